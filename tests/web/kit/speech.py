"""Every text that a page ever shows or speaks, and what is wrong with it in a language."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page

from ruinous.words.voice import voice

# Tells of every text and every attribute that is read out, as soon as it is in the page, and of buttons without a name.
# What is marked as English (the original name of a card) is not ours to translate.
COLLECTOR = """() => {
  const ATTRIBUTES = ['aria-label', 'title', 'alt', 'placeholder', 'aria-roledescription', 'aria-valuetext',
    'aria-description', 'label'];
  const known = new Set(), told = new Set();
  const where = (node) => {
    const parts = [];
    for (let one = node; one && one.localName !== 'body' && parts.length < 4; one = one.parentElement) {
      const name = [...one.classList].find((each) => !each.startsWith('svelte-'));
      parts.unshift(one.localName + (one.id ? `#${one.id}` : name ? `.${name}` : ''));
    }
    return parts.join(' ');
  };
  const foreign = (node) => {
    const marked = node.closest('[lang]');
    return (marked && marked !== document.documentElement) || node.closest('script, style, noscript');
  };
  const take = (text, node) => {
    const words = text.trim();
    if (!words || known.has(words) || !node || foreign(node)) return;
    known.add(words);
    window.collect(words, where(node));
  };
  const element = (node) => {
    for (const name of ATTRIBUTES) if (node.hasAttribute(name)) take(node.getAttribute(name), node);
    if (node.matches('input:is([type=button], [type=submit], [readonly])')) take(node.value, node);
  };
  const walk = (root) => {
    if (root.nodeType === Node.TEXT_NODE) return take(root.data, root.parentElement);
    if (root.nodeType !== Node.ELEMENT_NODE) return;
    const all = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = root; node; node = all.nextNode()) {
      if (node.nodeType === Node.TEXT_NODE) take(node.data, node.parentElement);
      else element(node);
    }
  };
  const nameless = () => {
    for (const node of document.querySelectorAll('button, a[href], [role=button], [role=tab], summary')) {
      const named = node.textContent.trim() || node.ariaLabel || node.title || node.getAttribute('aria-labelledby')
        || node.querySelector('[aria-label], [alt], title') || node.closest('label') || node.ariaHidden === 'true';
      const name = where(node);
      if (!named && !told.has(name)) told.add(name), window.collect('', name);
    }
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') addedNodes.forEach(walk);
      else if (type === 'characterData') take(target.data, target.parentElement);
      else element(target);
    }
    nameless();
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true,
    attributeFilter: [...ATTRIBUTES, 'value'] });
}"""

# Words that nearly every English sentence has, and none in French.
ENGLISH = re.compile(
    r"\b(the|of|your|yours|you|and|with|from|for|is|are|was|were|this|that|these|those|not|has|have|had|will|would|can"
    r"|cannot|must|may|his|her|their|they|them|its|who|whose|which|what|when|where|while|then|than|there|here|each|every"
    r"|all|any|no|none|one|two|three|other|another|more|less|most|by|at|to|be|been|into|onto|out|off|up|down|after"
    r"|before|until|only|also|both|either|if|but|so|how|why|cards?|turn|turns|win|wins|won|rounds?|battle|dice|die"
    r"|hits?|tokens?|regions?|players?|powers?|hand|draw|draws|play|plays|played|game|choose|chosen|summon|place"
    r"|figures?|follower|followers|spaces?|reserve|upgrade|threat|spend|skip|close|back|show|save|help|rules?|settings)\b",
    re.IGNORECASE,
)
FRENCH_TOO = {"place", "figure", "figures", "reserve", "at", "die", "but", "if", "all", "by", "so", "off", "up", "to"}
"""Of these, those that a French sentence may have, or that may stand in one as a name."""
BROKEN = re.compile(r"[{}$]|undefined|\bNaN\b|\[object|\?\?\?|\bnull\b")
RAW = re.compile(r"\b[a-z]+(?:_[a-z0-9]+)+\b|\b(?:khorne|nurgle|tzeentch|slaanesh|skaven|old_world)\.[a-z]")
"""An id that no words were found for."""
LATIN = re.compile(r"[A-Za-z]{2,}(?: [A-Za-z]{2,})+")
"""In Japanese even two Latin words are too many."""
OURS = re.compile(
    r"Chaos in the Old World|Ruinous|https?://\S*|\S+@\S+|\b(?:Esc|Tab|Enter|Ctrl|Shift)\b|English|Français"
    r"|Realm of Chaos|\./play\S*( \w+)?"
)
"""The names of the game, of languages, keys and addresses, and of a set of cards that has no other."""
OPTIONS = re.compile(r"[«「]\s*(?:powers|card_set|events|base|mixed|morrslieb|realm_of_chaos)\s*[»」]")
"""The rules quote options as the API calls them."""


class Collected:
    """What a page has said so far, each text once, and where it stood first."""

    def __init__(self, page: Page) -> None:
        self.texts: dict[str, str] = {}
        self.nameless: set[str] = set()
        page.expose_function("collect", self.take)
        page.add_init_script(f"({COLLECTOR})()")

    def take(self, text: str, where: str) -> None:
        if text:
            self.texts.setdefault(text, where)
        else:
            self.nameless.add(where)

    def faults(self, language: str, names: tuple[str, ...] = ()) -> list[str]:
        """What is no French or no Japanese, what lacks an argument, and what has no name; nothing if all is well."""
        found = [
            f"{where}: {text!r} ({why})" for text, where in self.texts.items() if (why := fault(text, language, names))
        ]
        return [*found, *(f"{where}: a button without a name" for where in sorted(self.nameless))]


def fault(text: str, language: str, names: tuple[str, ...] = ()) -> str:
    """Why a text cannot stand in a page of this language; empty if it can.

    >>> fault("Jouez une carte dans l’Empire.", "fr")
    ''
    >>> fault("Jouez une carte dans the Empire.", "fr")
    'English: the'
    >>> fault("Blood Frenzy", "ja"), fault("混沌カード「Blood Frenzy」", "ja")
    ('English: Blood Frenzy', 'English: Blood Frenzy')
    >>> fault("{ $name } passe.", "fr"), fault("Tour undefined", "fr"), fault("move_figures", "fr")
    ('broken: {', 'broken: undefined', 'an id: move_figures')
    """
    for name in names:
        text = text.replace(name, "")
    plain = OPTIONS.sub("", OURS.sub("", text))
    if broken := BROKEN.search(plain):
        return f"broken: {broken[0]}"
    if raw := RAW.search(plain):
        return f"an id: {raw[0]}"
    words = [word for word in ENGLISH.findall(plain) if language != "fr" or word.lower() not in FRENCH_TOO]
    if words:
        return f"English: {' '.join(words[:4])}"
    if language == "ja" and (latin := LATIN.search(plain)):
        return f"English: {latin[0]}"
    return ""


def words(language: str, id: str, **args: Any) -> str:
    """What the page says there, from the same words."""
    return voice(language).text(id, args)


# --- the machine's language ---------------------------------------------------------------------------------------

# What stands outside ⟦ ⟧ although somebody reads it, and what is cut or runs out of its box.
UNWRAPPED = """() => {
  const ATTRIBUTES = ['aria-label', 'title', 'alt', 'placeholder'];
  const wrong = new Set(), bare = (text) => {
    let depth = 0, out = '';
    for (const sign of text) {
      if (sign === '⟦') depth++;
      else if (sign === '⟧') depth--;
      else if (depth < 1) out += sign;
    }
    return out.trim();
  };
  const skipped = 'script, style, noscript, kbd, code, option[value=en], html [lang]';
  const said = (text, where) => /\\p{L}/u.test(text) && wrong.add(`${where}: ${text}`);
  const shown = (node) => node.checkVisibility({ visibilityProperty: true });
  const blocks = [...document.querySelectorAll('body *')].filter((one) => !one.closest(skipped) && shown(one));
  const inline = (node) => node.nodeType === Node.TEXT_NODE
    || ['inline', 'contents'].includes(getComputedStyle(node).display)
      && !node.matches('svg *, button, a, label, select');
  for (const one of blocks) {
    const name = one.localName + (one.classList[0] ? `.${one.classList[0]}` : '');
    for (const attribute of ATTRIBUTES) if (one.hasAttribute(attribute)) said(bare(one.getAttribute(attribute)), name);
    const texts = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    if (texts && !(one.parentElement && inline(one))) said(bare(one.textContent), name);
  }
  return [...wrong];
}"""

SPILLED = """() => {
  const wrong = new Set(), slack = 1.5;
  const words = (text) => text.trim().slice(0, 60);
  const shown = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const clamped = (node) => getComputedStyle(node).webkitLineClamp !== 'none';
  const shortened = (node) => node && (clamped(node) || shortened(node.parentElement));
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) wrong.add(`the page is ${wide} wide`);
  const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = all.nextNode(); node; node = all.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || !shown(parent) || parent.closest('.sr, svg, select, option, noscript, script')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 1);
    if (!rects.length) continue;
    let hidden = false; // but for those who hear the page
    for (let one = parent; one && one !== document.body; one = one.parentElement)
      hidden ||= getComputedStyle(one).clipPath === 'inset(50%)';
    if (hidden) continue;
    const left = Math.min(...rects.map((one) => one.left)), right = Math.max(...rects.map((one) => one.right));
    const bottom = Math.max(...rects.map((one) => one.bottom));
    const button = parent.closest('button, .button, [role=tab], summary');
    if (button) {
      const box = button.getBoundingClientRect();
      if (right > box.right + slack || left < box.left - slack) wrong.add(`out of its button: ${words(node.data)}`);
      else if (bottom > box.bottom + 3 && !shortened(parent)) wrong.add(`below its button: ${words(node.data)}`);
    }
    for (let one = parent; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one), box = one.getBoundingClientRect();
      if (['auto', 'scroll'].includes(style.overflowX)) break;
      if (!['hidden', 'clip'].includes(style.overflowX)) continue;
      if (style.textOverflow === 'ellipsis') break;
      if (right > box.right + slack || left < box.left - slack) wrong.add(`cut: ${words(node.data)}`);
    }
    const box = parent.closest('td, th, .leaf, .sheet, dialog, .card, .panel')?.getBoundingClientRect();
    if (box && (right > box.right + slack || left < box.left - slack)) wrong.add(`out of its box: ${words(node.data)}`);
  }
  return [...wrong];
}"""

PERSONAL = re.compile(
    r"\bil y a .*|\bmaintenant\b|\bcette (?:minute|heure)\b|Ruinous|English|Français|日本語|https?://\S*|\b[RFCSE]\d+(?:\.\d+)*\b"
    r"|\bEsc\b|UTC\S*|\b[a-z0-9]{12}\b"
)
"""What is nobody's to translate: the time as the browser tells it, brand, languages, addresses, rules, keys, codes."""


def unwrapped(page: Page, names: tuple[str, ...]) -> list[str]:
    """Texts on the page that are not in the machine's language."""
    found = []
    for text in page.evaluate(UNWRAPPED):
        _where, _, words = text.partition(": ")
        for name in names:
            words = words.replace(name, "")
        if re.search(r"[A-Za-z]{2,}|[\u3040-\u9fff]", PERSONAL.sub("", words)):  # in ⟦ ⟧ or not, ours have accents
            found.append(text)
    return found
