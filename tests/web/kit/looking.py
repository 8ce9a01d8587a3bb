"""What a designer would find fault with: each script gives a list of what is wrong, which is empty if nothing is."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TookTooLong

LEAST_LETTER = 12  # pixels, as they are on the screen
LEAST_TARGET = 24

# What the scripts below share. Seen: neither hidden nor only for those who hear the page.
SEEN = """
  const slack = 1.5;
  const seen = (node) => {
    const { width, height } = node.getBoundingClientRect();
    return width > 2 && height > 2 && node.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      && !node.closest('.sr, [inert]');
  };
  const named = (node) => {
    const classes = (one) => (one.getAttribute('class') ?? '').split(' ').filter((c) => !c.startsWith('svelte'));
    const own = (one) => [one.localName, ...classes(one)].join('.');
    return `${own(node.parentElement)} ${own(node)} “${node.textContent.trim().slice(0, 30)}”`;
  };
  const lettered = [...document.querySelectorAll('body *')].filter((node) =>
    [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim())
      && seen(node) && !node.closest('.under, .names')); // seas and mountains
"""

# Letters that are too small: the size in which they are drawn, after all scaling.
SMALL = f"""() => {{ {SEEN}
  return [...new Set(lettered.flatMap((node) => {{
    const size = parseFloat(getComputedStyle(node).fontSize);
    const of = node.ownerSVGElement ? node.getScreenCTM() : null;
    const high = node.getBoundingClientRect().height, own = node.offsetHeight; // a whole number
    const scale = of ? Math.hypot(of.c, of.d) : Math.abs(high - own) > 1 ? high / own : 1;
    return size * scale < {LEAST_LETTER} - 0.1
      ? [`${{named(node)}} is ${{(size * scale).toFixed(1)}} pixels high`] : [];
  }}))];
}}"""

# Words that are cut off at the side, or stand out of the thing that they stand on.
CUT = f"""() => {{ {SEEN}
  const wrong = [];
  for (const node of lettered) {{
    if (node.ownerSVGElement || node.closest('[data-scrolls]') && node.closest('.lines')) continue;
    const style = getComputedStyle(node);
    if (style.overflowX !== 'visible' && node.scrollWidth > node.clientWidth + slack
        && !['auto', 'scroll'].includes(style.overflowX)) {{
      wrong.push(`${{named(node)}} is cut`);
    }}
    const on = node.closest('button, .panel, .slot, .sheet, .leaf, .chip');
    if (!on || on === node && style.overflowX !== 'visible') continue;
    const box = on.getBoundingClientRect();
    for (const child of [...node.childNodes].filter((one) => one.nodeType === 3)) {{
      const range = document.createRange();
      range.selectNodeContents(child);
      const words = range.getBoundingClientRect();
      const out = words.right > box.right + 6 || words.left < box.left - 6;
      if (words.width > 2 && out) wrong.push(`${{named(node)}} stands out`);
    }}
  }}
  if (document.documentElement.scrollWidth > innerWidth) wrong.push('the page is wider than the window');
  return [...new Set(wrong)];
}}"""

# What can be pressed but is too small for a finger. A link within a sentence may be as high as its line.
TARGETS = f"""() => {{ {SEEN}
  const pressed = 'a[href], button, input, select, textarea, summary, [role=button], [role=tab]';
  const all = [...document.querySelectorAll(pressed)];
  return all.filter(seen).flatMap((node) => {{
    const alone = node.parentElement.textContent.trim() === node.textContent.trim();
    if (!alone && getComputedStyle(node).display === 'inline' || node.closest('.lines')) return [];
    if (node.matches('input[type=checkbox], input[type=radio]') && node.closest('label')) return [];
    const {{ width, height }} = node.getBoundingClientRect();
    return width < {LEAST_TARGET} - 0.5 || height < {LEAST_TARGET} - 0.5
      ? [`${{named(node)}} is ${{width.toFixed(1)}} × ${{height.toFixed(1)}} pixels`] : [];
  }});
}}"""

# The parts of the table by name: none lies over another, none is cut, and those that one needs are there.
PARTS = """() => {
  const slack = 1.5, wrong = [], boxes = [];
  const form = ['desk', 'side', 'wing', 'tall'].find((one) => document.querySelector(`.table.${one}`));
  const tall = form === 'tall';
  const dock = tall ? 'the dock' : ''; // it hangs over what is scrolled below it
  const add = (name, css, on = '') => document.querySelectorAll(css).forEach((one, n) => {
    if (!one.checkVisibility({ visibilityProperty: true })) return;
    // As much as can be seen of what lies in a column or a row that is scrolled.
    const column = one.closest(tall ? '.hand' : '.powers, .hand');
    const edge = column?.getBoundingClientRect() ?? { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const box = { name: `${name} ${n + 1}`, on, left: Math.max(left, edge.left), top: Math.max(top, edge.top),
      right: Math.min(right, edge.right), bottom: Math.min(bottom, edge.bottom), all: { left, top, right, bottom } };
    if (box.right > box.left && box.bottom > box.top) boxes.push(box);
  });
  add('header', '.table > header');
  if (!tall || !scrollY) add('danger', '.table > .danger'); // it stays in view while the map is scrolled below it
  add('map', '.lens');
  add('panel', '.powers .panel');
  add('tabs', '.powers > .tabs');
  add('track', '[data-track]');
  add('log', '.powers > .log');
  add('sheet', '.over.whole');
  add('prompt', '.prompt', dock);
  add('guide', ':is(.powers, .dock) > .guide:not(.silent)', dock);
  add('reserve', '.hand .reserve', dock);
  add('card', '.hand .slot', dock);
  boxes.forEach((p, n) => boxes.slice(n + 1).filter(({ on }) => on === p.on).forEach((q) => {
    const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
    const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
    if (wide > slack && high > slack) wrong.push(`${p.name} lies over ${q.name}`);
  }));
  for (const { name, on, left, right, top, bottom } of boxes) {
    if (left < -slack || right > innerWidth + slack) wrong.push(`${name} is cut at the side`);
    if ((!tall || on) && (top < -slack || bottom > innerHeight + slack)) wrong.push(`${name} is cut at the end`);
  }
  const part = (css) => document.querySelector(css);
  for (const css of ['.prompt', '.asked .words', ...(part('.drawer') ? ['.drawer'] : [])]) {
    const { top, bottom, height } = part(css).getBoundingClientRect();
    if (!height || top < 0 || bottom > innerHeight + slack) wrong.push(`${css} is not in the window`);
  }
  for (const key of document.querySelectorAll('.buttons button')) {
    const { bottom, right } = key.getBoundingClientRect();
    const out = bottom > innerHeight + slack || right > innerWidth + slack;
    if (out) wrong.push(`${key.textContent} is not in the window`);
  }
  if (tall && part('.dock').getBoundingClientRect().top < innerHeight / 4) wrong.push('the map has no room');
  const [now, bar] = ['nav.bar .now', 'nav.bar'].map((css) => part(css).getBoundingClientRect());
  if (now.left < bar.left - slack || now.right > bar.right + slack) wrong.push('the phase is cut');
  for (const name of document.querySelectorAll('.hand .slot .name')) {
    const [words, slot] = [name, name.closest('.slot')].map((one) => one.getBoundingClientRect());
    const out = words.top < slot.top - slack || words.bottom > slot.bottom + slack
      || words.right > slot.right + slack;
    if (out || name.scrollHeight > name.clientHeight + 3) wrong.push(`${name.textContent} is cut`);
    for (const { 0: word, index } of name.textContent.matchAll(/[^ \\u3040-\\u9fff-]+/g)) {
      const range = document.createRange();
      range.setStart(name.firstChild, index);
      range.setEnd(name.firstChild, index + word.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1) wrong.push(`${word} is broken`);
    }
  }
  for (const text of document.querySelectorAll('.hand .slot .text')) {
    const lines = text.clientHeight / parseFloat(getComputedStyle(text).lineHeight);
    const half = text.clientHeight > 2 && Math.abs(lines - Math.round(lines)) > 0.1;
    if (half) wrong.push(`half a line of “${text.textContent}”`);
  }
  // In a low window the answers and the hand stand in one row.
  const row = [...document.querySelectorAll('.wing :is(.buttons button, .drawer)')];
  const tops = row.map((key) => key.getBoundingClientRect().top);
  if (Math.max(...tops) - Math.min(...tops) > 4) wrong.push('the answers take two rows');
  // How many stand there is said before the whole crowd.
  for (const region of document.querySelectorAll('.region')) {
    const [figures, counts] = ['[data-figure]', '[data-of]'].map((css) => [...region.querySelectorAll(css)]);
    const { DOCUMENT_POSITION_PRECEDING: BEHIND } = Node;
    const behind = counts.length && figures.at(-1).compareDocumentPosition(counts[0]) & BEHIND;
    if (behind) wrong.push(`a count in ${region.dataset.region} is behind a figure`);
  }
  // The whole map, at once.
  const [board, lens] = [part('.board').getBoundingClientRect(), part('.lens').getBoundingClientRect()];
  if (board.width > lens.width + slack || board.height > lens.height + slack) wrong.push('the map is cut');
  if (!tall && board.width < 0.9 * lens.width && board.height < 0.9 * lens.height)
    wrong.push('the map wastes its room');
  // Columns hold all they have, and the log is worth reading.
  if (form === 'desk') {
    const [right, log] = [part('.powers.right'), part('.powers > .log')];
    const long = right.scrollHeight - right.clientHeight;
    if (long > slack) wrong.push(`the right column is ${long} pixels too long`);
    const track = right.querySelector('[data-track]');
    const free = right.getBoundingClientRect().bottom - track.getBoundingClientRect().bottom;
    const cut = [...track.querySelectorAll('.text')].some((text) => text.scrollHeight > text.clientHeight + 2);
    if (cut && free > 30) wrong.push(`the track is cut off, with ${free} pixels of room`);
    const guided = part('.powers > .guide:not(.silent)');
    if (!guided && log.clientHeight < 150) wrong.push(`the log is ${log.clientHeight} pixels high`);
  }
  return wrong;
}"""


def right(page: Page, script: str, what: str, argument: Any = None, patience: int = 10_000) -> None:
    """Wait until a script finds nothing wrong; else say what."""
    try:
        page.wait_for_function(f"(given) => ({script})(given).length === 0", arg=argument, timeout=patience)
    except TookTooLong:
        wrong = page.evaluate(script, argument)  # a busy machine may have been late
        if wrong:
            raise AssertionError(f"{what}: {wrong}") from None
