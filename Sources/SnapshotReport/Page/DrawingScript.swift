extension PageSource {
    /// Draws frames where pictures are missing.
    static let drawing = #"""
/** More boxes than this are unreadable and slow; unchanged ones are left out first. */
const mostBoxes = 4000;
/** The most that labels are enlarged in a drawing that is scaled down. */
const largestUnit = 1.6;

/** Draws a table of frames as boxes; `changed` has the keys of those to highlight. */
function drawFrames(table, box, changed, label) {
  const drawing = makeDrawing(box, table.content, label);
  const inOrder = [...table.elements].sort((a, b) => a.z - b.z);
  const shown = inOrder.length > mostBoxes ? inOrder.filter(({ key }) => changed.has(key)).slice(0, mostBoxes) : inOrder;
  for (const element of shown) {
    const isChanged = changed.has(element.key);
    drawing.append(drawBox(element, sectionClass(element) + (isChanged ? " changed" : changed.size > 0 ? " quiet" : "")));
    if (isChanged || changed.size === 0) drawing.append(...drawName(element));
  }
  return drawing;
}

/** Draws both tables: unchanged boxes faint, expected ones dashed, actual ones solid, with an arrow between the two. */
function drawChanges(difference, box, content, label) {
  const drawing = makeDrawing(box, content, label);
  const { same, changed, appeared, vanished } = difference;
  const room = Math.max(0, mostBoxes - 2 * changed.length - appeared.length - vanished.length);
  if (same.length <= room) for (const element of same) drawing.append(drawBox(element, sectionClass(element) + " quiet"));
  for (const element of vanished.slice(0, mostBoxes)) drawing.append(drawBox(element, "was"), ...drawName(element));
  for (const element of appeared.slice(0, mostBoxes)) drawing.append(drawBox(element, "is"), ...drawName(element));
  const told = changed.slice(0, mostBoxes / 2);
  for (const { old } of told) drawing.append(drawBox(old, "was"));
  for (const { now } of told) drawing.append(drawBox(now, "is"), ...drawName(now));
  for (const { old, now } of told) drawing.append(...drawArrow(middle(old), middle(now)));
  return drawing;
}

function makeDrawing(box, content, label) {
  const drawing = makeSVG("svg", {
    class: "layer frames", viewBox: [box.x, box.y, box.width, box.height].join(" "), role: "img", "aria-label": label,
  });
  if (content) {
    const [width, height] = [Math.min(content.width, box.x + box.width), Math.min(content.height, box.y + box.height)];
    drawing.append(makeSVG("rect", { class: "content", x: 0, y: 0, width: Math.max(0, width), height: Math.max(0, height) }));
  }
  return drawing;
}

function sectionClass({ path }) {
  const section = Number.parseInt(path, 10);
  return "s" + (Number.isFinite(section) ? Math.abs(section) % 6 : 4);
}

function drawBox(element, classes) {
  const { x, y, width, height, transform, isHidden } = element;
  const [w, h] = [Math.max(0, width), Math.max(0, height)];
  const box = makeSVG("rect", {
    class: `box ${classes}${isHidden ? " veiled" : ""}`, x, y, width: w, height: h, rx: Math.min(6, w / 4, h / 4),
  });
  if (transform?.length === 6 && transform.every(Number.isFinite)) {
    const { x: cx, y: cy } = middle(element);
    box.setAttribute("transform", `translate(${cx} ${cy}) matrix(${transform.join(" ")}) translate(${-cx} ${-cy})`);
  }
  box.append(makeSVG("title", {}, elementTitle(element)));
  return box;
}

function elementTitle({ kind, path, x, y, width, height, z, more }) {
  return visible(`${kind} ${path}: (${x}, ${y}) ${width} × ${height}, z ${z}${more}`).textContent;
}

/** The element's label in a corner, if it fits at its largest size. */
function drawName(element) {
  const path = element.path.replace("-", "–");
  const long = element.category === "cell" ? path : visible(`${element.kind} ${path}`).textContent;
  const name = [long, path].find((text) => 6.2 * largestUnit * text.length < element.width - 8);
  if (!name || element.height < 14 * largestUnit) return [];
  // The baseline is below the corner by a multiple of the font size, which varies with the scale.
  return [makeSVG("text", { x: element.x + 5, y: element.y, dy: "1.3em" }, name)];
}

function middle({ x, y, width, height }) {
  return { x: x + width / 2, y: y + height / 2 };
}

function drawArrow(from, to) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (!(length >= 1)) return [];
  const head = Math.min(6, length / 2);
  const [ux, uy] = [dx / length, dy / length];
  const foot = { x: to.x - ux * head, y: to.y - uy * head };
  const side = { x: (-uy * head) / 2, y: (ux * head) / 2 };
  const tip = `M${to.x} ${to.y}L${foot.x + side.x} ${foot.y + side.y}L${foot.x - side.x} ${foot.y - side.y}Z`;
  return [
    makeSVG("path", { class: "arrow", d: `M${from.x} ${from.y}L${foot.x} ${foot.y}` }),
    makeSVG("path", { class: "arrow head", d: tip }),
  ];
}

"""#
}
