/** A layout whose pictures are drawn by the server. */
class ServedLayout {
  /** @param common an error of all files together. */
  constructor({ name, title, error, version, isDrawn }, common) {
    Object.assign(this, { name, title, error, version, isDrawn, common });
    this.pictures = served.styles.map((style) => ({ style }));
  }

  /** The address of a picture; empty fields mean the layout's own values. */
  source(fields, what = "picture") {
    const given = Object.entries({ layout: this.name, ...fields, version: this.version }).filter(([, value]) => value !== "");
    return `${what}?` + given.map(([field, value]) => `${field}=${encodeURIComponent(value)}`).join("&");
  }

  /** The pictures of a choice, by appearance. */
  drawn({ style, device }) {
    const nothing = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";
    const picture = (appearance) => ({ appearance, source: this.isDrawn ? this.source({ style, device, appearance }) : nothing });
    return { light: picture("light"), dark: picture("dark") };
  }
}
