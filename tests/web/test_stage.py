"""The great moments on stage: a battle beside its region, points on their way, everything gone at once."""

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.kit.pages import Visit, api

Lines = list[tuple[int, Any]]
SCREENS = ((360, 740), (390, 844), (768, 1024), (1024, 768), (1280, 720), (1440, 900), (1920, 1080))
ON_STAGE = "[data-stage], .floor > *, [data-travel]"

# Whether the scene of the battle and the land of its region have a pixel in common, once the scene lies still.
COVERED = """(region) => {
  const a = document.querySelector(`[data-battle="${region}"]`).getBoundingClientRect();
  const b = document.querySelector(`[data-land="${region}"]`).getBoundingClientRect();
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""


def told(page: Page, table: str) -> Lines:
    """All that everybody was told, with the lines of the log."""
    total = api(page, "GET", f"/api/tables/{table}")["state"]["table"]["decisions"]
    found: Lines = []
    for begin in range(0, total, 60):
        story = api(page, "GET", f"/api/tables/{table}/story?begin={begin}&end={min(begin + 60, total)}")
        found += [(story["line"] + n, step["event"]) for n, step in enumerate(story["steps"])]
    return found


def watching(visit: Visit, table: str, **options: Any) -> tuple[Page, Lines]:
    """Somebody with the link at the end of the game."""
    page = visit(f"/#table={table}", **options)
    page.locator("dialog").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    return page, told(page, table)


def look_at(page: Page, line: int) -> None:
    """Show the moment of a line of the log, which may have to be opened further."""
    button = page.locator(f"[data-line='{line}'] button.show")
    while not button.count():
        before = page.locator("[data-line]").count()
        page.get_by_role("button", name="Earlier").dispatch_event("click")
        page.wait_for_function("(n) => document.querySelectorAll('[data-line]').length > n", arg=before)
    button.dispatch_event("click")
    page.locator(f".looked[data-line='{line}']").wait_for(state="attached")


def battles(lines: Lines) -> Iterator[tuple[str, int, list[str]]]:
    """Each battle: its region, the line of its last blow, and the dice of each roll until then."""
    region, blow, until = "", 0, 0
    dice: list[str] = []
    for line, event in lines:
        if event["what"] == "battle":
            region, blow, dice = event["region"], 0, []
        elif event["what"] == "roll" and event["region"] == region:
            dice.append(" ".join(map(str, event["dice"])))
        elif event["what"] == "kill":
            blow, until = line, len(dice)
        elif event["what"] == "battle_over" and blow:
            yield region, blow, dice[:until]


def test_a_battle_shows_all_its_dice_and_never_covers_its_region(visit: Visit, chronicle: str) -> None:
    page, lines = watching(visit, chronicle)
    fought = {region: (blow, dice) for region, blow, dice in battles(lines)}
    assert len(fought) > 4
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        for region, (blow, dice) in list(fought.items())[:: len(fought) - 1]:
            look_at(page, blow)
            scene = page.locator(f"[data-battle={region}]")
            rolled = scene.locator("[data-dice]").evaluate_all("all => all.map((one) => one.dataset.dice)")
            assert rolled
            assert sorted(rolled) == sorted(dice)
            page.wait_for_function(f"(region) => !({COVERED})(region)", arg=region)


def test_points_that_travel_are_those_that_were_scored(visit: Visit, chronicle: str) -> None:
    page, lines = watching(visit, chronicle, reduced_motion="no-preference")
    scored = {event["cause"]["for"]: (line, event) for line, event in lines if event["what"] == "score"}
    assert {"domination", "ruiner", "first", "dial"} <= set(scored)
    for reason, (line, event) in scored.items():
        look_at(page, line)
        travelling = page.locator(f"[data-travel={event['power']}]")
        expect(travelling).to_have_text(f"+{event['points']}")
        if reason in ("ruiner", "first", "second"):
            expect(page.locator(f"[data-callout={reason}]")).to_contain_text(f"+{event['points']}")


def test_whatever_is_on_stage_is_gone_at_once(visit: Visit, chronicle: str) -> None:
    page, lines = watching(visit, chronicle, reduced_motion="no-preference")
    for what in ("ruin", "dominate", "tick", "old_world"):
        look_at(page, next(line for line, event in lines if event["what"] == what))
        assert page.locator(ON_STAGE).count(), what
        page.get_by_role("button", name="Back to now").click()
        assert page.evaluate("css => document.querySelectorAll(css).length", ON_STAGE) == 0, what


def test_without_motion_nothing_is_staged_but_the_battle(visit: Visit, chronicle: str) -> None:
    page, lines = watching(visit, chronicle)
    look_at(page, next(line for line, event in lines if event["what"] == "ruin"))
    assert page.locator("[data-stage], [data-travel]").count() == 0
    look_at(page, next(line for line, event in lines if event["what"] == "roll"))
    expect(page.locator("[data-battle] [data-dice] .rolling")).to_have_count(0)


def test_dice_end_on_the_faces_that_were_rolled(visit: Visit, chronicle: str) -> None:
    page, lines = watching(visit, chronicle, reduced_motion="no-preference")
    line, roll = max((one for one in lines if one[1]["what"] == "roll"), key=lambda one: one[1]["dice"].count(6))
    assert 6 in roll["dice"]
    look_at(page, line)
    tray = page.locator("[data-dice]").last
    tray.locator(".cube").first.wait_for()  # they are in the air
    tray.locator("[data-face]").nth(len(roll["dice"]) - 1).wait_for()
    lie = tray.locator("[data-face]").evaluate_all("all => all.map((one) => Number(one.dataset.face))")
    assert lie == roll["dice"]
    expect(tray.locator(".rolling, .cube")).to_have_count(0)
    expect(tray.locator(".six")).to_have_count(roll["dice"].count(6))
    # Without motion they lie there at once and say the same.
    page.evaluate("document.documentElement.dataset.motion = 'still'")
    page.get_by_role("button", name="Back to now").click()
    look_at(page, line)
    expect(page.locator("[data-dice] .cube")).to_have_count(0)
    still = page.locator("[data-dice]").last.locator("[data-face]")
    assert still.evaluate_all("all => all.map((one) => Number(one.dataset.face))") == roll["dice"]
