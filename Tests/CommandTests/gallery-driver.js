/* Operates the gallery like a user, and records its state in the document for a test. */
(async () => {
  const seen = { errors: [] };
  addEventListener("error", (event) => seen.errors.push(String(event.message)));
  addEventListener("unhandledrejection", (event) => seen.errors.push(String(event.reason)));
  addEventListener("securitypolicyviolation", (event) => seen.errors.push(`${event.effectiveDirective} ${event.blockedURI}`));

  const all = (selector) => [...document.querySelectorAll(selector)];
  const one = (selector) => document.querySelector(selector);
  const pause = (time = 50) => new Promise((done) => setTimeout(done, time));
  const press = (key, target = document.activeElement) => target.dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  const cards = () => all(".card").filter((card) => card.offsetParent).map((card) => card.querySelector("strong").textContent);
  const type = (text) => {
    one(".search").value = text;
    one(".search").dispatchEvent(new Event("input", { bubbles: true }));
  };
  const layout = () => ({
    title: one("h2").textContent,
    shown: all(".view figure").filter((figure) => figure.offsetParent).map((figure) => figure.dataset.appearance),
    sources: all(".view figure object").map((image) => decodeURIComponent(image.getAttribute("data"))),
    hash: location.hash,
  });

  try {
    // Hidden layouts do not count.
    one("#layouts").remove();
    await pause(200);
    seen.cards = cards();
    seen.loaded = all(".card img").every((image) => image.complete && image.naturalWidth > 0);
    press("/", document.body);
    type("SEC ond");
    seen.found = cards();
    press("Escape");
    seen.afterEscape = cards().length;
    one(".card").focus();
    const at = () => all(".card").indexOf(document.activeElement);
    seen.steps = [at()];
    press("ArrowRight");
    seen.steps.push(at());
    press("ArrowLeft");
    seen.steps.push(at());
    document.activeElement.click();
    await pause();
    seen.opened = layout();
    press("ArrowRight");
    await pause();
    seen.next = layout();
    press("2");
    await pause(300);
    seen.blueprint = layout();
    press("a");
    press("a");
    seen.dark = layout();
    seen.scheme = getComputedStyle(document.documentElement).colorScheme;
    const devices = one("select");
    devices.selectedIndex = 1;
    devices.dispatchEvent(new Event("change", { bubbles: true }));
    await pause(300);
    seen.device = layout();
    press("Escape", document.body);
    await pause();
    seen.back = location.hash;
    seen.focused = document.activeElement.querySelector("strong")?.textContent ?? "";
    const name = (element) => element.getAttribute("aria-label") || element.textContent.trim();
    seen.unlabelled = all("button, a, input, select").filter((element) => !name(element)).map((element) => element.outerHTML);
  } catch (failure) {
    seen.errors.push(`driver: ${failure.stack}`);
  }
  const result = document.createElement("pre");
  result.id = "seen";
  result.textContent = btoa(unescape(encodeURIComponent(JSON.stringify(seen))));
  document.body.append(result);
})();
