/** The errors in a file, over its last picture without errors. Once collapsed, it reappears with the next error. */
class Fault {
  constructor(className = "") {
    this.words = "";
    this.first = make("span", { className: "first" });
    this.text = make("pre", { className: "error", role: "alert", tabIndex: 0 });
    const summary = make("summary", { title: "Fold and unfold (e)" }, make("strong", {}, "Error"), this.first);
    this.element = make("details", { className: `fault ${className}`, open: true, hidden: true }, summary, this.text);
    // Arrow keys scroll long lines here rather than change the layout.
    this.text.addEventListener("keydown", (event) => {
      if (event.key.startsWith("Arrow")) event.stopPropagation();
    });
  }

  /** Shows an error like the command, with a quoted line and a caret; an empty text means none. */
  say(words) {
    if (words === this.words) return;
    this.words = words;
    this.element.hidden = words === "";
    this.element.open = true;
    this.text.textContent = words;
    this.first.textContent = words.split("\n", 1)[0];
  }

  fold() {
    this.element.open = !this.element.open;
  }
}
