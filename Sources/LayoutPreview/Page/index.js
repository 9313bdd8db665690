/** All layouts as thumbnails. */
class Index {
  constructor(layouts, address) {
    this.layouts = layouts;
    this.address = address;
    this.cards = layouts.map((layout) => this.makeCard(layout));
    this.list = make("ul", { className: "cards", "aria-label": "Layouts" }, ...this.cards.map(({ element }) => element));
    this.nothing = make("p", { className: "nothing", hidden: true }, "No layout matches the search.");
    this.element = make("main", { className: "index" }, this.list, this.nothing);
  }

  makeCard(layout) {
    const image = make("img", { loading: "lazy", alt: "" });
    const source = make("source", { media: "(prefers-color-scheme: dark)" });
    // Loaded only when the page is printed.
    const paper = make("img", { className: "paper", loading: "lazy", alt: "" });
    const title = make("strong", {}, visible(layout.title));
    const link = make(
      "a", { className: "card" }, make("span", { className: "thumbnail" }, make("picture", {}, source, image), paper),
      make("span", { className: "name" }, title, make("small", {}, visible(layout.name))));
    link.addEventListener("click", (event) => {
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      this.address.go({ layout: layout.name });
    });
    return { layout, title, link, image, source, paper, element: make("li", {}, link) };
  }

  /** Accepts newer versions of the same layouts. */
  update(layouts) {
    this.layouts = layouts;
    this.cards.forEach((card, index) => {
      card.layout = layouts[index];
      card.title.replaceChildren(visible(card.layout.title));
    });
  }

  /** The layouts that match the search. */
  found(state) {
    return this.layouts.filter((layout) => matches(layout, state.find));
  }

  show(state) {
    const found = new Set(this.found(state));
    for (const card of this.cards) {
      card.element.hidden = !found.has(card.layout);
      card.element.classList.toggle("wrong", Boolean(card.layout.error));
      card.link.href = this.address.link({ layout: card.layout.name });
      this.paint(card, chosen(card.layout, state), state.appearance);
    }
    this.nothing.hidden = found.size > 0;
  }

  paint({ image, source, paper }, { light, dark }, appearance) {
    const picture = appearance === "dark" ? dark : light;
    source.srcset = appearance === "auto" ? dark.source : picture.source;
    if (picture.width) [image.width, image.height] = [picture.width, picture.height];
    if (image.getAttribute("src") !== picture.source) image.src = picture.source;
    if (appearance === "light") paper.removeAttribute("src");
    else if (paper.getAttribute("src") !== light.source) paper.src = light.source;
  }

  /** Focuses a layout's thumbnail, or the first. */
  focus(name) {
    const cards = this.cards.filter(({ element }) => !element.hidden);
    (cards.find(({ layout }) => layout.name === name) ?? cards[0])?.link.focus();
  }

  /** Moves the focus by cards or, vertically, by rows. */
  move(key) {
    const links = this.cards.filter(({ element }) => !element.hidden).map(({ link }) => link);
    const at = links.indexOf(document.activeElement);
    if (at < 0) return links[0]?.focus();
    const columns = links.filter((link) => link.offsetTop === links[0].offsetTop).length;
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[key];
    links[at + step]?.focus();
  }
}
