extension PageSource {
    static let pictures = #"""
/** The pictures of an entry, ready to be placed. */
async function openPictures(entry) {
  const frames = {
    expected: entry.expectedFrames && readFrames(entry.expectedFrames.split("\n")),
    actual: entry.actualFrames && readFrames(entry.actualFrames.split("\n")),
  };
  const difference = compareFrames(frames.expected, frames.actual);
  const box = framesBox(frames.expected, frames.actual);
  const hasPictures = Boolean(entry.expected || entry.actual);
  const open = async (name, side) => {
    if (entry[side]) return openImage(entry[side], `${name} picture`);
    if (hasPictures || !frames[side]) return null;
    const changed = frames.expected && frames.actual ? changedKeys(difference) : new Set();
    return placed(drawFrames(frames[side], box, changed, `${name} frames`), box);
  };
  const [expected, actual, painted] = await Promise.all([
    open("Expected", "expected"), open("Actual", "actual"), open("Difference", "difference"),
  ]);
  let changes = null;
  if (frames.expected && frames.actual) {
    const label = "Changes: dashed boxes are expected, solid ones actual";
    changes = placed(drawChanges(difference, box, frames.actual.content, label), box);
  }
  return { expected, actual, painted, changes, isDrawn: !hasPictures };
}

function changedKeys({ changed, appeared, vanished }) {
  return new Set([...changed.map(({ now }) => now), ...appeared, ...vanished].map(({ key }) => key));
}

function placed(node, { width, height }) {
  return { node, width, height };
}

/** Opens an address as an image, so that scripts in it never run. */
async function openImage(address, label) {
  const image = make("img", { className: "layer", alt: label, draggable: false, src: address });
  try {
    await image.decode();
  } catch {
    const lost = make("div", { className: "lost layer" }, `The browser cannot show the ${label.toLowerCase()}.`);
    return { node: lost, width: 352, height: 96, isLost: true };
  }
  // An image without an intrinsic size gets the default that browsers use.
  const [width, height] = [image.naturalWidth || 300, image.naturalHeight || 150];
  return { ...placed(image, { width, height }), size: `${width} × ${height}` };
}

"""#
}
