/** One layout, light and dark side by side if there is space. */
class View {
  /** The minimum scale of two pictures side by side, relative to a single one. */
  static smallest = 0.7;

  constructor(address) {
    this.address = address;
    this.title = make("h2", { tabIndex: -1 });
    this.place = make("span", { className: "soft" });
    this.previous = this.makeStep("Previous layout", "‹", -1);
    this.next = this.makeStep("Next layout", "›", 1);
    this.stage = make("div", { className: "stage" });
    this.note = make("p", { className: "soft description" });
    const back = make("a", { className: "plain back", href: address.link({ layout: "" }) }, "All layouts");
    back.addEventListener("click", (event) => {
      event.preventDefault();
      this.address.go({ layout: "" });
    });
    this.back = back;
    this.element = make(
      "main", { className: "view" },
      make("div", { className: "title" }, back, this.title, make("span", { className: "steps" }, this.place, this.previous, this.next)),
      this.stage, this.note);
    new ResizeObserver(() => this.fit()).observe(this.stage);
    addEventListener("resize", () => this.fit());
    // A click on a picture moves the focus into its document, which does not pass keys on.
    addEventListener("blur", () => setTimeout(() => {
      if (document.activeElement?.tagName === "OBJECT") this.title.focus({ preventScroll: true });
    }));
  }

  makeStep(label, sign, step) {
    const button = make("button", { type: "button", className: "plain", "aria-label": label, title: label }, sign);
    button.addEventListener("click", () => this.step(step));
    return button;
  }

  /** @param layouts the layouts to step through. */
  show(layout, layouts, state) {
    this.head(layout, layouts);
    this.appearance = state.appearance;
    const pictures = chosen(layout, state);
    this.pictures = pictures;
    this.note.replaceChildren(visible(pictures.light.description));
    this.figures = ["light", "dark"].map((appearance) => this.makeFigure(pictures[appearance]));
    this.stage.replaceChildren(...this.figures);
    this.fit();
  }

  head(layout, layouts) {
    this.layouts = layouts;
    this.at = layouts.indexOf(layout);
    this.title.replaceChildren(visible(layout.title));
    this.place.textContent = this.at < 0 ? "" : `${this.at + 1} of ${layouts.length}`;
    this.previous.disabled = !layouts[this.at - 1];
    this.next.disabled = !layouts[this.at + 1];
    this.back.href = this.address.link({ layout: "" });
  }

  makeFigure(picture) {
    // A document of its own: unlike an image it names its views to the pointer, and its ids meet no other picture's.
    const image = make("object", {
      type: "image/svg+xml", data: picture.source, width: picture.width, height: picture.height, role: "img", tabIndex: -1,
      "aria-label": picture.description,
    });
    const name = picture.appearance === "dark" ? "Dark" : "Light";
    const link = make("a", { href: picture.source, title: "Open the picture alone" }, name);
    const figure = make("figure", { className: picture.appearance }, make("figcaption", {}, link), image);
    figure.dataset.appearance = picture.appearance;
    figure.style.setProperty("--ratio", picture.width / picture.height);
    return figure;
  }

  /** Fits the pictures to the window, and shows both if that does not make them much smaller. */
  fit() {
    if (!this.element.isConnected || !this.figures) return;
    const { light, dark } = this.pictures;
    const { paddingLeft, columnGap } = getComputedStyle(this.stage);
    const width = this.stage.clientWidth - 2 * Number.parseFloat(paddingLeft);
    const height = Math.max(360, innerHeight - this.stage.getBoundingClientRect().top - scrollY - 130);
    const scale = (room) => Math.min(1, room / Math.max(light.width, dark.width), height / Math.max(light.height, dark.height));
    const alone = scale(width);
    const both = scale((width - Number.parseFloat(columnGap)) / 2);
    const showsBoth = this.appearance === "auto" && both >= View.smallest * alone;
    const preferred = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    const single = this.appearance === "auto" ? preferred : this.appearance;
    for (const figure of this.figures) {
      const picture = this.pictures[figure.dataset.appearance];
      figure.classList.toggle("other", !showsBoth && figure.dataset.appearance !== single);
      figure.style.setProperty("--width", `${picture.width * (showsBoth ? both : alone)}px`);
    }
    this.stage.classList.toggle("pair", showsBoth);
  }

  step(by) {
    const layout = this.layouts[this.at + by];
    if (layout) this.address.go({ layout: layout.name });
  }
}
