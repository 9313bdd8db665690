{
  let gallery = null;
  // A picture says itself what is wrong with its file.
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
    // One layout is shown at once.
    if (layouts.length === 1 && !gallery.address.state.layout) gallery.address.go({ layout: layouts[0].name });
  };

  const news = new EventSource("events");
  news.addEventListener("message", ({ data }) => {
    const { layouts, error } = JSON.parse(data);
    const drawn = layouts.map((layout) => new ServedLayout(layout, error));
    if (gallery) gallery.update(drawn);
    // A file that is wrong from the start has nothing to show until it is mended.
    else if (drawn.length > 0) start(drawn);
    notice.say(error ?? "");
    silence.say("");
  });
  news.addEventListener("error", () => gallery && silence.say("The preview has ended, or does not answer. The pictures are the last ones."));
}
