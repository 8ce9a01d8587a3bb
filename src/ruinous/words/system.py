"""What the operating system tells us: which language to speak, and why a file cannot be used."""

import errno
import os

from ruinous.words import LANGUAGES, phrase

KNOWN = {
    errno.ENOENT: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EEXIST: "there_already",
    errno.EISDIR: "a_folder",
    errno.ENOTDIR: "no_folder",
    errno.ENOSPC: "full",
    errno.EROFS: "read_only",
    errno.ENAMETOOLONG: "long_name",
}


def language() -> str:
    """The language of RUINOUS_LANGUAGE, else of the system, else English."""
    given = [os.environ.get(name, "") for name in ("RUINOUS_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")]
    if given[0] in LANGUAGES:
        return given[0]
    system = next(filter(None, given[1:]), "")
    spoken = system.partition(".")[0].partition("_")[0].lower()
    return spoken if spoken in LANGUAGES else "en"


def why(error: OSError | ValueError) -> str:
    """The reason inside a sentence; the system's own words where we have none. A ValueError: it is not even a name."""
    if not isinstance(error, OSError):
        return phrase("system.no_name", {})
    known = KNOWN.get(error.errno or 0)
    return phrase(f"system.{known}", {}) if known else (error.strerror or phrase("system.unknown", {})).lower()
