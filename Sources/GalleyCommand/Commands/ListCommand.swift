import ArgumentParser
import CompositionalLayout
import Foundation
import HostFiles
import LayoutDiagram
import LayoutSubjects
import MessageText
import VectorScene

struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List devices or glyphs.",
        subcommands: [ListDevicesCommand.self, ListGlyphsCommand.self])

    func run() throws { try refuseWithoutVerb() }
}

struct ListDevicesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "devices",
        abstract: "List the devices that documents and options can name.",
        discussion: """
            A document names a device with "viewport: iPhone 15". Sizes and insets are in \
            points; the insets are those of a full-screen app's safe area: top, leading, \
            bottom, trailing.
            """)

    @Argument(help: ArgumentHelp("Only devices whose name contains this text.", valueName: "text"))
    var filter: String?

    @OptionGroup var list: ListOptions

    func run() throws {
        let devices = Device.all.filter { device in
            filter.map { device.name.lowercased().contains($0.lowercased()) } ?? true
        }
        guard !devices.isEmpty else {
            throw Failure(.noInput, "no device's name contains \"\(filter ?? "")\"")
        }
        let head = ["device", "size", "scale", "safe area", "size classes", "idiom"]
        switch list.format {
        case .table: try Console.result(TextTable(head: head, rows: devices.map(row)).text)
        case .json: try Console.result(JSONValue.list(devices.map(json), .lines).text + "\n")
        }
    }

    /// Lengths are in points.
    private func json(_ device: Device) -> JSONValue {
        let viewport = device.viewport
        let insets = viewport.safeAreaInsets
        let traits = viewport.traits
        let edges = [("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom), ("trailing", insets.trailing)]
        return .object([
            ("name", .string(device.name)), ("width", .number(text(viewport.size.width))),
            ("height", .number(text(viewport.size.height))), ("scale", .number(text(viewport.scale))),
            ("safeArea", .object(edges.map { ($0.0, .number(text($0.1))) })),
            ("horizontalSizeClass", .string("\(traits.horizontalSizeClass)")),
            ("verticalSizeClass", .string("\(traits.verticalSizeClass)")), ("idiom", .string("\(traits.idiom)")),
        ])
    }

    private func row(_ device: Device) -> [String] {
        let viewport = device.viewport
        let insets = viewport.safeAreaInsets
        let traits = viewport.traits
        return [
            device.name, "\(text(viewport.size.width)) × \(text(viewport.size.height))", "\(text(viewport.scale))x",
            [insets.top, insets.leading, insets.bottom, insets.trailing].map(text).joined(separator: " "),
            "\(traits.horizontalSizeClass) \(traits.verticalSizeClass)", "\(traits.idiom)",
        ]
    }

    private func text(_ number: CGFloat) -> String { NumberText.text(Double(number), decimals: 2) }
}

/// The output format of a list.
struct ListOptions: ParsableArguments {
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case table
        case json
    }

    @Option(name: .shortAndLong, help: "A table for people, or JSON for programs.")
    var format: Format = .table
}

struct ListGlyphsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "glyphs",
        abstract: "List the characters of the built-in font, or draw a specimen.",
        discussion: """
            Text in pictures is drawn in Galley's own font. A character that it lacks is \
            drawn as a box, with its code point from 13 points on.

              galley list glyphs                         the characters, by Unicode block
              galley list glyphs --format json           for programs
              galley list glyphs -o specimen.svg         a specimen
              galley list glyphs -o specimen.png --scale 3 --appearance dark
            """)

    @Option(name: .shortAndLong, help: ArgumentHelp(
        "Draw a specimen: an SVG or PNG file, a folder, or - for an SVG on standard output.", valueName: "path"),
        completion: .file())
    var output: String?

    @OptionGroup var list: ListOptions

    @Option(name: .long, help: "Pixels per point of a PNG: 1, 2 or 3.")
    var scale = 2

    @Option(name: .long, help: "The colours; in auto, an SVG follows the viewer's colour scheme.")
    var appearance: OutputAppearance = .auto

    private static let sheetName = "specimen"

    func validate() throws {
        guard (1...3).contains(scale) else { throw ValidationError("--scale is 1, 2 or 3, not \(scale)") }
        guard output == nil || list.format == .table else { throw ValidationError("a specimen is a picture: leave --format out") }
    }

    func run() throws {
        switch try OutputTarget(output) {
        case .besideDocuments: try Console.result(list.format == .json ? json : text)
        case .standardOutput: try draw(.svg, to: .standardOutput)
        case .file(let path): try draw(OutputTarget.format(of: path) ?? .svg, to: .file(path))
        case .folder(let path): try draw(.svg, to: .file(PathParts.join(path, Self.sheetName + ".svg")))
        case .pattern(let pattern): throw Failure(.usage, "-o must be a plain path for a specimen, without fields: \(pattern)")
        }
    }

    private func draw(_ format: OutputFormat, to destination: EncodedPicture.Destination) throws(Failure) {
        let output = OutputPicture(look: Look(appearance: appearance.fixed, scale: scale), format: format)
        var picture = SpecimenSheet().picture()
        picture.appearance = appearance.fixed
        try EncodedPicture(picture, fonts: nil, name: Self.sheetName, output).write(to: destination, links: .named)
    }

    private var json: String {
        let blocks = GlyphBlock.all.map { block in
            JSONValue.object([("block", .string(block.name)), ("characters", .strings(block.characters.map { String($0) }))])
        }
        return JSONValue.list(blocks, .lines).text + "\n"
    }

    /// One paragraph per block, with 32 characters per line.
    private var text: String {
        GlyphBlock.all.map { block in
            let lines = stride(from: 0, to: block.characters.count, by: 32).map { start in
                block.characters[start...].prefix(32).map { String($0) }.joined(separator: " ")
            }
            return "\(block.name) (\(block.characters.count))\n" + lines.map { "  \($0)\n" }.joined()
        }.joined(separator: "\n")
    }
}
