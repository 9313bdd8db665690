extension PageSource {
    /// Reads tables of frames.
    static let frames = #"""
/** Reads a table of frames in the format of the goldens. */
function readFrames(lines) {
  const frames = { elements: [] };
  let hasColumns = false;
  for (const line of lines) {
    const words = frameWords(line);
    if (words.length === 0) continue;
    if (hasColumns) frames.elements.push(readElement(words));
    else if (words[0] === "viewport") frames.viewport = { width: Number(words[1]), height: Number(words[3]) };
    else if (words[0] === "content") frames.content = { width: Number(words[1]), height: Number(words[3]) };
    else if (words[0] === "element") hasColumns = true;
  }
  return frames;
}

function frameWords(line) {
  return Array.from(line.matchAll(/"(?:[^"\\]|\\.)*"|[^ ]+/g), ([word]) => (word.startsWith('"') ? JSON.parse(word) : word));
}

function readElement(words) {
  const category = words[0];
  const at = category === "cell" || words.length < 8 ? 1 : 2;
  const [x, y, width, height, z] = words.slice(at + 1, at + 6).map(Number);
  const element = { category, kind: at === 2 ? words[1] : category, path: words[at], x, y, width, height, z, more: "" };
  for (const word of words.slice(at + 6)) {
    element.more += " " + word;
    if (word === "hidden") element.isHidden = true;
    if (word.startsWith("transform=")) element.transform = word.slice(10).split(",").map(Number);
  }
  element.key = JSON.stringify([category, element.kind, element.path]);
  element.state = JSON.stringify([x, y, width, height, z, element.more]);
  return element;
}

/** Compares two tables, element by element. */
function compareFrames(expected, actual) {
  const old = new Map((expected?.elements ?? []).map((element) => [element.key, element]));
  const now = new Map((actual?.elements ?? []).map((element) => [element.key, element]));
  const difference = { same: [], changed: [], appeared: [], vanished: [] };
  for (const [key, element] of now) {
    const other = old.get(key);
    if (!other) difference.appeared.push(element);
    else if (other.state === element.state) difference.same.push(element);
    else difference.changed.push({ old: other, now: element });
  }
  for (const [key, element] of old) if (!now.has(key)) difference.vanished.push(element);
  return difference;
}

/** The bounds that both drawings share: every element, and the content if it is not much larger than they are. */
function framesBox(...tables) {
  const box = { left: 0, top: 0, right: 1, bottom: 1 };
  const add = (x, y) => {
    if (!Number.isFinite(x) || !Number.isFinite(y)) return;
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x);
    box.bottom = Math.max(box.bottom, y);
  };
  for (const table of tables) {
    for (const { x, y, width, height } of table?.elements ?? []) {
      add(x, y);
      add(x + width, y + height);
    }
    if (table?.viewport) add(table.viewport.width, 0);
  }
  for (const { content } of tables.filter((table) => table?.content)) {
    if (content.width <= 1.5 * box.right && content.height <= 1.5 * box.bottom) add(content.width, content.height);
  }
  const margin = 8;
  return {
    x: box.left - margin, y: box.top - margin,
    width: box.right - box.left + 2 * margin, height: box.bottom - box.top + 2 * margin,
  };
}

"""#
}
