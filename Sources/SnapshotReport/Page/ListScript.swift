extension PageSource {
    static let list = #"""
const statuses = {
  different: { name: "different", sign: "≠" },
  new: { name: "new", sign: "+" },
  missing: { name: "missing", sign: "+" },
  obsolete: { name: "obsolete", sign: "−" },
  unreadable: { name: "unreadable", sign: "!" },
  failed: { name: "failed", sign: "!" },
};

function statusSign(status) {
  return make("span", { className: `sign ${status}`, role: "img", "aria-label": statuses[status].name }, statuses[status].sign);
}

/** Folder and file of an entry's name. */
function nameParts(name) {
  const slash = name.lastIndexOf("/");
  return { folder: slash < 0 || name.slice(0, slash) === "." ? "" : name.slice(0, slash), file: name.slice(slash + 1) };
}

/** What the list shows: entries by themselves, and those of one cause together, where the first of them is. */
function makeCauses({ entries, groups }) {
  const grouped = new Map((groups ?? []).flatMap((group) => group.entries.map((at) => [at, group])));
  return entries.flatMap(({ name, status }, at) => {
    const group = grouped.get(at);
    if (!group) return [{ name, file: nameParts(name).file || name, status, members: [at], labels: [] }];
    if (group.entries[0] !== at) return [];
    return [{ name: group.name, file: nameParts(group.name).file || group.name, status, members: group.entries, labels: group.labels }];
  });
}

/** The list of all causes, its filters and its selection. */
class EntryList {
  constructor(index, open) {
    this.entries = index.entries;
    this.causes = makeCauses(index);
    this.open = open;
    this.chosen = -1;
    this.wanted = new Set();
    this.rows = this.causes.map((cause, index) => this.makeRow(cause, index));
    this.headings = [];
    this.element = make("nav", { className: "list", "aria-label": "Snapshots" });
    this.field = make("input", {
      className: "filter", type: "search", placeholder: "Filter by name", "aria-label": "Filter by name",
      autocomplete: "off", spellcheck: false,
    });
    this.field.addEventListener("input", () => this.filter());
    this.nothing = make("p", { className: "soft", hidden: true }, "No snapshot matches the filter.");
    this.found = make("p", { className: "soft", role: "status", hidden: true });
    this.chips = this.makeChips();
    this.fill();
  }

  makeRow(cause, index) {
    const row = make(
      "button", { type: "button", className: "row" }, statusSign(cause.status), make("span", {}, visible(cause.file)));
    row.addEventListener("click", () => this.choose(index));
    return row;
  }

  fill() {
    let heading = null;
    this.causes.forEach((cause, index) => {
      const { folder } = nameParts(this.entries[cause.members[0]].name);
      if (!heading || heading.folder !== folder) {
        heading = { folder, element: make("h3", { hidden: folder === "" }, visible(folder)), rows: [] };
        this.headings.push(heading);
        this.element.append(heading.element);
      }
      heading.rows.push(this.rows[index]);
      this.element.append(this.rows[index]);
    });
    this.element.append(this.nothing);
  }

  makeChips() {
    const row = make("div", { className: "chips", role: "group", "aria-label": "Filter by status" });
    for (const [status, { name }] of Object.entries(statuses)) {
      const count = this.causes.filter((cause) => cause.status === status).length;
      if (count === 0) continue;
      const chip = make(
        "button", { type: "button", className: "chip", "aria-pressed": "false" },
        make("b", { className: status }, String(count)), " " + name);
      chip.dataset.status = status;
      chip.addEventListener("click", () => {
        if (!this.wanted.delete(status)) this.wanted.add(status);
        chip.setAttribute("aria-pressed", String(this.wanted.has(status)));
        this.filter();
      });
      row.append(chip);
    }
    return row;
  }

  filter() {
    const words = this.field.value.toLocaleLowerCase("en").split(/\s+/u).filter(Boolean);
    let count = 0;
    this.causes.forEach((cause, index) => {
      const names = [cause.name, ...cause.members.map((at) => this.entries[at].name)];
      const name = names.join("\n").toLocaleLowerCase("en");
      const isWanted = this.wanted.size === 0 || this.wanted.has(cause.status);
      const isShown = isWanted && words.every((word) => name.includes(word));
      this.rows[index].hidden = !isShown;
      if (isShown) count += 1;
    });
    for (const { folder, element, rows } of this.headings) element.hidden = folder === "" || rows.every((row) => row.hidden);
    this.nothing.hidden = count > 0;
    this.found.hidden = count === this.causes.length;
    this.found.textContent = `${count} of ${this.causes.length} shown`;
  }

  /** Selects a cause, and shows one of its entries. */
  choose(index, at = this.causes[index]?.members[0]) {
    if (index < 0 || index >= this.causes.length) return;
    this.rows[this.chosen]?.removeAttribute("aria-current");
    this.chosen = index;
    this.rows[index].setAttribute("aria-current", "true");
    this.rows[index].scrollIntoView({ block: "nearest" });
    this.open(at, this.causes[index]);
  }

  /** Selects an entry by its number among all. */
  chooseEntry(at) {
    this.choose(this.causes.findIndex(({ members }) => members.includes(at)), at);
  }

  /** Selects the next visible entry in a direction, 1 or −1. */
  step(direction) {
    let index = this.chosen + direction;
    while (this.rows[index]?.hidden) index += direction;
    if (!this.rows[index]) return;
    this.choose(index);
    if (document.activeElement !== this.field) this.rows[index].focus({ preventScroll: true });
  }
}

"""#
}
