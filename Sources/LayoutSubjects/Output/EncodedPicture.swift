import CairoRasterizer
import Foundation
import Goldens
import LayoutComparison
package import LayoutDiagram
import LayoutDocument
import PNGCodec
import SVGWriter
package import VectorScene

/// A picture of a subject, drawn and validated.
package struct EncodedPicture {
    package let picture: Picture
    /// The fonts of the picture's texts, besides the built-in one.
    package let fonts: Fonts?
    /// Notes about the layout, about labels that do not fit, and about a PNG without frames.
    package var notes: [LayoutNote]
    private let name: String
    private let format: OutputFormat
    private let encoding: Encoding

    private enum Encoding {
        case svg(OutputPicture)
        case png(PictureRaster, PNGEncoder)
        case pdf([UInt8])
    }

    /// Draws a subject that is laid out for the picture's look.
    ///
    /// - Throws: if the format does not support the size.
    package init(
        _ solved: DrawableLayout, of subject: any Subject, _ output: OutputPicture
    ) throws(Failure) {
        name = subject.name
        format = output.format
        do {
            let style = try subject.style(for: output.look)
            fonts = style.fonts
            let diagram = Diagram(solved, style: style, content: output.look.content ?? .visible)
            let drawing = try diagram.drawing()
            picture = drawing.picture
            // Only PNGs contain frames.
            let frames = output.format == .png ? EmbeddedFrames(diagram, output.look) : nil
            notes = solved.notes + OmittedLabels.notes(drawing) + [frames?.missing.map { LayoutNote(.withoutFrames, $0) }].compactMap { $0 }
            encoding = try Self.encoding(picture, output, fonts, frames: frames?.frames)
        } catch {
            throw Self.failure(error, name)
        }
    }

    /// A picture that has already been drawn.
    package init(_ picture: Picture, fonts: Fonts?, name: String, _ output: OutputPicture) throws(Failure) {
        self.picture = picture
        self.fonts = fonts
        notes = []
        self.name = name
        format = output.format
        do {
            encoding = try Self.encoding(picture, output, fonts, frames: nil)
        } catch {
            throw Self.failure(error, name)
        }
    }

    /// - Parameter frames: the frames stored in a PNG, as in a golden.
    private static func encoding(
        _ picture: Picture, _ output: OutputPicture, _ fonts: Fonts?, frames: FramesRecord?
    ) throws -> Encoding {
        switch output.format {
        case .svg: .svg(output)
        case .png:
            .png(
                try PictureRaster(picture, scale: Double(output.look.scale), appearance: picture.appearance ?? .light),
                PNGEncoder(scale: output.look.scale, text: frames.map(Snapshot.text)))
        case .pdf:
            .pdf(try picture.pdf(letters: output.text == .live ? Typesetter(fonts: fonts).letters : nil))
        }
    }

    /// True if text is drawn in Galley's fonts rather than the viewer's.
    package var usesLettering: Bool {
        switch encoding {
        case .svg(let output): output.text == .outlines
        case .png, .pdf: true
        }
    }

    package enum Destination: Hashable {
        case standardOutput
        case file(String)

        package var path: String? {
            switch self {
            case .standardOutput: nil
            case .file(let path): path
            }
        }
    }

    /// Writes the picture and reports it.
    ///
    /// - Parameter links: the treatment of symbolic links that lead out of their folder.
    package func write(to destination: Destination, links: LinkPolicy) throws(Failure) {
        switch destination {
        case .standardOutput:
            if format.isBinary, Console.outputIsTerminal {
                throw Failure(.usage, "a \(format.rawValue.uppercased()) is not written to a terminal; name a file with -o")
            }
            try encode { bytes in try Console.result(Data(bytes)) }
        case .file(let path):
            let file = try OutputFile(path, links: links)
            try encode { bytes in try file.write(bytes) }
            try file.finish()
        }
    }

    /// The bytes of the picture's file.
    package func bytes() throws(Failure) -> [UInt8] {
        var bytes: [UInt8] = []
        try encode { bytes.append(contentsOf: $0) }
        return bytes
    }

    private func encode(_ write: (UnsafeRawBufferPointer) throws -> Void) throws(Failure) {
        do {
            switch encoding {
            case .svg(let output):
                try picture.svg(text: output.text, idPrefix: output.idPrefix, namesGroups: output.namesLayers).withUnsafeBytes(write)
            case .png(let raster, let encoder): try encoder.encode(raster, write: write)
            case .pdf(let bytes): try bytes.withUnsafeBytes(write)
            }
        } catch {
            throw Self.failure(error, name)
        }
    }

    package static func failure(_ error: any Error, _ name: String) -> Failure {
        switch error {
        case let failure as Failure: failure
        case let error as DocumentError: Failure(error)
        case let error as DiagramError: Failure(.badInput, "\(name): error: \(error)")
        case let error as CairoError: Failure(.badInput, "\(name): error: \(error)")
        default: Failure(.software, "\(name): error: \(error)")
        }
    }
}

/// The frames stored in a rendered PNG. A layout with too many elements is drawn without them.
private struct EmbeddedFrames {
    let frames: FramesRecord?
    /// The reason that the PNG has no frames.
    let missing: String?

    package init(_ diagram: Diagram, _ look: Look) {
        do {
            (frames, missing) = (try diagram.frames(of: GoldenLook(look, .png)), nil)
        } catch {
            (frames, missing) = (nil, "\(error); a PNG carries the frames of at most \(error.limit), so this one carries none")
        }
    }
}
