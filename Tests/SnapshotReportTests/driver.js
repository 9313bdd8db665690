/* Operates the page like a user, and records its state in the document for a test. */
(async () => {
  const seen = { errors: [] };
  const { error } = console;
  console.error = (...words) => {
    seen.errors.push(words.join(" "));
    error.apply(console, words);
  };
  addEventListener("error", (event) => seen.errors.push(String(event.message)));
  addEventListener("unhandledrejection", (event) => seen.errors.push(String(event.reason)));
  addEventListener("securitypolicyviolation", (event) => seen.errors.push(`${event.effectiveDirective} ${event.blockedURI}`));

  const all = (selector) => [...document.querySelectorAll(selector)];
  const one = (selector) => document.querySelector(selector);
  const pause = (time = 20) => new Promise((done) => setTimeout(done, time));
  const until = async (isSo) => {
    for (let turn = 0; turn < 250 && !isSo(); turn++) await pause();
    return isSo();
  };
  const rows = () => all(".row").filter((row) => !row.hidden);
  const press = (key, target = document.body) => target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  const title = () => one("h2")?.textContent ?? "";
  const layers = () => all(".stage .layer").map((layer) => {
    const { x, y, width, height } = layer.getBoundingClientRect();
    return { tag: layer.tagName.toLowerCase(), x, y, width, height, natural: layer.naturalWidth ?? 0 };
  });
  const settle = async () => {
    await until(() => one(".stage")?.childElementCount > 0);
    return layers();
  };
  const view = async (key) => {
    press(key);
    return settle();
  };
  const open = async (index) => {
    one(".stage").replaceChildren();
    all(".row")[index].click();
    return settle();
  };

  try {
    await until(() => one(".row"));
    await settle();
    seen.start = { rows: rows().length, title: title(), folder: one(".list h3").textContent, drawn: all(".stage .layer").length };
    seen.side = layers();
    seen.words = all(".words li").map((line) => line.textContent);

    await view("2");
    const slider = one(".tool input");
    slider.value = "250";
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    seen.swipe = all(".stage .layer").map((layer) => layer.style.clipPath);
    seen.swipeWidth = layers()[0].width;

    await view("3");
    const shown = () => all(".stage .layer").map((layer) => getComputedStyle(layer).visibility);
    seen.blinkStart = one(".run").textContent;
    seen.blink = [shown()];
    await until(() => one(".tool strong").textContent === "Actual");
    seen.blink.push(shown());
    one(".run").click();
    seen.blink.push(one(".run").textContent);

    await view("4");
    seen.blend = getComputedStyle(all(".blend .layer")[1]).mixBlendMode;
    await view("5");
    seen.changes = {
      was: all(".frames .was").length, is: all(".frames .is").length, arrows: all(".frames .head").length,
      quiet: all(".frames .quiet").length,
    };

    press("1");
    press("j");
    await until(() => title().includes("second"));
    seen.next = title();
    press("k");
    press("k");
    await until(() => title().includes("first"));
    seen.previous = title();

    press("/");
    seen.focus = document.activeElement.className;
    const field = one(".filter");
    field.value = "SIZES png";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    seen.filtered = rows().map((row) => row.textContent);
    seen.headings = all(".list h3").filter((heading) => !heading.hidden).map((heading) => heading.textContent);
    press("j", field);
    seen.afterTyping = title();
    field.value = "";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    one('.chip[data-status="new"]').click();
    seen.onlyNew = rows().length;
    one('.chip[data-status="new"]').click();

    one(".accept button").click();
    await until(() => one(".accept button").textContent !== "Copy");
    seen.copied = one(".accept button").textContent;

    seen.modes = [];
    seen.sizes = [];
    for (let index = 0; index < all(".row").length; index++) {
      seen.sizes.push(await open(index));
      seen.modes.push(all(".main .segments")[0].querySelectorAll("button:enabled").length);
    }
    seen.hostile = { title: title(), controls: all("h2 .control").map((mark) => mark.textContent), ran: window.ran ?? false };
    seen.hostileWords = one(".words li").textContent;
    seen.hash = location.hash;
    seen.network = performance.getEntriesByType("resource").map(({ name }) => name).filter((name) => !name.startsWith("data:"));
  } catch (failure) {
    seen.errors.push(`driver: ${failure.stack}`);
  }
  const result = document.createElement("pre");
  result.id = "seen";
  result.textContent = btoa(unescape(encodeURIComponent(JSON.stringify(seen))));
  document.body.append(result);
})();
