new Gallery(readLayouts(document.getElementById("layouts")));
