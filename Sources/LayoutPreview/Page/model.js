const appearances = [
  { value: "auto", name: "Auto", title: "As the system; light beside dark where there is room" },
  { value: "light", name: "Light" },
  { value: "dark", name: "Dark" },
];

/** The layouts and their pictures, as the page's markup lists them. */
function readLayouts(list) {
  return [...list.querySelectorAll("section")].map((section) => ({
    name: section.dataset.name,
    title: section.querySelector("h2").textContent,
    pictures: [...section.querySelectorAll("img")].map(readPicture),
  })).filter(({ pictures }) => pictures.length > 0);
}

function readPicture(image) {
  const { style, device, appearance } = image.dataset;
  const [source, width, height] = ["src", "width", "height"].map((name) => image.getAttribute(name));
  return { style, device, appearance, source, width: Number(width), height: Number(height), description: image.alt };
}

/** The values of a property of pictures, in the order in which they first appear. */
function values(layouts, property) {
  return [...new Set(layouts.flatMap(({ pictures }) => pictures.map((picture) => picture[property])))];
}

/**
 * A layout's pictures for a choice, by appearance. If a crop leaves some styles or devices without a picture, the nearest
 * choice is used.
 */
function chosen(layout, { style, device }) {
  if (layout.drawn) return layout.drawn({ style, device });
  const distance = (picture) => 2 * (picture.device !== device) + (picture.style !== style);
  const least = Math.min(...layout.pictures.map(distance));
  const nearest = layout.pictures.find((picture) => distance(picture) === least);
  const isShown = (picture) => picture.style === nearest.style && picture.device === nearest.device;
  return Object.fromEntries(layout.pictures.filter(isShown).map((picture) => [picture.appearance, picture]));
}

/** True if all words of a search are in a layout's title or name. */
function matches(layout, search) {
  const text = `${layout.title} ${layout.name}`.toLocaleLowerCase("en");
  return search.toLocaleLowerCase("en").split(/\s+/u).every((word) => text.includes(word));
}
