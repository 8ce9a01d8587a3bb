"""A picture as somebody sees it who half closes their eyes: what browsers, fonts and edges make different is not seen.

The picture that was found good lies in the repository, some kilobytes. A new one is accepted with ACCEPT=1.
"""

from __future__ import annotations

import base64
import os
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page

WIDTH = 192  # cells
CELL = 40  # of 255 in a colour: by so much a cell must differ to be seen as different
SHARE = 0.003  # so many of the cells may: an edge between two of them
PATCH = 8  # and so many side by side; a figure, a card or a seal that is missing leaves more

# A picture made small; how many cells of it differ from those of one before it, how many of them together, and where.
SMALLER = """async ([shot, kept, width, cell]) => {
  const loaded = async (url) => {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  };
  const drawn = (image, w, h, filter) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [w, h];
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    pen.imageSmoothingQuality = 'high';
    pen.filter = filter;
    pen.drawImage(image, 0, 0, w, h);
    return { canvas, data: pen.getImageData(0, 0, w, h).data };
  };
  const image = await loaded(`data:image/png;base64,${shot}`);
  const [w, h] = [width, Math.round((width * image.naturalHeight) / image.naturalWidth)];
  const now = drawn(image, w, h, 'blur(1.2px)');
  const small = now.canvas.toDataURL('image/png').split(',')[1];
  const before = kept && (await loaded(`data:image/png;base64,${kept}`));
  if (before?.naturalWidth !== w || before.naturalHeight !== h)
    return { small, share: 1, patch: w * h, where: before ? 'in its shape' : 'everywhere' };
  const { data } = drawn(before, w, h, 'none');
  const other = new Set();
  for (let n = 0; n < w * h; n++)
    if ([0, 1, 2].some((k) => Math.abs(now.data[4 * n + k] - data[4 * n + k]) > cell)) other.add(n);
  const share = other.size / (w * h);
  let [patch, where] = [0, ''];
  for (const first of other) {
    const together = [first];
    other.delete(first);
    for (const n of together) {
      const beside = [n - w, n + w, ...(n % w ? [n - 1] : []), ...((n + 1) % w ? [n + 1] : [])];
      for (const one of beside) if (other.delete(one)) together.push(one);
    }
    if (together.length <= patch) continue;
    const [x, y] = [(first % w) / w, Math.floor(first / w) / h].map((part) => Math.round(100 * part));
    [patch, where] = [together.length, `${x} % across, ${y} % down`];
  }
  return { small, share, patch, where };
}"""


@dataclass(frozen=True)
class Seen:
    """What somebody sees who looks at a screenshot after another one: it, made small, and what is different."""

    small: bytes
    share: float
    patch: int
    where: str

    @property
    def same(self) -> bool:
        return self.share <= SHARE and self.patch <= PATCH


def seen(blank: Page, shot: bytes, before: bytes = b"") -> Seen:
    """A screenshot, after one that was made small. `blank` is a page that draws and is at no address."""
    pictures = [base64.b64encode(one).decode() for one in (shot, before)]
    found = blank.evaluate(SMALLER, [*pictures, WIDTH, CELL])
    return Seen(**{**found, "small": base64.b64decode(found["small"])})


def compared(blank: Page, shot: bytes, kept: Path) -> None:
    """A screenshot looks like the picture that is kept."""
    now = seen(blank, shot, kept.read_bytes() if kept.exists() else b"")
    if os.environ.get("ACCEPT"):
        kept.parent.mkdir(exist_ok=True)
        kept.write_bytes(now.small)
        return
    assert now.same, (
        f"{kept.stem} looks different ({now.share:.1%} of it; {now.patch} cells at {now.where}). Look at it; if it is "
        "meant to, accept the new picture: ACCEPT=1 ./test tests/web/test_layout.py -k looks"
    )
