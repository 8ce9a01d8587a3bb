"""The admin token lies in a file that only its owner reads, and nowhere else."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx

from ruinous.client import request
from ruinous.server.host.admin import keep_admin
from ruinous.server.host.token_file import tighten
from ruinous.store import open_store
from tests.kit.play import Serving, run_command


def mode(file: Path) -> int:
    return file.stat().st_mode & 0o777


def works(url: str, token: str) -> bool:
    headers = {"Authorization": f"Bearer {token}"}
    return httpx.get(f"{url}/api/admin/status", headers=headers).status_code == 200


def test_it_is_written_at_the_first_start_and_shown_nowhere(tmp_path: Path) -> None:
    file = tmp_path / "admin-token"
    with Serving(tmp_path, "--verbose") as server:
        token = file.read_text().strip()
        assert works(server.url, token)
        assert (len(token), mode(file)) == (43, 0o600)
        assert f"The admin token is in {file}." in "".join(server.said)
        server.stop()
        file.chmod(0o644)
        server.start()
        assert works(server.url, token)
        assert mode(file) == 0o600, "it was open to others"
        made = request(server.url, "POST", "/api/admin/token", token=token)["token"]
        assert file.read_text().strip() == made
        assert works(server.url, made)
        assert not works(server.url, token)
        server.stop()
        server.words = ("--new-admin-token",)
        server.start()
        renewed = file.read_text().strip()
        assert works(server.url, renewed)
        assert not works(server.url, made)
        said = "".join(server.said)
        assert [one for one in (token, made, renewed) if one in said] == []
    assert sorted(path.name for path in tmp_path.iterdir() if "token" in path.name) == ["admin-token"]


def test_another_place_for_it(tmp_path: Path) -> None:
    file = tmp_path / "secrets" / "ruinous"
    with Serving(tmp_path / "data", RUINOUS_ADMIN_TOKEN_FILE=str(file)) as server:
        assert works(server.url, file.read_text().strip())
        assert not (tmp_path / "data" / "admin-token").exists()


def test_a_token_that_cannot_be_written_is_not_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    place = str(tmp_path / "file" / "token")
    ended = run_command(
        "serve", "--data", str(tmp_path), "--port", "0", RUINOUS_ADMIN_TOKEN_FILE=place, DATABASE_URL=""
    )
    assert ended.returncode == 1
    assert f"{place} cannot be used" in ended.stderr

    async def first() -> None:
        store = await open_store(str(tmp_path / "ruinous.sqlite"))
        try:
            assert await store.meta("admin_token") is None
            await keep_admin(store, tmp_path / "token")
            await keep_admin(store, tmp_path / "other")
        finally:
            await store.close()

    asyncio.run(first())
    assert mode(tmp_path / "token") == 0o600
    assert not (tmp_path / "other").exists(), "there was one already"


def test_a_file_that_is_not_there_is_no_trouble(tmp_path: Path) -> None:
    tighten(tmp_path / "nothing")
