public import CompositionalLayout
public import Foundation
import TextMeasurement

/// A layout document: a layout and its sample content, read and validated.
///
///     let document = try Document(contentsOf: URL(fileURLWithPath: "photos.layout.yaml"))
///     let solved = try document.build().solve()
public struct Document: Sendable {
    /// The document's text, for messages.
    public let source: DocumentSource
    let model: LayoutModel

    /// Reads a document.
    ///
    /// - Throws: all errors in it, at once.
    public init(_ source: DocumentSource) throws(DocumentError) {
        try self.init(source, opening: nil)
    }

    /// Reads a document, and checks the names of fonts in it.
    ///
    /// - Parameters:
    ///   - open: opens the font files of the document's style, to learn their names. With `nil` they stay unread, and if the style
    ///     lists any, the names of fonts in texts are not checked.
    ///   - names: fonts that texts may name besides those of the style.
    package init(_ source: DocumentSource, opening open: FontOpener?, besides names: [String] = []) throws(DocumentError) {
        let node = try DocumentNodeReader.read(source)
        let reading = Reading()
        (reading.openFonts, reading.fontNames) = (open, names)
        let model = ModelReader(reading: reading, folder: source.folder).layout(node)
        guard let model else { throw reading.error(in: source) }
        self.source = source
        self.model = model
        guard reading.isFaultless else {
            // Evaluates the values that could be read, to report their errors, too.
            let viewport = ViewportBuilder(evaluator: Evaluator(reading: reading, scope: Scope())).viewport(model.viewport)
            _ = build(in: viewport.size.width > 0 && viewport.size.height > 0 ? viewport : Device.default.viewport, TextMeter(), reading)
            throw reading.error(in: source)
        }
    }

    /// Reads a document's file, such as `photos.layout.yaml`. Messages refer to it by the URL's relative path.
    ///
    /// - Throws: the reason that the file cannot be read, or all errors in the document.
    public init(contentsOf url: URL) throws(DocumentError) {
        try self.init(DocumentSource(contentsOf: url))
    }

    package var ownStyle: DocumentStyle { model.style }

    /// The device that the document specifies, if any.
    public var device: Device? {
        model.viewport.map(\.device) ?? .default
    }

    /// The viewport that the document describes.
    ///
    /// - Parameter device: replaces the document's device; direction, style, content size and offset remain the document's.
    public func viewport(on device: Device? = nil) throws(DocumentError) -> LayoutViewport {
        let reading = Reading()
        let builder = ViewportBuilder(evaluator: Evaluator(reading: reading, scope: Scope()))
        var viewport = builder.viewport(model.viewport)
        guard reading.isFaultless else { throw reading.error(in: source) }
        guard let device else { return viewport }
        var own = device.viewport
        let traits = viewport.traits
        own.traits = own.traits.merged(
            with: LayoutTraits(direction: traits.direction, style: traits.style, contentSize: traits.contentSize))
        own.contentOffset = viewport.contentOffset
        viewport = own
        return viewport
    }
}
