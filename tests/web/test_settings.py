"""Name, look, notices, and coming back."""

from playwright.sync_api import expect

from tests.web.kit.pages import KEPT, Visit, api, signed_in


def test_a_name_is_given_and_changed(visit: Visit) -> None:
    page = visit("/#/settings")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Save").first.click()
    expect(page.get_by_text("You are Anna#")).to_be_visible()
    page.get_by_label("Your name").fill("Hanna")
    page.get_by_role("button", name="Save").first.click()
    expect(page.get_by_text("You are Hanna#")).to_be_visible()
    expect(page.get_by_role("navigation").get_by_role("link", name="Hanna")).to_be_visible()


def test_the_look_is_kept_here_and_follows_the_person(visit: Visit) -> None:
    page = signed_in(visit, "Looker", "/#/settings")
    page.get_by_label("Candlelight").check()
    page.get_by_label("Off").check()
    page.get_by_label("Français").check()
    expect(page.get_by_role("heading", name="Langue et apparence")).to_be_visible()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("data-motion", "still")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.get_by_role("button", name="Créer un lien de récupération").click()
    link = page.get_by_label("Lien de récupération").input_value()
    other = visit(link[link.index("/#") :])
    other.get_by_role("button", name="Sign in").click()
    expect(other.get_by_role("link", name="Looker")).to_be_visible()
    expect(other.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_recovery_link_works_once(visit: Visit) -> None:
    page = signed_in(visit, "Lost", "/#/settings")
    page.get_by_role("button", name="Create a recovery link").click()
    link = page.get_by_label("Recovery link").input_value()
    path = link[link.index("/#") :]
    second = visit(path)
    second.get_by_role("button", name="Sign in").click()
    expect(second.get_by_text("Welcome back, Lost.")).to_be_visible()
    assert "recover=" not in second.url
    assert api(second, "GET", "/api/identity")["id"] == api(page, "GET", "/api/identity")["id"]
    third = visit(path, expect=("status of 403",))
    third.get_by_role("button", name="Sign in").click()
    expect(third.get_by_role("alert")).to_contain_text("no longer valid")


def test_signing_out_all_others_gives_a_new_link(visit: Visit) -> None:
    page = signed_in(visit, "Careful", "/#/settings")
    page.get_by_role("button", name="Create a recovery link").click()
    old = page.get_by_label("Recovery link").input_value()
    page.get_by_role("button", name="Sign out all other devices").click()
    expect(page.get_by_text("Your old recovery link no longer works").last).to_be_visible()
    new = page.get_by_label("Recovery link").input_value()
    assert new != old
    stranger = visit(old[old.index("/#") :], expect=("status of 403",))
    stranger.get_by_role("button", name="Sign in").click()
    expect(stranger.get_by_role("alert")).to_contain_text("no longer valid")
    owner = visit(new[new.index("/#") :])
    owner.get_by_role("button", name="Sign in").click()
    expect(owner.get_by_text("Welcome back, Careful.")).to_be_visible()


def test_a_passphrase_opens_the_door_elsewhere(visit: Visit) -> None:
    page = signed_in(visit, "Secretive", "/#/settings")
    page.get_by_label("New passphrase").fill("correct horse battery")
    page.get_by_role("button", name="Save").last.click()
    expect(page.get_by_label("Old passphrase")).to_be_visible()
    tag = api(page, "GET", "/api/identity")["tag"]
    other = visit("/#/settings", expect=("status of 403",))
    other.get_by_label("Name with tag").fill(f"Secretive#{tag}")
    other.get_by_label("Passphrase").fill("wrong horse battery")
    other.get_by_role("button", name="Sign in").click()
    expect(other.get_by_role("alert")).to_be_visible()
    other.get_by_label("Passphrase").fill("correct horse battery")
    other.get_by_role("button", name="Sign in").click()
    expect(other.get_by_text(f"You are Secretive#{tag}")).to_be_visible()
    other.get_by_role("button", name="Sign out", exact=True).click()
    other.get_by_role("button", name="Sign out anyway").click()
    expect(other.get_by_text("You don’t have a name here yet")).to_be_visible()


def test_notices_are_saved_tested_and_logged(visit: Visit) -> None:
    page = signed_in(visit, "Notified", "/#/settings", expect=("status of 4",))
    part = page.get_by_role("region", name="Notifications")
    part.get_by_placeholder("https://").fill("http://127.0.0.1:10009/hook")
    part.get_by_label("votes").uncheck()
    part.get_by_label("Notify me after my turn has waited").select_option("300")
    part.get_by_label("Also for live tables").check()
    part.get_by_label("Quiet hours").check()
    part.get_by_label("From").fill("21:30")
    part.get_by_role("button", name="Save", exact=True).click()
    expect(part.get_by_role("status").last).to_have_text("Saved.")
    saved = api(page, "GET", "/api/notices/settings")["settings"]
    assert saved["webhook"] == {"url": "http://127.0.0.1:10009/hook", "kinds": ["your_turn", "game_over", "invited"]}
    assert (saved["delay"], saved["live"], saved["quiet"]["from"]) == (300, True, "21:30")
    part.get_by_role("button", name="Save and send a test").click()
    expect(part.get_by_role("alert")).to_be_visible()  # nobody listens there, and the page says so
    part.get_by_placeholder("https://").fill("not an address")
    part.get_by_role("button", name="Save", exact=True).click()
    expect(part.get_by_role("alert")).to_be_visible()


SUBSCRIBING = """
Object.defineProperty(Notification, "permission", { get: () => window.allowed ?? "default" });
Notification.requestPermission = async () => (window.allowed = "granted");
let kept = null;
PushManager.prototype.getSubscription = async () => kept;
PushManager.prototype.subscribe = async ({ applicationServerKey }) => (kept = {
  toJSON: () => ({
    endpoint: "https://127.0.0.1:10009/push/SECRET",
    keys: { p256dh: applicationServerKey, auth: "BTBZMqHH6r4Tts7J_aSIgg" },  // any point of the curve will do
  }),
  unsubscribe: async () => ((kept = null), true),
});
"""


def test_notices_are_pushed_to_this_device_when_it_is_switched_on(visit: Visit) -> None:
    page = signed_in(visit, "Pushed", "/", expect=("status of 4",), **KEPT)
    page.add_init_script(SUBSCRIBING)
    page.goto(page.url.split("#")[0] + "#/settings")
    page.reload()
    part = page.get_by_role("group", name="This device")
    part.get_by_role("button", name="Notify me on this device").click()
    expect(part.get_by_text("even while Ruinous is closed")).to_be_visible()
    expect(part.get_by_text("On for 1 device in all.")).to_be_visible()
    assert page.evaluate("navigator.serviceWorker.ready.then((one) => one.active.scriptURL)").endswith("/sw.js")
    assert api(page, "GET", "/api/notices/push")["target"] == "https://127.0.0.1:10009/…"
    part.get_by_label("votes").uncheck()
    page.get_by_role("region", name="Notifications").get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("region", name="Notifications").get_by_text("Saved.")).to_be_visible()
    assert api(page, "GET", "/api/notices/settings")["settings"]["push"] == ["your_turn", "game_over", "invited"]
    part.get_by_role("button", name="Send a test").click()
    expect(part.get_by_role("alert")).to_be_visible()  # nobody listens there, and the page says so
    part.get_by_role("button", name="Stop on this device").click()
    expect(part.get_by_text("shows nothing while Ruinous is closed")).to_be_visible()
    assert api(page, "GET", "/api/notices/push")["devices"] == 0
    page.evaluate("window.allowed = 'denied'")
    page.evaluate("location.hash = '#/'")
    page.evaluate("location.hash = '#/settings'")
    expect(part.get_by_text("The browser blocks notifications")).to_be_visible()


def test_ones_data_can_be_taken_along_and_the_identity_deleted(visit: Visit) -> None:
    page = signed_in(visit, "Ludmilla", "/#/settings")
    table = api(page, "POST", "/api/tables", {"options": {"access": "open"}, "places": [{"me": True}]})["table"]
    friend = signed_in(visit, "Friend", "/#/settings")
    api(friend, "POST", f"/api/tables/{table}/do", {"do": "join"})
    with page.expect_download() as begun:
        page.get_by_role("link", name="Download my data").click()
    with open(begun.value.path(), encoding="utf-8") as file:
        assert "Ludmilla" in file.read()
    page.get_by_role("button", name="Delete my identity").click()
    field = page.get_by_label("Type your name, Ludmilla")
    expect(field).to_be_focused()
    gone = page.get_by_role("button", name="Delete for good")
    expect(gone).to_be_disabled()
    page.get_by_role("button", name="Keep it").click()
    expect(page.get_by_role("button", name="Delete my identity")).to_be_focused()
    page.keyboard.press("Enter")
    field.fill("Ludmilla")
    gone.click()
    expect(page.get_by_role("heading", name="Been here before?")).to_be_visible()
    expect(page.get_by_role("status").first).to_have_text("Your identity is deleted.")
    assert api(friend, "GET", f"/api/tables/{table}")["state"]["table"]["host"]["name"] == "Friend"


def test_where_a_name_stood_one_reads_that_somebody_left(visit: Visit) -> None:
    page = signed_in(visit, "Ludmilla", "/", expect=("status of 401",))
    made = api(page, "POST", "/api/tables", {"options": {"access": "open"}, "places": [{"me": True}]})
    api(page, "POST", f"/api/tables/{made['table']}/do", {"do": "say", "text": "Farewell"})
    other = signed_in(visit, "Friend", "/")
    api(other, "POST", f"/api/tables/{made['table']}/do", {"do": "join"})
    api(page, "DELETE", "/api/identity", {"sure": True})
    other.goto(other.url.split("#")[0] + f"#table={made['table']}")
    expect(other.get_by_text("Farewell")).to_be_visible()
    expect(other.get_by_text("someone who left").first).to_be_visible()
    expect(other.get_by_text("Ludmilla")).to_have_count(0)
