/** A layout's picture, which can be pointed at and resized, and what is wrong with its file. */
class Pane {
  static sides = { least: 40, most: 4000 };

  constructor(address, close) {
    this.address = address;
    this.holder = make("div", { className: "holder" });
    this.handle = make("button", {
      type: "button", className: "handle", "aria-label": "Resize, with the pointer or the arrow keys", title: "Drag to resize",
    });
    this.handle.dataset.keys = "";
    this.error = make("pre", { className: "error", role: "alert", hidden: true });
    this.readout = make("p", { className: "readout soft" });
    this.title = make("h3");
    const button = make("button", { type: "button", className: "plain", "aria-label": "Remove from the view" }, "×");
    button.addEventListener("click", close);
    this.header = make("header", {}, this.title, button);
    this.frame = make("div", { className: "frame" }, this.holder, this.handle);
    this.element = make("section", { className: "pane" }, this.header, this.error, this.frame, this.readout);
    this.element.dataset.drawn = "0";
    this.listen();
  }

  /** @param fields of the picture, besides its layout. */
  show(layout, fields, isAlone) {
    this.title.replaceChildren(visible(layout.title));
    this.header.hidden = isAlone;
    this.element.setAttribute("aria-label", layout.title);
    this.element.classList.toggle("free", fields.size !== "");
    this.fileError = layout.error ?? "";
    this.say(this.fileError);
    const source = layout.source(fields);
    if (source === this.source || !layout.isDrawn) return;
    this.source = source;
    this.draw();
  }

  say(error) {
    this.error.hidden = error === "";
    this.error.textContent = error;
    this.element.classList.toggle("wrong", error !== "");
  }

  /** Draws the newest choice; while one picture is drawn, those between it and the newest are left out. */
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
    this.holder.replaceChildren(document.adoptNode(picture));
    this.element.dataset.drawn = Number(this.element.dataset.drawn) + 1;
    this.size = headers.get("Galley-Size").split("x").map(Number);
    this.say(this.fileError);
    this.drew?.(Number(headers.get("Galley-Scroll-Range")), this.size);
  }

  listen() {
    // Lines and labels are drawn over the elements.
    this.holder.addEventListener("pointermove", ({ clientX, clientY }) => {
      const elements = document.elementsFromPoint(clientX, clientY).map((element) => element.closest("[data-element]"));
      this.point(elements.find(Boolean) ?? null);
    });
    this.holder.addEventListener("pointerleave", () => this.point(null));
    this.handle.addEventListener("pointerdown", (event) => this.grab(event));
    this.handle.addEventListener("keydown", (event) => {
      const step = { ArrowLeft: [-10, 0], ArrowRight: [10, 0], ArrowUp: [0, -10], ArrowDown: [0, 10] }[event.key];
      if (!step || !this.size) return;
      event.preventDefault();
      this.resize(this.size[0] + step[0], this.size[1] + step[1]);
    });
  }

  /** Says what an element is and where. */
  point(element) {
    if (this.pointed === element) return;
    this.pointed?.classList.remove("pointed");
    this.pointed = element;
    element?.classList.add("pointed");
    if (!element) return this.readout.replaceChildren();
    const { element: kind, indexPath, frame } = element.dataset;
    const [x, y, width, height] = (frame ?? "").split(" ");
    const place = frame ? ` x ${x}, y ${y} · ${width} × ${height} pt` : "";
    this.readout.replaceChildren(make("strong", {}, visible(`${kind} ${indexPath ?? ""}`)), place);
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
