"""A picture as somebody sees it who half closes their eyes: what browsers, fonts and edges make different is not seen.

The picture that was found good lies in the repository, a few kilobytes. A new one is accepted with ACCEPT=1.
"""

from __future__ import annotations

import base64
import os
from pathlib import Path

from playwright.sync_api import Page

WIDTH = 96  # cells
CELL = 40  # of 255 in a colour: by so much a cell must differ to be seen as different
SHARE = 0.006  # so many of the cells may: an edge between two of them

# A picture made small; beside it how many cells of it differ from those of another one, and where most do.
SMALLER = """async ([shot, kept, width, cell]) => {
  const cells = async (url) => {
    const image = new Image();
    image.src = `data:image/png;base64,${url}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = Math.round((width * image.naturalHeight) / image.naturalWidth);
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    pen.imageSmoothingQuality = 'high';
    pen.filter = 'blur(0.7px)';
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    return { canvas, data: pen.getImageData(0, 0, canvas.width, canvas.height).data };
  };
  const now = await cells(shot);
  const png = now.canvas.toDataURL('image/png').split(',')[1];
  if (!kept) return { png, share: 1, where: 'everywhere' };
  const image = new Image();
  image.src = `data:image/png;base64,${kept}`;
  await image.decode();
  const { width: w, height: h } = now.canvas;
  if (image.naturalWidth !== w || image.naturalHeight !== h) return { png, share: 1, where: 'in its shape' };
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [w, h];
  const pen = canvas.getContext('2d');
  pen.drawImage(image, 0, 0);
  const before = pen.getImageData(0, 0, w, h).data;
  let count = 0, worst = 0, where = '';
  for (let n = 0; n < w * h; n++) {
    const apart = Math.max(...[0, 1, 2].map((k) => Math.abs(now.data[4 * n + k] - before[4 * n + k])));
    if (apart > cell) count += 1;
    const [x, y] = [(n % w) / w, Math.floor(n / w) / h].map((part) => Math.round(100 * part));
    if (apart > worst) [worst, where] = [apart, `most at ${x} % across, ${y} % down`];
  }
  return { png, share: count / (w * h), where };
}"""


def compared(blank: Page, shot: bytes, kept: Path) -> None:
    """A screenshot looks like the picture that is kept. `blank` is a page that draws and is at no address."""
    before = base64.b64encode(kept.read_bytes()).decode() if kept.exists() else ""
    found = blank.evaluate(SMALLER, [base64.b64encode(shot).decode(), before, WIDTH, CELL])
    if os.environ.get("ACCEPT"):
        kept.parent.mkdir(exist_ok=True)
        kept.write_bytes(base64.b64decode(found["png"]))
        return
    assert found["share"] <= SHARE, (
        f"{kept.stem} looks different ({found['share']:.1%} of it, {found['where']}). Look at it; if it is meant to, "
        "accept the new picture: ACCEPT=1 ./test tests/web/test_layout.py -k looks"
    )
