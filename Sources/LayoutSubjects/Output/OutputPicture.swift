package import LayoutDiagram
package import SVGWriter
package import VectorScene

/// One picture to make of a subject: its look and its file.
package struct OutputPicture {
    package var look: Look
    package var format: OutputFormat
    /// The representation of text in an SVG or a PDF.
    package var text: Picture.SVGText
    /// The prefix of an SVG's ids; `nil` to derive it from the picture.
    package var idPrefix: String?
    /// True to name an SVG's elements for editors.
    package var namesLayers = false

    package init(look: Look, format: OutputFormat, text: Picture.SVGText = .outlines, idPrefix: String? = nil) {
        (self.look, self.format, self.text, self.idPrefix) = (look, format, text, idPrefix)
    }

    /// Options that are not part of the file's name: pictures that differ only in these options would have the same
    /// name.
    package var untold: [String] {
        let (named, style) = (look.named, look.style)
        let isExact = look.size == named.size && look.offset == named.offset && style.width == named.style.width
            && style.cropMargin == named.style.cropMargin
        var others = style
        (others.showsBeyond, others.width, others.cropMargin) = (nil, named.style.width, named.style.cropMargin)
        return [
            style.showsBeyond == nil ? nil : "--beyond", !format.hasPixels && text != .outlines ? "--text" : nil,
            format == .svg && idPrefix != nil ? "--id-prefix" : nil, format == .svg && namesLayers ? "--layers" : nil,
            others == named.style ? nil : "the changes in --style", isExact ? nil : "the third decimal of a length",
        ].compactMap { $0 }
    }
}

/// A file format of pictures.
package enum OutputFormat: String, CaseIterable {
    case svg
    case png
    case pdf

    /// True for formats with pixels and a scale.
    package var hasPixels: Bool {
        switch self {
        case .png: true
        case .svg, .pdf: false
        }
    }

    /// True for a format that must not be written to a terminal.
    var isBinary: Bool {
        switch self {
        case .png, .pdf: true
        case .svg: false
        }
    }
}

extension Look.Field {
    /// The fields that a pattern for `-o` may contain, besides the name. Captions on a sheet consist of the same fields.
    package static let inPatterns: [Look.Field] = [.device, .size, .appearance, .direction, .contentSize, .offset, .style, .scale]

    /// The field as written in a pattern, such as `{device}`.
    package var pattern: String { "{\(rawValue)}" }

    package static let namePattern = "{name}"
}

extension Look {
    /// The caption that distinguishes a picture from others on a sheet.
    ///
    /// - Parameter fields: the fields in which they differ.
    package func caption(_ fields: [Field]) -> [String] {
        fields.filter { $0 != .scale }.compactMap { $0 == .appearance ? value(of: $0) : words(of: $0) }
    }
}

extension Subject {
    /// The subject's style in a look.
    ///
    /// - Throws: if the style cannot show a property of the look.
    package func style(for look: Look) throws(Failure) -> DiagramStyle {
        let style = style(changedBy: look.style)
        guard style.kind != .exploded || look.offset == nil else { throw .scrolledExploded }
        return style
    }
}

extension Failure {
    /// The error for an offset in the style exploded, which shows the hierarchy and no scroll position.
    package static let scrolledExploded = Failure(
        .usage, "--offset has no effect in the style exploded; leave it out, or choose another with --style")
}
