extension PageSource {
    /// The view of an entry.
    static let stage = #"""
/** The view modes, in the order of their keys. */
const modes = [
  { value: "side", name: "Side by side" },
  { value: "swipe", name: "Swipe" },
  { value: "blink", name: "Blink" },
  { value: "difference", name: "Difference" },
  { value: "frames", name: "Frames" },
];

/** The modes that the pictures allow. */
function possibleModes(pictures) {
  const possible = new Set(["side"]);
  if (pictures.expected && pictures.actual) {
    possible.add("swipe").add("blink");
    const canBlend = !pictures.isDrawn && !pictures.expected.isLost && !pictures.actual.isLost;
    if (pictures.painted || canBlend || (pictures.isDrawn && pictures.changes)) possible.add("difference");
  }
  if (pictures.changes && !pictures.isDrawn) possible.add("frames");
  return possible;
}

/** Fills the stage; returns a function that stops its timers. */
function fillStage(stage, pictures, mode, zoom) {
  const fill = { side: fillSide, swipe: fillSwipe, blink: fillBlink, difference: fillDifference, frames: fillFrames }[mode];
  stage.className = "stage";
  stage.replaceChildren();
  return fill(stage, pictures, zoom) ?? (() => {});
}

/** Sets one scale for all pictures of a view, so that sizes can be compared. */
function setScale(stage, pictures, columns, zoom) {
  const shown = pictures.filter(Boolean);
  const width = Math.max(1, ...shown.map((picture) => picture.width));
  const height = Math.max(1, ...shown.map((picture) => picture.height));
  let scale = Number(zoom);
  if (zoom === "fit") {
    const room = { width: (stage.clientWidth - 44 - 24 * (columns - 1)) / columns, height: stage.clientHeight - 82 };
    scale = Math.max(0.02, Math.min(room.width / width, room.height / height, 3));
  }
  for (const { node, width, height } of shown) {
    node.style.width = `${width * scale}px`;
    node.style.height = `${height * scale}px`;
    node.style.clipPath = "";
    node.style.visibility = "";
    node.style.setProperty("--unit", String(Math.min(largestUnit, Math.max(0.5, 1 / scale))));
    node.style.imageRendering = scale > 2 ? "pixelated" : "";
  }
  return { width: width * scale, height: height * scale };
}

function makeStack(size, pictures) {
  const stack = make("div", { className: "stack" }, ...pictures.map((picture) => picture.node));
  stack.style.width = `${size.width}px`;
  stack.style.height = `${size.height}px`;
  return stack;
}

function fillSide(stage, { expected, actual }, zoom) {
  const both = [["Expected", expected], ["Actual", actual]].filter(([, picture]) => picture);
  stage.classList.add(both.length === 1 ? "single" : "split");
  setScale(stage, both.map(([, picture]) => picture), both.length, zoom);
  for (const [name, picture] of both) stage.append(make("figure", {}, makeCaption(name, picture), picture.node));
  if (both.length === 0) stage.append(make("p", { className: "lost" }, "There is no picture of this snapshot."));
}

function makeCaption(name, { size }) {
  return make("figcaption", {}, make("strong", {}, name), size ?? "");
}

function fillSwipe(stage, { expected, actual }, zoom) {
  const size = setScale(stage, [expected, actual], 1, zoom);
  const stack = makeStack(size, [expected, actual]);
  const divider = make("div", { className: "divider" });
  const slider = make("input", { type: "range", min: 0, max: 1000, value: 500, "aria-label": "How much of the expected picture is shown" });
  const show = () => {
    const edge = (Number(slider.value) / 1000) * size.width;
    expected.node.style.clipPath = `inset(0 max(0px, calc(100% - ${edge}px)) 0 0)`;
    actual.node.style.clipPath = `inset(0 0 0 ${edge}px)`;
    divider.style.left = `${edge}px`;
    slider.setAttribute("aria-valuetext", `${Math.round(slider.value / 10)} % expected`);
  };
  const drag = (event) => {
    if (event.type === "pointermove" && event.buttons === 0) return;
    const bounds = stack.getBoundingClientRect();
    slider.value = String(Math.round((1000 * (event.clientX - bounds.left)) / Math.max(1, bounds.width)));
    show();
  };
  slider.addEventListener("input", show);
  stack.addEventListener("pointerdown", drag);
  stack.addEventListener("pointermove", drag);
  stack.append(divider);
  stage.append(make("div", { className: "tool" }, "Expected", slider, "Actual"), stack);
  show();
}

function fillBlink(stage, { expected, actual }, zoom) {
  const size = setScale(stage, [expected, actual], 1, zoom);
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const name = make("strong", { "aria-live": "off" });
  let [showsActual, timer] = [false, 0];
  const show = () => {
    expected.node.style.visibility = showsActual ? "hidden" : "";
    actual.node.style.visibility = showsActual ? "" : "hidden";
    name.textContent = showsActual ? "Actual" : "Expected";
  };
  const step = () => {
    showsActual = !showsActual;
    show();
  };
  const run = make("button", { type: "button", className: "plain run" });
  const setRunning = (isRunning) => {
    clearInterval(timer);
    timer = isRunning ? setInterval(step, 700) : 0;
    run.textContent = isRunning ? "Pause" : "Play";
  };
  run.addEventListener("click", () => setRunning(timer === 0));
  const other = make("button", { type: "button", className: "plain" }, "Show the other");
  other.addEventListener("click", () => {
    setRunning(false);
    step();
  });
  stage.append(make("div", { className: "tool" }, name, run, other), makeStack(size, [expected, actual]));
  show();
  setRunning(!isCalm);
  return () => clearInterval(timer);
}

function fillDifference(stage, pictures, zoom) {
  if (pictures.isDrawn) return fillFrames(stage, pictures, zoom);
  stage.classList.add("single");
  if (pictures.painted) {
    setScale(stage, [pictures.painted], 1, zoom);
    stage.append(make("figure", {}, make("figcaption", {}, "Difference"), pictures.painted.node));
    return undefined;
  }
  stage.append(make("figure", {}, make("figcaption", {}, "Difference: changed pixels in red over the expected picture"), blend(stage, pictures, zoom)));
  return undefined;
}

/** The absolute colour difference, amplified, as red ink over a faint picture. */
function blend(stage, { expected, actual }, zoom) {
  const size = setScale(stage, [expected, actual], 1, zoom);
  const faint = expected.node.cloneNode();
  faint.classList.add("faint");
  const stack = makeStack(size, []);
  stack.classList.add("differences");
  stack.append(
    faint, make("div", { className: "ink" }, make("div", { className: "blend" }, expected.node, actual.node)));
  return stack;
}

function fillFrames(stage, { changes }, zoom) {
  stage.classList.add("single");
  setScale(stage, [changes], 1, zoom);
  const legend = make(
    "figcaption", { className: "legend" }, make("span", {}, make("i", { className: "was" }), "expected"),
    make("span", {}, make("i", { className: "is" }), "actual"), make("span", {}, make("i", { className: "same" }), "unchanged"));
  stage.append(make("figure", {}, legend, changes.node));
}

"""#
}
