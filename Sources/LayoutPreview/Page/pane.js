/** A layout's picture with inspection and resizing, and the errors in its file. */
class Pane {
  static sides = { least: 40, most: 4000 };

  constructor(address, close) {
    this.address = address;
    this.holder = make("div", {
      className: "holder", tabIndex: 0, role: "group", "aria-label": "Picture. The arrow keys step through its elements.",
    });
    this.handle = make("button", {
      type: "button", className: "handle", "aria-label": "Resize, with the pointer or the arrow keys", title: "Drag to resize",
    });
    this.handle.dataset.keys = "";
    this.fault = new Fault();
    this.readout = make("div", { className: "readout soft", role: "status" });
    this.paper = make("img", { className: "paper", loading: "lazy", alt: "" });
    this.paper.addEventListener("error", () => this.paper.removeAttribute("src"));
    this.answers = new Map();
    this.title = make("h3");
    const button = make("button", { type: "button", className: "plain", "aria-label": "Remove from the view" }, "×");
    button.addEventListener("click", close);
    this.header = make("header", {}, this.title, button);
    this.frame = make("div", { className: "frame" }, this.holder, this.handle);
    this.element = make("section", { className: "pane" }, this.header, this.fault.element, this.frame, this.readout);
    this.element.dataset.drawn = "0";
    this.listen();
  }

  /** @param fields the picture's options, besides its layout. */
  show(layout, fields, isAlone) {
    this.title.replaceChildren(visible(layout.title));
    this.header.hidden = isAlone;
    this.element.setAttribute("aria-label", layout.title);
    this.element.classList.toggle("free", fields.size !== "");
    this.fileError = [layout.common, layout.error].filter(Boolean).join("\n\n");
    this.say(this.fileError);
    const source = layout.source(fields);
    if (source === this.source || !layout.isDrawn) return;
    this.source = source;
    this.layout = layout;
    this.fields = fields;
    this.answers.clear();
    this.draw();
  }

  say(error) {
    this.fault.say(error);
    this.element.classList.toggle("wrong", error !== "");
  }

  /** Draws the newest choice; choices made while a picture is being drawn are skipped, except for the newest. */
  async draw() {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      for (let source = ""; source !== this.source;) {
        source = this.source;
        const answer = await fetch(source);
        const text = await answer.text();
        if (answer.ok) this.put(text, answer.headers);
        else this.say(this.fileError || text);
      }
    } catch {
      this.source = "";
    } finally {
      this.isBusy = false;
    }
  }

  put(text, headers) {
    const picture = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    const { pointed } = this;
    this.holder.replaceChildren(document.adoptNode(picture), this.paper);
    const { width, height } = picture.viewBox.baseVal;
    this.holder.style.setProperty("--ratio", width / height);
    this.forPaper();
    // The inspected element has been replaced.
    if (pointed) this.point(this.elements().find((element) => Pane.identity(element) === Pane.identity(pointed)) ?? null);
    this.element.dataset.drawn = Number(this.element.dataset.drawn) + 1;
    this.size = headers.get("Galley-Size").split("x").map(Number);
    this.say(this.fileError);
    this.drew?.(Number(headers.get("Galley-Scroll-Range")), this.size);
  }

  /** Paper is light: a dark picture has a light one for printing, which is loaded only then. */
  forPaper() {
    if (this.fields.appearance === "dark") this.paper.src = this.layout.source({ ...this.fields, appearance: "light" });
    else this.paper.removeAttribute("src");
  }

  listen() {
    // Lines and labels are in front of the elements.
    this.holder.addEventListener("pointermove", ({ clientX, clientY }) => {
      const elements = document.elementsFromPoint(clientX, clientY).map((element) => element.closest("[data-element]"));
      this.point(elements.find(Boolean) ?? null);
    });
    this.holder.addEventListener("pointerleave", () => this.point(null));
    this.holder.addEventListener("blur", () => this.point(null));
    this.holder.addEventListener("keydown", (event) => this.step(event));
    this.handle.addEventListener("pointerdown", (event) => this.grab(event));
    this.handle.addEventListener("keydown", (event) => {
      const step = { ArrowLeft: [-10, 0], ArrowRight: [10, 0], ArrowUp: [0, -10], ArrowDown: [0, 10] }[event.key];
      if (!step || !this.size) return;
      event.preventDefault();
      this.resize(this.size[0] + step[0], this.size[1] + step[1]);
    });
  }

  /** The picture's elements, in drawing order. */
  elements() {
    return [...this.holder.querySelectorAll("[data-element]")];
  }

  static identity({ dataset: { element, kind, indexPath } }) {
    return [element, kind, indexPath].join(" ");
  }

  /** Steps through the elements with the arrow keys. */
  step(event) {
    const elements = this.elements();
    const at = elements.indexOf(this.pointed);
    const last = elements.length - 1;
    const next = {
      ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at < 0 ? last : at - 1, ArrowUp: at < 0 ? last : at - 1, Home: 0, End: last,
    }[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey || (next === undefined && event.key !== "Escape")) return;
    // All other keys keep their meaning on the page.
    event.stopPropagation();
    event.preventDefault();
    if (next === undefined) return this.holder.blur();
    this.point(elements[Math.min(Math.max(next, 0), last)] ?? null);
  }

  /** Shows an element's identity and frame, followed by the origin of its numbers. */
  point(element) {
    if (this.pointed === element) return;
    this.pointed?.classList.remove("pointed");
    this.pointed = element;
    clearTimeout(this.asking);
    element?.classList.add("pointed");
    if (!element) return this.readout.replaceChildren();
    const { element: kind, indexPath, frame } = element.dataset;
    const [x, y, width, height] = (frame ?? "").split(" ");
    const place = frame ? ` x ${x}, y ${y} · ${width} × ${height} pt` : "";
    const head = make("p", {}, make("strong", {}, visible(`${element.dataset.kind ?? kind} ${indexPath ?? ""}`)), place);
    this.readout.replaceChildren(head);
    const known = this.answers.get(Pane.identity(element));
    if (known) this.readout.append(...Pane.account(known));
    else this.asking = setTimeout(() => this.ask(element), 60);
  }

  /** Requests the origin of an element's numbers. */
  async ask(element) {
    const { element: kind, kind: name, indexPath } = element.dataset;
    const answers = this.answers;
    try {
      const answer = await fetch(this.layout.source({ ...this.fields, element: kind, kind: name ?? "", path: indexPath ?? "" }, "element"));
      if (!answer.ok) return;
      const account = await answer.json();
      answers.set(Pane.identity(element), account);
      if (this.pointed === element && answers === this.answers) this.readout.append(...Pane.account(account));
    } catch {
      // The page reports a preview that does not respond.
    }
  }

  /** The sums for an element's numbers, and the lines that describe it. */
  static account({ sums, file, places, doubts }) {
    const term = ({ sign, length, words }) => make(
      "span", { className: "term" }, sign ? `${sign} ` : "", make("b", {}, length), " ", visible(words));
    const rows = sums.map(({ name, total, terms }) => make(
      "tr", {}, make("th", { scope: "row" }, name), make("td", { className: "total" }, total), make("td", {}, "= ", ...terms.map(term))));
    const lines = places.map(({ what, line }) => `${what} ${line}`).join(" › ");
    return [
      make("table", {}, make("tbody", {}, ...rows)),
      ...doubts.map((doubt) => make("p", { className: "lines" }, doubt)),
      ...(lines ? [make("p", { className: "lines" }, visible(file), ` · lines: ${lines}`)] : []),
    ];
  }

  grab(event) {
    if (!this.size) return;
    event.preventDefault();
    this.handle.setPointerCapture(event.pointerId);
    const picture = this.holder.firstElementChild;
    const scale = picture.getBoundingClientRect().width / picture.viewBox.baseVal.width;
    const start = [...this.size];
    const move = ({ clientX, clientY }) => this.resize(
      start[0] + (clientX - event.clientX) / scale, start[1] + (clientY - event.clientY) / scale);
    this.handle.addEventListener("pointermove", move);
    this.handle.addEventListener("lostpointercapture", () => this.handle.removeEventListener("pointermove", move), { once: true });
  }

  resize(...sides) {
    const { least, most } = Pane.sides;
    this.address.go({ size: sides.map((side) => Math.round(Math.min(most, Math.max(least, side)))).join("x") });
  }
}
