/** The board as a picture of its own: every style written into the drawing, so that it looks the same anywhere. */

const STYLES = [
  "fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray", "stroke-linecap",
  "stroke-linejoin", "opacity", "font-family", "font-size", "font-weight", "font-style", "letter-spacing", "text-anchor",
  "display", "visibility", "paint-order",
];

/** What is for the page only; the look is written anew. */
const LEFT_OUT = /^(class|style|tabindex|role|aria-.*|data-.*)$/;

/** A copy of a drawing with its computed styles inside, as attributes: a page may forbid styles in elements. */
function styled(from: Element): Element {
  const copy = document.createElementNS(from.namespaceURI, from.localName);
  for (const { name, value } of from.attributes) if (!LEFT_OUT.test(name)) copy.setAttribute(name, value);
  if (from instanceof SVGElement && !(from instanceof SVGTitleElement)) {
    const look = getComputedStyle(from);
    for (const name of STYLES) {
      const value = look.getPropertyValue(name);
      if (value && value !== "normal" && value !== "auto") copy.setAttribute(name, value);
    }
  }
  for (const child of from.childNodes) {
    if (child instanceof Element) {
      if (!child.classList.contains("halo")) copy.append(styled(child));
    } else copy.append(child.cloneNode());
  }
  return copy;
}

/** The board before us as the text of an SVG file. */
export function boardSvg(board: HTMLElement): string {
  const drawings = [...board.querySelectorAll<SVGSVGElement>(":scope > .under > svg, :scope > svg")];
  const box = drawings.at(-1)?.getAttribute("viewBox") ?? "0 0 1320 1060";
  const [, , width, height] = box.split(" ").map(Number);
  const whole = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  whole.setAttribute("viewBox", box);
  whole.setAttribute("width", String(width));
  whole.setAttribute("height", String(height));
  const paper = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  paper.setAttribute("width", "100%");
  paper.setAttribute("height", "100%");
  paper.setAttribute("fill", getComputedStyle(document.documentElement).getPropertyValue("--sea"));
  whole.append(paper);
  for (const defs of document.querySelectorAll("svg.defs defs")) whole.append(styled(defs));
  for (const drawing of drawings) {
    const inside = document.createElementNS("http://www.w3.org/2000/svg", "g");
    for (const child of drawing.children) inside.append(styled(child));
    whole.append(inside);
  }
  return new XMLSerializer().serializeToString(whole);
}

/** Save something as a file of that name. */
export function save(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The text of an SVG file as a PNG, twice as fine. */
export async function png(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * 2;
  canvas.height = image.naturalHeight * 2;
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The picture could not be made."))), "image/png"),
  );
}
