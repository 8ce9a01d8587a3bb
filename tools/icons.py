"""The icons that systems want as pixels, from the emblem in web/public/icon.svg: python -m tools.icons

Browsers take the emblem as it is; a phone's home screen wants PNG, some of them filled to the edge, because the system
cuts its own shape out of them.
"""

from __future__ import annotations

import sys
from base64 import b64encode

from tools.browser import ROOT, CannotShow, browsing

PUBLIC = ROOT / "web" / "public"
GROUND = "#2c1f12"  # the emblem's own
ICONS = {  # the pixels of a side, how much of it the emblem takes, whether it is filled to the edge
    "icon-192.png": (192, 1.0, False),
    "icon-512.png": (512, 1.0, False),
    "icon-full-512.png": (512, 0.78, True),  # a system may cut away all but the inner four fifths
    "icon-full-180.png": (180, 0.9, True),
}
PAGE = """<style>body {{ margin: 0; display: grid; place-items: center; height: 100vh; background: {ground} }}
img {{ width: {share}%; height: {share}% }}</style><img src="data:image/svg+xml;base64,{emblem}">"""


def main() -> int:
    emblem = b64encode((PUBLIC / "icon.svg").read_bytes()).decode()
    try:
        with browsing() as browser:
            for name, (side, share, filled) in ICONS.items():
                page = browser.new_page(viewport={"width": side, "height": side})
                ground = GROUND if filled else "transparent"
                page.set_content(PAGE.format(ground=ground, share=100 * share, emblem=emblem))
                page.wait_for_function("document.images[0].complete")
                page.screenshot(path=PUBLIC / name, omit_background=True)
                page.close()
                print(f"{name}: {(PUBLIC / name).stat().st_size} bytes")
    except CannotShow as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
