{
  let gallery = null;
  const notice = make("pre", { className: "error notice", role: "alert", hidden: true });
  document.body.append(notice);
  const say = (text) => {
    notice.hidden = text === "";
    notice.textContent = text;
  };

  const start = (layouts) => {
    gallery = new Gallery(layouts, {
      styles: served.styles, devices: ["", ...served.devices],
      fields: {
        direction: directions.map(({ value }) => value), text: ["", ...served.textSizes.map(([value]) => value)], size: [], offset: [],
        beside: [],
      },
      makeView: (address) => new LiveView(address), ownKeys: liveKeys,
    });
    gallery.bar.after(notice);
    // One layout is shown at once.
    if (layouts.length === 1 && !gallery.address.state.layout) gallery.address.go({ layout: layouts[0].name });
  };

  const news = new EventSource("events");
  news.addEventListener("message", ({ data }) => {
    const { layouts, error } = JSON.parse(data);
    const drawn = layouts.map((layout) => new ServedLayout(layout));
    if (gallery) gallery.update(drawn);
    // A file that is wrong from the start has nothing to show until it is mended.
    else if (drawn.length > 0) start(drawn);
    say(error ?? "");
  });
  news.addEventListener("error", () => gallery && say("The preview has ended, or does not answer. The pictures are the last ones."));
}
