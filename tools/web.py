"""The page in a checkout: `python -m tools.web build` if its sources changed; `python -m tools.web check` tests it."""

from __future__ import annotations

import sys
from pathlib import Path

from hatch_build import NoNode, build, installed, node_bin, npm_command, run
from tools import types, words

ROOT = Path(__file__).resolve().parents[1]
# What makes both quick: only what changed is looked at again (web/.svelte-check), modules are read once for all tests.
QUICK = {"check": ["--incremental"], "test": ["--no-isolate", "--pool=threads"]}


def main() -> int:
    if sys.argv[1:] not in (["build"], ["check"]):
        print("usage: python -m tools.web build|check", file=sys.stderr)
        return 2
    try:
        if sys.argv[1] == "check":
            check()
        elif build(ROOT):
            print("The page is built.", file=sys.stderr)
    except (NoNode, RuntimeError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def check() -> None:
    """Types, those of the wire too, unused and missing strings, unit tests."""
    words.main()
    if not types.current():
        raise RuntimeError(types.STALE)
    if found := types.by_hand():
        raise RuntimeError(f"These answers have no type of web/src/wire.ts: {', '.join(found)}")
    web, folder = ROOT / "web", node_bin()
    npm = npm_command(folder)
    if not installed(web):
        run([*npm, "ci", "--no-audit", "--no-fund"], web, folder)
    for script, options in QUICK.items():
        run([*npm, "run", script, "--", *options], web, folder)
        print(f"npm run {script}: passed")


if __name__ == "__main__":
    sys.exit(main())
