extension PageSource {
    /// The page as a whole, which runs last.
    static let main = #"""
const zooms = [
  { value: "fit", name: "Fit" },
  { value: "1", name: "100 %" },
  { value: "2", name: "200 %" },
];
const appearances = [
  { value: "light dark", name: "Auto", title: "SVGs that adapt to the colour scheme follow that of the page" },
  { value: "light", name: "Light" },
  { value: "dark", name: "Dark" },
];

/** The view of the selected entry. */
class EntryView {
  constructor(entries, choose) {
    this.entries = entries;
    this.choose = choose;
    this.mode = "side";
    this.zoom = "fit";
    this.appearance = "light dark";
    this.turn = 0;
    this.stop = () => {};
    this.makeParts();
    new ResizeObserver(() => this.refit()).observe(this.stage);
  }

  makeParts() {
    this.title = make("div", { className: "title" });
    this.words = make("ul", { className: "words", "aria-label": "Differences", tabIndex: 0 });
    this.acceptance = make("div", { className: "cause" });
    this.note = make("p", { className: "soft", hidden: true });
    const keyed = modes.map((mode, index) => ({ ...mode, title: `Key ${index + 1}` }));
    this.modes = segments("View", keyed, (value) => this.setMode(value));
    this.zooms = segments("Zoom", zooms, (value) => this.setZoom(value));
    this.appearances = segments("Appearance of the pictures", appearances, (value) => this.setAppearance(value));
    this.stage = make("div", { className: "stage", tabIndex: 0, role: "region", "aria-label": "Pictures" });
    this.element = make(
      "main", { className: "main" }, this.title, this.words, this.acceptance,
      make("div", { className: "bar" }, this.modes, this.zooms, this.appearances), this.note, this.stage);
  }

  /** The choice among the entries of one cause; `null` for one alone. */
  makeVariants(at, { members, labels }) {
    if (members.length < 2) return null;
    const field = make(
      "select", { className: "variants", "aria-label": "Variant" },
      ...members.map((member, index) => {
        const name = labels[index] || this.entries[member].name;
        return make("option", { value: String(member), selected: member === at }, name);
      }));
    field.addEventListener("change", () => this.choose(Number(field.value)));
    return field;
  }

  async open(at, cause) {
    const entry = this.entries[at];
    const turn = ++this.turn;
    this.stop();
    this.stop = () => {};
    this.pictures = null;
    this.stage.replaceChildren();
    this.title.replaceChildren(
      make("h2", {}, visible(cause.name)), make("span", { className: `badge ${entry.status}` }, statuses[entry.status].name),
      ...[this.makeVariants(at, cause)].filter(Boolean));
    this.words.replaceChildren(...entry.words.map((line) => make("li", {}, visible(line))));
    this.words.hidden = entry.words.length === 0;
    this.acceptance.replaceChildren(...(entry.acceptCommand ? [makeAcceptance(entry.acceptCommand, "Record this cause alone:")] : []));
    this.note.hidden = !entry.note;
    this.note.textContent = entry.note ?? "";
    this.appearances.hidden = ![entry.expected, entry.actual].some((address) => address?.startsWith("data:image/svg+xml"));
    const pictures = await openPictures(entry);
    if (turn !== this.turn) return;
    this.pictures = pictures;
    this.possible = possibleModes(pictures);
    for (const button of this.modes.children) button.disabled = !this.possible.has(button.dataset.value);
    this.modes.lastElementChild.hidden = !this.possible.has("frames");
    this.draw();
  }

  draw() {
    this.stop();
    const mode = this.possible.has(this.mode) ? this.mode : "side";
    press(this.modes, mode);
    press(this.zooms, this.zoom);
    press(this.appearances, this.appearance);
    this.stage.style.colorScheme = this.appearance;
    this.size = [this.stage.clientWidth, this.stage.clientHeight].join();
    this.stop = fillStage(this.stage, this.pictures, mode, this.zoom);
  }

  /** Redraws if the available size has changed. */
  refit() {
    const size = [this.stage.clientWidth, this.stage.clientHeight].join();
    if (this.pictures && this.zoom === "fit" && size !== this.size) this.draw();
  }

  setMode(mode) {
    if (!this.pictures || !this.possible.has(mode)) return;
    this.mode = mode;
    this.draw();
  }

  setZoom(zoom) {
    this.zoom = zoom;
    if (this.pictures) this.draw();
  }

  setAppearance(appearance) {
    this.appearance = appearance;
    if (this.pictures) this.draw();
  }
}

function makeAcceptance(command, label) {
  const code = make("code", { tabIndex: 0 }, visible(command));
  const button = make("button", { type: "button", className: "plain" }, "Copy");
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(command);
      button.textContent = "Copied";
    } catch {
      getSelection().selectAllChildren(code);
      button.textContent = document.execCommand("copy") ? "Copied" : "Selected";
    }
    setTimeout(() => { button.textContent = "Copy"; }, 2000);
  });
  return make(
    "div", { className: "accept" }, make("span", { className: "soft" }, label),
    make("div", { className: "command" }, code, button));
}

function makeKeys() {
  const keys = [["j", "k", "navigate"], ["/", "filter"], ["1", "5", "views"], ["z", "zoom"]];
  const parts = keys.map((words) => make("span", {}, ...words.slice(0, -1).map((key) => make("kbd", {}, key)), ` ${words.at(-1)}`));
  return make("p", { className: "keys soft" }, ...parts);
}

function listen(list, view) {
  const actions = {
    j: () => list.step(1), k: () => list.step(-1), ArrowDown: () => list.step(1), ArrowUp: () => list.step(-1),
    "/": () => list.field.select(),
    z: () => view.setZoom(zooms[(zooms.findIndex(({ value }) => value === view.zoom) + 1) % zooms.length].value),
  };
  modes.forEach(({ value }, index) => { actions[index + 1] = () => view.setMode(value); });
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isTyping = event.target === list.field;
    const isArrow = event.key.startsWith("Arrow");
    if (isTyping && event.key === "Escape") return list.field.blur();
    if (isTyping && !isArrow) return;
    // Arrow keys also move the slider and scroll the focused element.
    if (isArrow && !isTyping && !event.target.closest?.(".list") && event.target !== document.body) return;
    const action = Object.hasOwn(actions, event.key) ? actions[event.key] : null;
    if (!action) return;
    event.preventDefault();
    action();
  });
}

function summary({ checked, entries }) {
  if (entries.length === 0) return checked === 1 ? "The snapshot matches its golden." : `All ${checked} snapshots match their goldens.`;
  const failed = entries.filter(({ status }) => status !== "obsolete").length;
  const obsolete = entries.length - failed;
  const parts = [`${failed} of ${checked} snapshots failed`];
  if (obsolete > 0) parts.push(`${obsolete} ${obsolete === 1 ? "golden is" : "goldens are"} obsolete`);
  return parts.join("; ") + ".";
}

/** The number of the entry that differs most; the first of several, or where nothing was compared. */
function mostDifferent(entries) {
  return entries.reduce((most, { share }, at) => ((share ?? 0) > (entries[most].share ?? 0) ? at : most), 0);
}

function show(data) {
  const view = new EntryView(data.entries, (at) => list.chooseEntry(at));
  const list = new EntryList(data, (at, cause) => {
    // So that reloading, or a link to this page, opens the same entry.
    location.replace("#" + (at + 1));
    view.open(at, cause).catch(fail);
  });
  const head = make(
    "header", { className: "head" }, make("h1", {}, visible(data.title)), make("p", { className: "soft" }, summary(data)));
  const side = make("div", { className: "side" }, head);
  document.body.replaceChildren(side);
  document.body.classList.toggle("calm", data.entries.length === 0);
  if (data.entries.length === 0) return;
  head.append(list.chips, list.field, list.found);
  side.append(list.element, ...(data.command ? [makeAcceptance(data.command, "If the change is intended:")] : []), makeKeys());
  document.body.append(view.element);
  listen(list, view);
  const wanted = Number.parseInt(location.hash.slice(1), 10) - 1;
  list.chooseEntry(wanted >= 0 && wanted < data.entries.length ? wanted : mostDifferent(data.entries));
}

function fail(error) {
  console.error(error);
  document.body.prepend(make("p", { className: "notice", role: "alert" }, `The report cannot be shown: ${error.message}`));
}

try {
  show(JSON.parse(document.getElementById("data").textContent));
} catch (error) {
  fail(error);
}

"""#
}
