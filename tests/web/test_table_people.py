"""Several people at one table: votes, spectators, seats that change hands, a clock, a server that dies."""

import re
import signal

from playwright.sync_api import Page, expect

from tests.web.kit.pages import Visit, api, go, named
from tests.web.kit.playing import OVER, press, seated, state
from tools.browser import Server

POWERS = ("khorne", "nurgle", "tzeentch")


def gather(visit: Visit, *names: str, **options: object) -> tuple[str, list[Page]]:
    """A game of people and bots that has begun, and everybody's page at it."""
    pages = [named(visit(""), name) for name in names]
    places = [{"me": True}] + [{}] * (len(names) - 1) + [{"bot": "random"}] * (len(POWERS) - len(names))
    body = {"options": {"access": "link", "powers": list(POWERS), **options}, "places": places}
    table = str(api(pages[0], "POST", "/api/tables", body)["table"])
    for number, page in enumerate(pages[1:], 1):
        api(page, "POST", f"/api/tables/{table}/do", {"do": "join", "place": number})
    for page in pages:
        go(page, f"/#table={table}")
    api(pages[0], "POST", f"/api/tables/{table}/do", {"do": "start"})
    for page in pages:
        page.locator("[data-asked]").wait_for()
    return table, pages


def play_on(pages: list[Page], table: str, decisions: int) -> None:
    """Decide past the pages, whoever is asked."""
    for _ in range(decisions):
        seat = state(pages[0], table)["ask"]["seat"]
        page = pages[POWERS.index(seat)]
        press(page, table, state(page, table, seat)["ask"]["actions"][-1]["do"], seat)


def menu(page: Page) -> None:
    page.get_by_role("tab", name="Table").click()


def vote(page: Page, what: str) -> None:
    """Say yes to what is proposed."""
    box = page.get_by_role("alertdialog", name=re.compile(what))
    box.get_by_role("button", name="Yes").click()


def test_pause_rewind_and_giving_up_by_vote(visit: Visit) -> None:
    table, (anna, bela, cleo) = gather(visit, "Anna", "Bela", "Cleo")
    pages = [anna, bela, cleo]
    play_on(pages, table, 9)
    for page in pages:
        menu(page)
    anna.get_by_role("button", name="Propose a pause").click()
    expect(anna.get_by_role("alertdialog")).to_contain_text("1 yes, 0 no, of 3")
    bela.get_by_role("alertdialog", name="Anna proposes: pause the game").get_by_role("button", name="No").click()
    vote(cleo, "pause the game")
    for page in pages:
        expect(page.locator("[data-asked]")).to_contain_text("The game is paused")
        expect(page.locator(".text.mine")).to_have_count(0)
    bela.get_by_role("button", name="Propose resuming").click()
    vote(anna, "Bela proposes: resume the game")
    expect(anna.locator("[data-asked]")).not_to_contain_text("paused")

    before = state(anna, table)["table"]["decisions"]
    cleo.get_by_role("button", name="Propose rewinding one round").click()
    vote(anna, "rewind to move")
    vote(bela, "rewind to move")
    expect(bela.get_by_role("alertdialog")).to_have_count(0)
    assert state(anna, table)["table"]["decisions"] < before
    for page, seat in zip(pages, POWERS, strict=True):  # every page stands where the server stands
        power = state(page, table, seat)["game"]["players"][seat]["power"]
        expect(page.locator(f".panel.of-{seat}, section.of-{seat}").first).to_contain_text(str(power))

    bela.get_by_role("button", name="Propose abandoning the game").click()
    expect(bela.get_by_role("alertdialog").get_by_role("button", name="Withdraw")).to_be_visible()
    vote(anna, "abandon the game")
    for page in pages:
        expect(page.get_by_role("dialog", name=OVER)).to_contain_text("The game was abandoned")


def test_a_seat_is_freed_by_vote_and_taken_over_by_a_newcomer_with_the_link(visit: Visit) -> None:
    table, (anna, bela, cleo) = gather(visit, "Anna", "Bela", "Cleo")
    menu(cleo)
    cleo.get_by_role("button", name="Let a bot decide for me").click()
    expect(cleo.get_by_role("button", name="Take my seat back")).to_be_visible()
    menu(anna)
    expect(anna.locator("li", has_text="Cleo")).to_contain_text("a bot is playing")
    anna.get_by_role("button", name="Propose opening this seat to someone else").click()
    vote(bela, "open Tzeentch’s seat to someone else")
    expect(anna.locator("li", has_text="Tzeentch")).to_contain_text("bot")
    # Somebody who has but the link.
    dora = visit(f"/#table={table}")
    expect(dora.locator("[data-asked]")).to_be_visible()
    expect(dora.locator(".slot")).to_have_count(0)
    api(dora, "POST", "/api/identity", {"name": "Dora"})
    dora.reload()
    menu(dora)
    dora.locator("li", has_text="Tzeentch").get_by_role("button", name="Ask for this seat").click()
    for page in (anna, bela):
        vote(page, "Dora would like to take Tzeentch’s seat")
    expect(dora.locator(".slot").first).to_be_visible()
    hand = state(dora, table, "tzeentch")["game"]["players"]["tzeentch"]["hand"]
    expect(dora.locator(".slot")).to_have_count(len(set(hand)))
    expect(anna.locator("li", has_text="Dora")).to_contain_text("online")
    expect(cleo.locator(".slot")).to_have_count(0)  # the seat is not hers any more


def test_a_spectator_watches_live_and_sees_no_hand(visit: Visit) -> None:
    page, table = seated(visit, "khorne")
    spectator = visit(f"/#table={table}")
    expect(spectator.get_by_text("You are watching.")).to_be_visible()
    expect(spectator.locator(".slot, button.piece, .text.mine")).to_have_count(0)
    summon = next(a for a in state(page, table, "khorne")["ask"]["actions"] if a.get("region") == "kislev")
    press(page, table, summon["do"], "khorne")
    expect(spectator.locator(f".region [data-figure={summon['figure']}]")).to_be_visible()  # a bot may have moved it on
    expect(spectator.get_by_role("tabpanel")).to_contain_text("Khorne summons a Bloodsworn to Kislev")
    assert state(spectator, table)["game"]["players"]["khorne"]["hand"] is None
    menu(spectator)
    expect(spectator.get_by_role("button", name=re.compile("Propose|Let a bot|Leave"))).to_have_count(0)


def test_a_clock_runs_a_bot_takes_the_seat_and_its_owner_takes_it_back(visit: Visit) -> None:
    table, pages = gather(visit, "Anna", "Bela", clock={"kind": "move", "seconds": 10}, stand_in="random")
    waiting = POWERS.index(state(pages[0], table)["ask"]["seat"])
    late, other, name = pages[waiting], pages[1 - waiting], ("Anna", "Bela")[waiting]
    clock = late.get_by_role("timer")
    expect(clock).to_have_text(re.compile(r"^0:(0\d|10)$"))
    expect(clock).not_to_have_text(clock.inner_text())
    menu(late)
    menu(other)
    api(other, "POST", "/tests/later/10000")
    expect(other.locator("li", has_text=name)).to_contain_text("a bot is playing, out of time")
    late.get_by_role("button", name="Take my seat back").click()
    expect(other.locator("li", has_text=name)).not_to_contain_text("away")
    place = state(late, table)["table"]["places"][waiting]
    assert place["person"]["name"] == name
    assert not place["bot"]


def test_a_server_that_is_killed_comes_back_and_nothing_is_lost(visit: Visit, server: Server) -> None:
    page, table = seated(visit, "khorne", expect=("WebSocket", "ERR_CONNECTION", "Failed to load"))
    summon = next(a for a in state(page, table, "khorne")["ask"]["actions"] if a.get("region") == "tilea")
    press(page, table, summon["do"], "khorne")
    figure = page.locator(f".region[data-region=tilea] [data-figure={summon['figure']}]")
    expect(figure).to_be_visible()
    page.locator(".piece.can").first.wait_for()  # the bots have answered, and it is my turn again
    process = server.process
    assert process is not None
    process.send_signal(signal.SIGKILL)
    process.wait()
    try:
        expect(page.get_by_text("Connection lost")).to_be_visible()
        # What is decided meanwhile waits, and is done once the server is back.
        page.locator(".piece.can").first.click()
        page.locator("path.land.can").first.focus()
        page.keyboard.press("Enter")
    finally:
        server.start()
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    expect(figure).to_be_visible()
    page.wait_for_function("() => !document.querySelector('.key')?.disabled")
    told = state(page, table, "khorne")
    mine = [f for region in told["game"]["regions"].values() for f in region["figures"] if f["owner"] == "khorne"]
    assert len(mine) >= 2
