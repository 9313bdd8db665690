import VectorScene

extension SVGDocument {
    /// Writes the root element. Its id comes first because documentation tools take the first id in the file for the picture's.
    func putHead(to document: inout SVGBuffer, hasReferences: Bool) {
        document.put("<svg id=\"\(idPrefix)\" xmlns=\"http://www.w3.org/2000/svg\"")
        if hasReferences { document.put(" xmlns:xlink=\"http://www.w3.org/1999/xlink\"") }
        if namesGroups { document.put(" xmlns:inkscape=\"http://www.inkscape.org/namespaces/inkscape\"") }
        document.put(" width=\"", picture.size.width)
        document.put(" height=\"", picture.size.height)
        document.put(" viewBox=\"0 0 ")
        document.put([picture.size.width, picture.size.height])
        document.put("\" stroke-linecap=\"round\" stroke-linejoin=\"round\" fill=\"none\"")
        if text == .live { document.put(Self.fontFamily) }
        document.put(picture.attributes)
        document.put(" role=\"img\" aria-labelledby=\"\(idPrefix)-title \(idPrefix)-desc\">\n")
        document.put("<title id=\"\(idPrefix)-title\">")
        document.put(escaped: picture.title)
        document.put("</title>\n<desc id=\"\(idPrefix)-desc\">")
        document.put(escaped: picture.description)
        document.put("</desc>\n")
    }
}
