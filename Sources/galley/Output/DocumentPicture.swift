import CairoRasterizer
import DocumentDiagram
import Foundation
import LayoutDiagram
import LayoutDocument
import PNGCodec
import Raster
import SVGWriter
import Scene

/// One picture of a document, drawn, checked and ready to be written.
struct DocumentPicture {
    let picture: Picture
    /// The one appearance that it is drawn in; `nil` where its surroundings decide.
    let appearance: Appearance?
    private let name: String
    private let encoding: Encoding

    private enum Encoding {
        case svg(Picture.SVGColors)
        case png(PictureRaster, scale: Int)
    }

    /// Lays the document out and draws it.
    ///
    /// - Throws: what is wrong with the document, or a size that the variant's format cannot have.
    init(
        _ document: Document, input: InputDocument, _ variant: OutputVariant, content: DiagramContent
    ) throws(Failure) {
        name = input.name
        do {
            let subject = try DiagramSubject(document, variant.view)
            let style = DiagramStyle(document.style, kind: variant.style?.kind)
            picture = try Diagram(subject, style: style, content: content).picture()
            appearance = subject.appearance
            encoding = try Self.encoding(picture, variant, appearance)
        } catch {
            throw Self.failure(error, input.name)
        }
    }

    /// A picture that is made already.
    init(_ picture: Picture, name: String, _ variant: OutputVariant, appearance: Appearance?) throws(Failure) {
        self.picture = picture
        self.name = name
        self.appearance = appearance
        do {
            encoding = try Self.encoding(picture, variant, appearance)
        } catch {
            throw Self.failure(error, name)
        }
    }

    private static func encoding(
        _ picture: Picture, _ variant: OutputVariant, _ appearance: Appearance?
    ) throws -> Encoding {
        switch variant.format {
        case .svg: .svg(colors(appearance))
        case .png:
            .png(
                try PictureRaster(picture, scale: Double(variant.scale), appearance: appearance ?? .light),
                scale: variant.scale)
        }
    }

    private static func colors(_ appearance: Appearance?) -> Picture.SVGColors {
        switch appearance {
        case nil: .automatic
        case .light: .light
        case .dark: .dark
        }
    }

    /// Writes the picture and says so.
    func write(to destination: OutputPlan.Destination) throws(Failure) {
        switch destination {
        case .standardOutput:
            if case .png = encoding, Console.outputIsTerminal {
                throw Failure(.usage, "a PNG is not written to a terminal; name a file with -o")
            }
            try encode { bytes in try Console.result(Data(bytes)) }
        case .file(let path):
            let file = try OutputFile(path)
            try encode { bytes in try file.write(bytes) }
            Console.note("\(try file.finish().rawValue) \(path)")
        }
    }

    private func encode(_ write: (UnsafeRawBufferPointer) throws -> Void) throws(Failure) {
        do {
            switch encoding {
            case .svg(let colors): try picture.svg(colors: colors).withUnsafeBytes(write)
            case .png(let raster, let scale): try PNGEncoder(scale: scale).encode(raster, write: write)
            }
        } catch {
            throw Self.failure(error, name)
        }
    }

    static func failure(_ error: any Error, _ name: String) -> Failure {
        switch error {
        case let failure as Failure: failure
        case let error as DocumentError: Failure(.badInput, error.description)
        case let error as DiagramError: Failure(.badInput, "\(name): error: \(error)")
        case let error as CairoError: Failure(.badInput, "\(name): error: \(error)")
        default: Failure(.software, "\(name): error: \(error)")
        }
    }
}
