/**
 * The state of the page, stored in its address after "#", so that views can be shared and the browser's Back button works.
 */
class Address {
  /** @param choices the possible values of each field, the default first; a field without choices accepts any text. */
  constructor(choices, changed) {
    this.choices = choices;
    this.changed = changed;
    this.state = this.read();
    addEventListener("popstate", () => {
      this.state = this.read();
      this.changed(this.state);
    });
  }

  /** Unknown fields and values are replaced by defaults. */
  read() {
    const fields = new URLSearchParams(location.hash.slice(1));
    return Object.fromEntries(Object.entries(this.choices).map(([field, choices]) => {
      const value = fields.get(field) ?? "";
      return [field, choices.length === 0 || choices.includes(value) ? value : choices[0]];
    }));
  }

  /** The address of the state after changing some fields. */
  link(changes) {
    const state = { ...this.state, ...changes };
    const fields = Object.entries(this.choices)
      .filter(([field, choices]) => state[field] !== (choices[0] ?? ""))
      .map(([field]) => `${field}=${encodeURIComponent(state[field]).replaceAll("%20", "+")}`);
    return "#" + fields.join("&");
  }

  /** Changes the state. Only a change of layout adds an entry to the browser's history. */
  go(changes) {
    const isStep = "layout" in changes && changes.layout !== this.state.layout;
    if (isStep) history.replaceState(null, "", this.link({}));
    this.state = { ...this.state, ...changes };
    if (isStep) history.pushState(null, "", this.link({}));
    this.write();
    this.changed(this.state);
  }

  /** Updates the address, at most four times per second as browsers limit it. */
  write() {
    if (this.timer) return;
    history.replaceState(null, "", this.link({}));
    this.timer = setTimeout(() => {
      this.timer = 0;
      history.replaceState(null, "", this.link({}));
    }, 250);
  }
}
