"""Sound is offered and never forced; themes are for everybody."""

from datetime import UTC, datetime, timedelta

from playwright.sync_api import Page, Response, expect

from tests.web.kit.looking import CUT, SMALL, TARGETS, right
from tests.web.kit.pages import Visit, api, axe, go, named, signed_in
from tests.web.kit.playing import seated
from tests.web.test_table_shown import EARS

OFFER = "This table has sounds"


def listen(page: Page) -> list[str]:
    """The sounds that a page fetches from now on."""
    fetched: list[str] = []

    def note(answer: Response) -> None:
        if answer.url.endswith(".mp3"):
            fetched.append(answer.url.rsplit("/", 1)[1])

    page.on("response", note)
    page.add_init_script(f"({EARS})()")
    return fetched


def test_sound_is_offered_once_and_loaded_when_it_is_wanted(visit: Visit) -> None:
    page = visit("")
    fetched = listen(page)
    go(page, "/")
    offer = page.get_by_role("region", name="Sound")
    expect(offer).to_contain_text(OFFER)
    assert axe(page) == []
    page.keyboard.press("Shift")
    offer.get_by_role("button", name="Not now").click()
    expect(offer).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="Play now").wait_for()
    page.keyboard.press("Shift")
    expect(offer).to_have_count(0)
    go(page, "/#/settings")
    expect(page.get_by_label("Sounds")).not_to_be_checked()
    assert fetched == []
    # Whoever turns it on hears it, and is remembered; how loud, too.
    page.get_by_label("Sounds").check()
    page.wait_for_function("() => window.heard > 0")
    assert any(name.startswith("turn-") for name in fetched)
    assert not any(name.startswith("ambience-") for name in fetched)  # there is no table here
    page.get_by_label("Ambience").fill("9")
    page.get_by_label("Effects").fill("3")
    fetched.clear()
    page.reload()
    expect(page.get_by_label("Effects")).to_have_value("3")
    expect(page.get_by_label("Ambience")).to_have_value("9")
    assert fetched == []  # nobody has touched it yet
    page.keyboard.press("Shift")
    page.wait_for_event("response", lambda answer: answer.url.endswith(".mp3"))


def test_who_comes_to_a_table_first_is_offered_sound_in_its_log(visit: Visit) -> None:
    page, _ = seated(visit, "khorne", viewport={"width": 1280, "height": 720})
    offer = page.locator(".log").get_by_role("region", name="Sound")
    expect(offer).to_contain_text(OFFER)
    assert axe(page) == []
    for width, height in ((1280, 720), (640, 360), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        for script in (CUT, SMALL, TARGETS):
            right(page, script, f"{width} × {height}")
    offer.get_by_role("button", name="Not now").click()
    expect(offer).to_have_count(0)
    assert page.evaluate("localStorage['ruinous.sound']") == "false"


def test_an_accepted_offer_rings_and_a_key_silences_the_table(visit: Visit) -> None:
    page, table = seated(visit, "khorne")
    fetched = listen(page)
    page.goto("/#/")
    page.reload()
    page.get_by_role("button", name="Turn sound on").click()
    page.wait_for_function("() => window.heard > 0")
    assert api(page, "GET", "/api/identity")["settings"]["interface"]["sound"] is True
    with page.expect_response(lambda answer: "/ambience-" in answer.url):
        go(page, f"/#table={table}")
    page.locator("[data-asked]").wait_for()
    assert len(fetched) == len(set(fetched))
    page.keyboard.press("s")
    expect(page.get_by_role("status").filter(has_text="Sound off")).to_be_visible()
    assert page.evaluate("localStorage['ruinous.sound']") == "false"
    page.keyboard.press("s")
    expect(page.get_by_role("status").filter(has_text="Sound on")).to_be_visible()


def test_quiet_hours_are_quiet(visit: Visit) -> None:
    page = named(visit(""), "Sleepy")
    now = datetime.now(UTC)
    quiet = {"from": f"{now - timedelta(hours=2):%H:%M}", "to": f"{now + timedelta(hours=2):%H:%M}", "zone": "UTC"}
    api(page, "PUT", "/api/notices/settings", {"quiet": quiet})
    page.add_init_script("localStorage.setItem('ruinous.sound', 'true')")
    fetched = listen(page)
    go(page, "/#/settings")
    expect(page.get_by_text("one of your quiet hours")).to_be_visible()
    page.keyboard.press("Shift")
    page.get_by_label("Sounds").uncheck()
    page.get_by_label("Sounds").check()
    expect(page.get_by_text("one of your quiet hours")).to_be_visible()
    assert page.evaluate("window.heard") == 0
    assert fetched == []


def test_quiet_hours_are_quiet_in_the_tab(visit: Visit) -> None:
    """There is no server to keep them: the device does."""
    page = visit("", timezone_id="UTC")
    fetched = listen(page)
    go(page, "/tab#/settings")
    page.get_by_label("Sounds").check()
    page.wait_for_function("() => window.heard > 0")
    now = datetime.now(UTC)
    page.get_by_label("Quiet hours").check()
    page.get_by_label("From").fill(f"{now - timedelta(hours=2):%H:%M}")
    page.get_by_label("To", exact=True).fill(f"{now + timedelta(hours=2):%H:%M}")
    expect(page.get_by_text("one of your quiet hours")).to_be_visible()
    fetched.clear()
    page.reload()
    expect(page.get_by_label("Quiet hours")).to_be_checked()
    page.keyboard.press("Shift")
    expect(page.get_by_text("one of your quiet hours")).to_be_visible()
    assert page.evaluate("window.heard") == 0
    assert fetched == []


def test_themes_are_chosen_or_follow_the_device_and_can_be_read(visit: Visit) -> None:
    page = signed_in(visit, "Reader", "/#/settings")
    for label, theme in (("Candlelight", "dark"), ("High contrast", "contrast"), ("Daylight", "light")):
        page.get_by_label(label).check()
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        assert axe(page) == []
    for options, theme in (
        ({"color_scheme": "dark"}, "dark"),
        ({"contrast": "more"}, "contrast"),
        ({"forced_colors": "active"}, "contrast"),
    ):
        device = visit("/", **options)
        expect(device.locator("html")).to_have_attribute("data-theme", theme)
    table, _ = seated(visit, "khorne", contrast="more")
    expect(table.locator("html")).to_have_attribute("data-theme", "contrast")
    assert axe(table) == []
