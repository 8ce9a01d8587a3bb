"""Name, look, notices, and coming back."""

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import Page, Worker, expect

from ruinous.server.bus import LocalBus
from ruinous.server.chance import Clock
from ruinous.server.notices.deliver import failed
from ruinous.server.notices.push import heed, message, subscriptions_of
from ruinous.server.people.people import People
from ruinous.store import open_store
from ruinous.store.protocol import Notice
from tests.kit.push_service import Browser
from tests.web.kit.pages import KEPT, Visit, api, signed_in, until
from tools.browser import Server


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


# A browser without windows has no place where notifications are shown: here is one, which obeys the same rules.
TRAY = """() => {
  if (Notification.permission === "granted") return;
  let shown = [];
  registration.getNotifications = async () => shown;
  registration.showNotification = async (title, { tag, ...told }) => {
    const one = { title, tag, ...told, close: () => (shown = shown.filter((other) => other !== one)) };
    shown = [...shown.filter((other) => !tag || other.tag !== tag), one];
  };
}"""
TOLD = """() => registration.getNotifications().then((shown) =>
  shown.map(({ title, body, tag, lang, data }) => ({ title, body, tag, language: lang, url: data.url })))"""
# As the browser does it; a press by hand would also let the worker bring a page to the front.
PRESSED = """async () => {
  WindowClient.prototype.focus = async () => {};
  const [notification] = await registration.getNotifications();
  await new Promise((waitUntil) =>
    dispatchEvent(Object.assign(new Event("notificationclick"), { notification, waitUntil })));
}"""
RENEWED = """(made) => new Promise((waitUntil) => dispatchEvent(
  Object.assign(new Event("pushsubscriptionchange"), { newSubscription: { toJSON: () => made }, waitUntil })))"""


def worker_of(page: Page) -> Worker:
    """The service worker of the page, at work."""
    page.wait_for_function(
        "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
    )
    return page.context.service_workers[-1]  # earlier ones belonged to earlier tests


def test_the_service_worker_shows_what_is_pushed_and_leads_to_its_table(visit: Visit, server: Server) -> None:
    page = signed_in(visit, "Pushed on", "/", permissions=["notifications"], **KEPT)
    table = api(page, "POST", "/api/tables", {"places": [{"me": True}]})["table"]
    worker = worker_of(page)
    worker.evaluate(TRAY)
    session = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(
            one["registrationId"]
            for one in told["registrations"]
            if one["scopeURL"] == f"{server.url}/" and not one["isDeleted"]
        ),
    )
    session.send("ServiceWorker.enable")
    until(page, lambda: found, "The browser knows no service worker.")
    notice = Notice(
        "k", "p1", table, "your_turn", {"name": "", "seats": ["khorne"], "others": ["nurgle"], "round": 3}, 1
    )
    told = message(notice, "Friday", f"{server.url}/#table={table}", "en").decode()

    def push(data: str) -> None:
        session.send(
            "ServiceWorker.deliverPushMessage", {"origin": server.url, "registrationId": found[-1], "data": data}
        )

    push(told)
    until(page, lambda: worker.evaluate(TOLD) == [json.loads(told)], "It is not shown.")
    assert json.loads(told)["title"] == "Your turn: Friday"
    newer = told.replace("round 3", "round 4")
    assert newer != told
    push(newer)  # of the same table and kind: it takes the place of the older one
    until(page, lambda: worker.evaluate(TOLD) == [json.loads(newer)], "The newer one is not shown alone.")
    worker.evaluate(PRESSED)
    page.wait_for_url(f"**/#table={table}")
    assert worker.evaluate(TOLD) == []
    push("nonsense")  # whatever comes is shown: a browser wants it so
    until(page, lambda: [one["title"] for one in worker.evaluate(TOLD)] == ["Ruinous"], "Nothing is shown.")


def test_a_subscription_that_the_browser_renews_is_not_lost(visit: Visit) -> None:
    page = signed_in(visit, "Renewed", "/", **KEPT)
    worker = worker_of(page)
    other = Browser("https://push.example/renewed").subscription
    worker.evaluate(RENEWED, other)
    assert api(page, "GET", "/api/notices/push")["devices"] == 0, "only where it is wanted"
    api(page, "PUT", "/api/notices/push", Browser("https://old.example/one").subscription)
    worker.evaluate(RENEWED, other)
    now = api(page, "GET", "/api/notices/push")
    assert (now["here"], now["devices"], now["target"]) == (True, 1, "https://push.example/…")
    # The worker was not told, or the browser has forgotten everything: the page finds out at its start.
    page.add_init_script(SUBSCRIBING + "window.allowed = 'granted';")
    page.reload()
    until(page, lambda: "127.0.0.1" in api(page, "GET", "/api/notices/push")["target"], "The new one was not told.")


def test_a_device_that_was_dropped_says_so(visit: Visit, server: Server) -> None:
    page = signed_in(visit, "Dropped", "/", **KEPT)
    page.add_init_script(SUBSCRIBING)
    page.goto(page.url.split("#")[0] + "#/settings")
    page.reload()
    part = page.get_by_role("group", name="This device")
    part.get_by_role("button", name="Notify me on this device").click()
    expect(part.get_by_text("even while Ruinous is closed")).to_be_visible()
    with ThreadPoolExecutor(1) as pool:  # a browser has a loop of its own in this thread
        pool.submit(asyncio.run, dropped(server, api(page, "GET", "/api/identity")["id"])).result()
    page.reload()
    expect(part.get_by_text("could no longer be delivered")).to_be_visible()
    part.get_by_role("button", name="Notify me on this device").click()
    expect(part.get_by_text("even while Ruinous is closed")).to_be_visible()
    expect(part.get_by_text("could no longer be delivered")).to_have_count(0)


async def dropped(server: Server, person: str) -> None:
    """What the server does when a push service says that it no longer knows the device."""
    store = await open_store(server.folder / "ruinous.sqlite")
    try:
        identity = await store.identity(person)
        assert identity
        (kept,) = subscriptions_of(identity).values()
        await heed(People(store, LocalBus(), Clock(), 0), identity, kept, failed("push_gone"))
    finally:
        await store.close()


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
