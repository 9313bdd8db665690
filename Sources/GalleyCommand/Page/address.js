/**
 * What the page shows, kept in its address after "#", so that a view can be sent, and the browser's Back returns to the last.
 */
class Address {
  /** @param choices the values that each field may have, the default first; a field without choices takes any text. */
  constructor(choices, changed) {
    this.choices = choices;
    this.changed = changed;
    this.state = this.read();
    addEventListener("popstate", () => {
      this.state = this.read();
      this.changed(this.state);
    });
  }

  /** Unknown fields and values are the defaults. */
  read() {
    const fields = new URLSearchParams(location.hash.slice(1));
    return Object.fromEntries(Object.entries(this.choices).map(([field, choices]) => {
      const value = fields.get(field) ?? "";
      return [field, choices.length === 0 || choices.includes(value) ? value : choices[0]];
    }));
  }

  /** The address of a state that differs in some fields. */
  link(changes) {
    const state = { ...this.state, ...changes };
    const fields = Object.entries(this.choices)
      .filter(([field, choices]) => state[field] !== (choices[0] ?? ""))
      .map(([field]) => `${field}=${encodeURIComponent(state[field]).replaceAll("%20", "+")}`);
    return "#" + fields.join("&");
  }

  /** Goes to another state. Only another layout is a step that Back returns from. */
  go(changes) {
    const isStep = "layout" in changes && changes.layout !== this.state.layout;
    if (isStep) history.replaceState(null, "", this.link({}));
    this.state = { ...this.state, ...changes };
    if (isStep) history.pushState(null, "", this.link({}));
    this.write();
    this.changed(this.state);
  }

  /** Writes the address, at most four times a second: browsers refuse more. */
  write() {
    if (this.timer) return;
    history.replaceState(null, "", this.link({}));
    this.timer = setTimeout(() => {
      this.timer = 0;
      history.replaceState(null, "", this.link({}));
    }, 250);
  }
}
