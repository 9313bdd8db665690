{
  let gallery = null;
  // Each picture shows the errors in its own file.
  const [notice, silence] = [new Fault("notice elsewhere"), new Fault("notice")];
  document.body.append(notice.element, silence.element);

  const start = (layouts) => {
    gallery = new Gallery(layouts, {
      styles: served.styles, devices: ["", ...served.devices],
      fields: {
        direction: directions.map(({ value }) => value), text: ["", ...served.textSizes.map(([value]) => value)], size: [], offset: [],
        beside: [],
      },
      makeView: (address) => new LiveView(address), ownKeys: liveKeys,
    });
    gallery.appearanceSwitch.firstElementChild.title = "As the system";
    gallery.bar.after(notice.element, silence.element);
    // A single layout is shown immediately.
    if (layouts.length === 1 && !gallery.address.state.layout) gallery.address.go({ layout: layouts[0].name });
  };

  const news = new EventSource("events");
  news.addEventListener("message", ({ data }) => {
    const { layouts, error } = JSON.parse(data);
    const drawn = layouts.map((layout) => new ServedLayout(layout, error));
    if (gallery) gallery.update(drawn);
    // A file with errors from the start shows no picture until they are corrected.
    else if (drawn.length > 0) start(drawn);
    notice.say(error ?? "");
    silence.say("");
  });
  news.addEventListener("error", () => gallery && silence.say("The preview has ended, or does not answer. The pictures are the last ones."));
}
