const liveKeys = [["d", "direction"], ["t", "text size"], ["e", "error"], ["Tab", "to the picture, its arrows step through elements, and the handle"]];

const directions = [
  { value: "", name: "Own", title: "The layout's own direction" },
  { value: "ltr", name: "LTR", title: "Left to right" },
  { value: "rtl", name: "RTL", title: "Right to left" },
];

/** One or several layouts side by side, drawn on request and whenever their files are saved. */
class LiveView extends View {
  constructor(address) {
    super(address);
    this.panes = new Map();
    this.direction = segments("Direction", directions, (value) => address.go({ direction: value }));
    this.width = this.makeSide("Width");
    this.height = this.makeSide("Height");
    this.reset = make("button", { type: "button", className: "plain" }, "Device size");
    this.reset.addEventListener("click", () => address.go({ size: "" }));
    this.scroll = make("input", { type: "range", min: 0, max: 0, step: 1, "aria-label": "Scroll position" });
    this.scroll.addEventListener("input", () => address.go({ offset: this.scroll.value === "0" ? "" : this.scroll.value }));
    this.scrolled = make("output", { className: "soft" });
    this.beside = make("select", { className: "plain", "aria-label": "Show another layout beside it" });
    this.beside.addEventListener("change", () => this.add(this.beside.value));
    this.textSize = make(
      "select", { className: "plain", "aria-label": "Text size" },
      ...[["", "Own text size"], ...served.textSizes].map(([value, name]) => make("option", { value }, value ? `Text ${name}` : name)));
    this.textSize.addEventListener("change", () => address.go({ text: this.textSize.value }));
    this.shownAppearance = make("span", { className: "soft" });
    this.tools = make(
      "div", { className: "tools" }, this.shownAppearance, this.direction, this.textSize,
      make("span", { className: "size" }, this.width, "×", this.height, "pt", this.reset),
      make("label", { className: "scroll" }, "Scroll ", this.scroll, this.scrolled), this.beside);
    this.stage.before(this.tools);
    this.stage.classList.add("live");
  }

  makeSide(name) {
    const { least, most } = Pane.sides;
    const field = make("input", { type: "number", min: least, max: most, "aria-label": `${name} in points` });
    field.addEventListener("change", () => {
      if (field.reportValidity() && this.width.value && this.height.value) {
        this.address.go({ size: `${this.width.value}x${this.height.value}` });
      }
    });
    return field;
  }

  show(layout, layouts, state, all) {
    this.head(layout, layouts);
    press(this.direction, state.direction);
    this.reset.disabled = state.size === "";
    const others = state.beside.split("|").map((name) => all.find((other) => other.name === name)).filter(Boolean);
    const shown = [layout, ...others.filter((other) => other !== layout)];
    for (const [name] of this.panes) if (!shown.some((other) => other.name === name)) this.panes.delete(name);
    const preferred = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    const { style, size, direction, offset, text } = state;
    const appearance = state.appearance === "auto" ? preferred : state.appearance;
    // With a free size there is no device.
    const fields = { style, device: size ? "" : state.device, size, direction, offset, appearance, text };
    this.shownAppearance.textContent = state.appearance === "auto" ? `${preferred === "dark" ? "Dark" : "Light"}, as the system` : "";
    this.shownAppearance.hidden = state.appearance !== "auto";
    this.textSize.value = text;
    this.textSize.title = "Text size (Dynamic Type)";
    for (const other of shown) {
      if (!this.panes.has(other.name)) this.panes.set(other.name, this.makePane(other.name));
      this.panes.get(other.name).show(other, fields, shown.length === 1);
    }
    const elements = shown.map(({ name }) => this.panes.get(name).element);
    if (elements.some((element, index) => this.stage.children[index] !== element) || this.stage.children.length !== elements.length) {
      this.stage.replaceChildren(...elements);
    }
    this.panes.get(layout.name).drew = (range, sizes) => this.measure(range, sizes);
    this.offer(all.filter((other) => !shown.includes(other)));
  }

  makePane(name) {
    return new Pane(this.address, () => {
      const { layout, beside } = this.address.state;
      const rest = [layout, ...beside.split("|")].filter((other) => other && other !== name);
      this.address.go({ layout: rest[0] ?? "", beside: rest.slice(1).join("|") });
    });
  }

  /** The size and scroll range of the drawn layout. */
  measure(range, [width, height]) {
    if (document.activeElement !== this.width) this.width.value = Math.round(width);
    if (document.activeElement !== this.height) this.height.value = Math.round(height);
    const { style, offset } = this.address.state;
    this.scroll.max = Math.ceil(range);
    this.scroll.value = offset || 0;
    this.scroll.disabled = range === 0 || style === "exploded";
    this.scrolled.textContent = `${this.scroll.value} pt`;
  }

  /** Follows the system's appearance. */
  appearanceChanged() {
    if (this.element.isConnected) this.address.changed(this.address.state);
  }

  /** Handles a key of the preview. */
  answer(key) {
    const next = (values, value) => values[(values.indexOf(value) + 1) % values.length];
    const { direction, text } = this.address.state;
    if (key === "d") this.address.go({ direction: next(directions.map(({ value }) => value), direction) });
    else if (key === "t") this.address.go({ text: next(["", ...served.textSizes.map(([value]) => value)], text) });
    else if (key === "e") for (const { fault } of this.panes.values()) fault.fold();
    else return false;
    return true;
  }

  /** The layouts that can be added. */
  offer(layouts) {
    this.beside.hidden = layouts.length === 0;
    const options = layouts.map(({ name, title }) => make("option", { value: name }, title));
    this.beside.replaceChildren(make("option", { value: "" }, "Beside…"), ...options);
  }

  add(name) {
    if (name) this.address.go({ beside: [this.address.state.beside, name].filter(Boolean).join("|") });
  }

  /** Handled by the pictures' style sheet. */
  fit() {}
}
