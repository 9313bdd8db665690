/** Reads everything the page shows: an index, lines that several texts share, and pictures as bytes. */
async function readPayload(element) {
  const text = atob(element.textContent.trim());
  element.remove();
  const packed = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) packed[at] = text.charCodeAt(at);
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const view = new DataView(bytes.buffer);
  const indexEnd = 8 + view.getUint32(0, true);
  const linesEnd = indexEnd + view.getUint32(4, true);
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  return {
    index: JSON.parse(decoder.decode(bytes.subarray(8, indexEnd))),
    lines: decoder.decode(bytes.subarray(indexEnd, linesEnd)).split("\n"),
    blobs: bytes.subarray(linesEnd),
  };
}

/** Reassembles a text from the shared lines: `runs` is first line, count, first line, count, … */
function textLines(payload, runs) {
  const lines = [];
  for (let at = 0; at < runs.length; at += 2) {
    for (let line = 0; line < runs[at + 1]; line++) lines.push(payload.lines[runs[at] + line]);
  }
  return lines;
}

/** The original file of a picture. */
function pictureFile(payload, picture) {
  const type = picture.kind === "svg" ? "image/svg+xml" : "image/png";
  if (picture.bytes) {
    return new Blob([payload.blobs.subarray(picture.bytes[0], picture.bytes[0] + picture.bytes[1])], { type });
  }
  return new Blob([textLines(payload, picture.lines).join("\n")], { type });
}
