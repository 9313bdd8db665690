/** The page: a toolbar above either all layouts or one. */
class Gallery {
  /** @param fields further fields of the address, with their possible values. */
  constructor(layouts, { styles, devices, fields, makeView, ownKeys = [] }) {
    this.ownKeys = ownKeys;
    this.layouts = layouts;
    this.styles = styles;
    this.devices = devices;
    const choices = {
      layout: ["", ...layouts.map(({ name }) => name)], style: styles, device: devices,
      appearance: appearances.map(({ value }) => value), ...fields, find: [],
    };
    this.address = new Address(choices, () => this.show());
    this.index = new Index(layouts, this.address);
    this.view = makeView(this.address);
    this.makeBar();
    document.body.append(this.bar, this.index.element, this.keys());
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => {
      this.view.fit();
      this.view.appearanceChanged?.();
    });
    // Loads pictures that were never scrolled to. Browsers load those only for paper themselves.
    addEventListener("beforeprint", () => {
      for (const image of document.querySelectorAll("img[loading]:not(.paper)")) image.loading = "eager";
    });
    document.addEventListener("keydown", (event) => this.press(event));
    this.show();
  }

  makeBar() {
    const go = (field) => (value) => this.address.go({ [field]: value });
    this.field = make("input", {
      className: "search", type: "search", placeholder: "Search", "aria-label": "Search layouts", autocomplete: "off",
      spellcheck: false,
    });
    this.field.addEventListener("input", () => this.address.go({ find: this.field.value.trim(), layout: "" }));
    this.count = make("span", { className: "soft", role: "status" });
    const capital = (word) => word[0].toUpperCase() + word.slice(1);
    const styles = this.styles.map((value, index) => ({ value, name: capital(value), title: `Key ${index + 1}` }));
    this.styleSwitch = segments("Style", styles, go("style"));
    this.appearanceSwitch = segments("Appearance", appearances, go("appearance"));
    this.deviceSwitch = make(
      "select", { className: "plain", "aria-label": "Device", title: "Device", hidden: this.devices.length < 2 },
      ...this.devices.map((name) => make("option", { value: name }, name || "Own device")));
    this.deviceSwitch.addEventListener("change", () => go("device")(this.deviceSwitch.value));
    this.bar = make(
      "header", { className: "bar" }, make("h1", {}, "Layouts"), this.count, this.field,
      make("div", { className: "switches" }, this.deviceSwitch, this.styleSwitch, this.appearanceSwitch));
  }

  keys() {
    const keys = [["←", "→", "move"], ["/", "search"], [`1–${this.styles.length}`, "style"], ["a", "appearance"], ["Esc", "back"], ...this.ownKeys];
    const parts = keys.map((words) => make("span", {}, ...words.slice(0, -1).map((key) => make("kbd", {}, key)), ` ${words.at(-1)}`));
    return make("footer", { className: "keys soft" }, ...parts);
  }

  show() {
    const { state } = this.address;
    const layout = this.layouts.find(({ name }) => name === state.layout);
    const found = this.index.found(state);
    press(this.styleSwitch, state.style);
    press(this.appearanceSwitch, state.appearance);
    this.deviceSwitch.value = state.device;
    if (document.activeElement !== this.field) this.field.value = state.find;
    this.count.textContent = found.length === this.layouts.length ? String(found.length) : `${found.length} of ${this.layouts.length}`;
    document.documentElement.style.colorScheme = state.appearance === "auto" ? "light dark" : state.appearance;
    document.title = layout ? `${layout.title} – Layouts` : "Layouts";
    if (layout) this.open(layout, found, state);
    else this.close(state);
    this.shown = state.layout;
  }

  /** Accepts newer versions of layouts, and new ones. */
  update(layouts) {
    const names = (list) => list.map(({ name }) => name).join("\n");
    const isSame = names(layouts) === names(this.layouts);
    this.layouts = layouts;
    this.address.choices.layout = ["", ...layouts.map(({ name }) => name)];
    if (isSame) {
      this.index.update(layouts);
    } else {
      const former = this.index;
      this.index = new Index(layouts, this.address);
      if (former.element.isConnected) former.element.replaceWith(this.index.element);
      if (!layouts.some(({ name }) => name === this.address.state.layout)) this.address.state.layout = "";
    }
    this.show();
  }

  open(layout, found, state) {
    if (!this.shown) {
      this.scroll = scrollY;
      this.index.element.replaceWith(this.view.element);
      scrollTo(0, 0);
    }
    for (const button of this.styleSwitch.children) {
      button.disabled = !layout.pictures.some(({ style }) => style === button.dataset.value);
    }
    this.view.show(layout, found, state, this.layouts);
    if (layout.name !== this.shown) this.view.title.focus({ preventScroll: true });
  }

  close(state) {
    for (const button of this.styleSwitch.children) button.disabled = false;
    this.index.show(state);
    if (!this.shown) return;
    this.view.element.replaceWith(this.index.element);
    scrollTo(0, this.scroll ?? 0);
    if (document.activeElement !== this.field) this.index.focus(this.shown);
  }

  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isTyping = event.target === this.field;
    if (!isTyping && event.target.closest?.("input, select, [data-keys]")) return;
    if (isTyping && !["Escape", "ArrowDown"].includes(event.key)) return;
    if (this.answer(event.key, isTyping)) event.preventDefault();
  }

  /** True for a key with a meaning here. */
  answer(key, isTyping) {
    const { state } = this.address;
    if (key === "/") this.field.select();
    else if (key === "Escape") this.escape(isTyping);
    else if (key === "a") this.address.go({ appearance: appearances[(appearances.findIndex(({ value }) => value === state.appearance) + 1) % 3].value });
    else if (this.styles[key - 1]) this.styleSwitch.children[key - 1].click();
    else if (state.layout && this.view.answer?.(key)) return true;
    else if (!key.startsWith("Arrow")) return false;
    else if (!state.layout) this.index.move(key);
    else if (key === "ArrowLeft" || key === "ArrowRight") this.view.step(key === "ArrowLeft" ? -1 : 1);
    else return false;
    return true;
  }

  /** Leaves a layout for all layouts, or clears a search. */
  escape(isTyping) {
    if (this.address.state.layout) return this.address.go({ layout: "" });
    if (isTyping && !this.field.value) return this.field.blur();
    this.field.value = "";
    this.address.go({ find: "" });
  }
}
