extension PageSource {
    /// Creates elements.
    static let elements = #"""
/** Creates an element; children that are strings become text, never markup. */
function make(tag, properties, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties ?? {})) {
    if (value === undefined || value === null) continue;
    if (name in element) element[name] = value;
    else element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

function makeSVG(tag, attributes, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes ?? {})) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** Invisible characters, and those that change the direction of others. */
const unseen = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

/** An untrusted text, with isolated direction, its invisible characters shown as code points. */
function visible(text) {
  const isolate = make("bdi");
  let end = 0;
  for (const match of text.matchAll(unseen)) {
    const code = match[0].codePointAt(0).toString(16).toUpperCase().padStart(4, "0");
    isolate.append(text.slice(end, match.index), make("span", { className: "control" }, "U+" + code));
    end = match.index + match[0].length;
  }
  isolate.append(text.slice(end));
  return isolate;
}

/** A segmented control: a row of buttons of which one is selected. */
function segments(label, choices, choose) {
  const row = make("div", { className: "segments", role: "group", "aria-label": label });
  for (const { value, name, title } of choices) {
    const button = make("button", { type: "button", title: title ?? "" }, name);
    button.dataset.value = value;
    button.addEventListener("click", () => choose(value));
    row.append(button);
  }
  return row;
}

function press(row, value) {
  for (const button of row.children) button.setAttribute("aria-pressed", String(button.dataset.value === value));
}

"""#
}
