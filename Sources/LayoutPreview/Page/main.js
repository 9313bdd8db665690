{
  const layouts = readLayouts(document.getElementById("layouts"));
  const [styles, devices] = ["style", "device"].map((property) => values(layouts, property));
  new Gallery(layouts, { styles, devices, fields: {}, makeView: (address) => new View(address) });
}
