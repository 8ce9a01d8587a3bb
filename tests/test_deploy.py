"""The samples of deploy/ name settings, commands and files that there are."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from ruinous.cli import parser
from ruinous.server.host.doctor import KNOWN

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
FILES = sorted(path for path in DEPLOY.iterdir() if path.is_file())
BUILDING = {"RUINOUS_NO_WEB"}  # read by hatch_build.py


def text(name: str) -> str:
    return (DEPLOY / name).read_text("utf-8")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_settings_are_real(file: Path) -> None:
    assert set(re.findall(r"\bRUINOUS_[A-Z_]+\b", file.read_text("utf-8"))) <= {*KNOWN, *BUILDING}


def commands() -> list[list[str]]:
    unit = re.findall(r"^ExecStart=\S*/ruinous (.*)$", text("ruinous.service"), re.M)
    image = re.findall(r'^CMD \["ruinous", (.*)\]$', text("Containerfile"), re.M)
    several = re.findall(r"command: \[ruinous, (.*)\]", text("compose.yaml"))
    words = [shlex.split(line) for line in unit]
    return words + [re.findall(r'[^\s",]+', line) for line in (*image, *several)]


def test_commands_are_real() -> None:
    assert len(commands()) == 3
    for words in commands():
        assert parser().parse_args(words).port == 8765


def test_files_that_are_copied_are_there() -> None:
    for line in re.findall(r"^COPY (?!--from)(.*) \S+$", text("Containerfile"), re.M):
        assert all((ROOT / name).exists() for name in line.split())
    assert "dockerfile: deploy/Containerfile" in text("compose.yaml")


def test_metrics_stay_closed_behind_a_proxy() -> None:
    for name in ("Caddyfile", "nginx.conf"):
        assert re.search(r"/metrics.*404", text(name))


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd here")
def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "ruinous.service"
    unit.write_text(text("ruinous.service").replace("/opt/ruinous/bin/ruinous", "/bin/sh"))
    verified = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(unit)], capture_output=True, text=True, timeout=60
    )
    assert (verified.returncode, verified.stderr) == (0, "")
    rated = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--threshold=20", str(unit)],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert rated.returncode == 0, rated.stdout[-200:]
