import CairoRasterizer
import CompositionalLayout
import Foundation
import LayoutDiagram
import LayoutDocument
import PNGCodec
import Raster
import SVGWriter
import Scene

/// One picture of a document, drawn and ready to be written.
struct DocumentPicture {
    let picture: Picture
    private let input: InputDocument
    private let variant: OutputVariant
    private let colors: Picture.SVGColors

    /// Lays the document out and draws it.
    init(
        _ document: Document, input: InputDocument, _ variant: OutputVariant, content: ScreenDiagram.Content
    ) throws(Failure) {
        self.input = input
        self.variant = variant
        do {
            var viewport = try document.viewport(on: variant.device)
            let appearance = Self.appearance(variant.appearance, viewport)
            if let appearance { viewport.traitCollection = Self.traits(viewport.traitCollection, appearance) }
            colors = switch appearance {
            case nil: .automatic
            case .light: .light
            case .dark: .dark
            }
            let built = try document.build(in: viewport)
            let subject = DiagramSubject(
                layout: try built.solve(), device: variant.device ?? document.device, appearance: appearance,
                title: built.title, description: built.description, name: built.title(of:),
                tint: { built.color(of: $0).map(DiagramTint.init) }, isHidden: built.isHidden)
            picture = try ScreenDiagram(subject, content: content).picture()
        } catch let error as DocumentError {
            throw Failure(.badInput, error.description)
        } catch let error as DiagramError {
            throw Failure(.badInput, "\(input.name): error: \(error)")
        } catch {
            throw Failure(.software, "\(input.name): error: \(error)")
        }
    }

    /// The one appearance that is asked for; `nil` where the surroundings decide.
    private static func appearance(_ asked: OutputAppearance, _ viewport: LayoutViewport) -> Appearance? {
        switch asked {
        case .light: .light
        case .dark: .dark
        case .auto: viewport.traitCollection.userInterfaceStyle == .dark ? .dark : nil
        }
    }

    private static func traits(_ traits: UITraitCollection, _ appearance: Appearance) -> UITraitCollection {
        let style: UIUserInterfaceStyle = appearance == .dark ? .dark : .light
        return UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceStyle: style)])
    }

    /// Writes the picture and says so.
    func write(to destination: OutputPlan.Destination) throws(Failure) {
        switch destination {
        case .standardOutput:
            if variant.format == .png, Console.outputIsTerminal {
                throw Failure(.usage, "a PNG is not written to a terminal; name a file with -o")
            }
            do {
                try encode { bytes in try Console.result(Data(bytes)) }
            } catch {
                throw failure(error)
            }
        case .file(let path):
            let file = try OutputFile(path)
            do {
                try encode { bytes in try file.write(bytes) }
            } catch {
                throw failure(error)
            }
            Console.note("\(try file.finish().rawValue) \(path)")
        }
    }

    private func encode(_ write: (UnsafeRawBufferPointer) throws -> Void) throws {
        switch variant.format {
        case .svg: try picture.svg(colors: colors).withUnsafeBytes(write)
        case .png:
            let raster = try PictureRaster(
                picture, scale: Double(variant.scale), appearance: colors == .dark ? .dark : .light)
            try PNGEncoder(scale: variant.scale).encode(raster, write: write)
        }
    }

    private func failure(_ error: any Error) -> Failure {
        switch error {
        case let failure as Failure: failure
        case let error as CairoError: Failure(.badInput, "\(input.name): error: \(error)")
        default: Failure(.software, "\(input.name): error: \(error)")
        }
    }
}

extension DiagramTint {
    init(_ color: DocumentColor) {
        switch color {
        case .named(let name): self = .named(name.rawValue)
        case .rgb(let red, let green, let blue): self = .rgb(red: red, green: green, blue: blue)
        }
    }
}
