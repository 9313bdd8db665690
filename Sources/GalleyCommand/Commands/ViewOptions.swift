import ArgumentParser
import CompositionalLayout
import DocumentPictures
import Foundation
import LayoutDiagram
import LayoutDocument
import LayoutSubjects
import MessageText

/// The requested looks at a document: every combination of the repeated options. The names of files contain these options (`Look.name`).
struct ViewOptions: ParsableArguments {
    @Option(name: .long, help: ArgumentHelp(
        "Pixels per point of a PNG: 1, 2, 3, or several separated by commas. (default: 1)", valueName: "scale"))
    var scale: [CommaSeparated<OutputScale>] = []

    @Option(name: .long, help: ArgumentHelp(
        "The device to lay out for, instead of the document's; see \"galley list devices\". May be repeated.",
        valueName: "name"), completion: DeviceNames.completion)
    var device: [String] = []

    @Option(name: .long, help: ArgumentHelp(
        "The viewport's size in points, such as 500x700, instead of the document's. May be repeated.", valueName: "size"))
    var size: [OutputSize] = []

    @Option(name: .long, help: ArgumentHelp(
        "light, dark or auto; in auto, an SVG follows the viewer's colour scheme. May be repeated. (default: the document's, else auto)",
        valueName: "appearance"))
    var appearance: [OutputAppearance] = []

    @Option(name: .long, help: ArgumentHelp(
        "The layout direction, ltr or rtl, instead of the document's. May be repeated.", valueName: "direction"))
    var direction: [LayoutTraits.Direction] = []

    @Option(name: .long, help: ArgumentHelp(
        """
        The user's preferred text size (Dynamic Type), such as extraLarge or accessibilityLarge, instead of the document's. \
        May be repeated.
        """, valueName: "category"))
    var contentSize: [LayoutTraits.ContentSize] = []

    @Option(name: .long, help: ArgumentHelp(
        "The scroll offset from the start, in points, or several separated by commas.",
        valueName: "distance"))
    var offset: [CommaSeparated<OutputOffset>] = []

    @Option(name: .long, help: ArgumentHelp(
        "The style: screen, blueprint, exploded or plain, or changes to the document's style, such as "
            + "\"{name: plain, colors: {accent: teal}}\". May be repeated. (default: the document's, else screen)",
        valueName: "style"))
    var style: [StyleOption] = []

    @Option(name: .long, help: "Draw the visible screen, or the whole content. (default: visible)")
    var content: DiagramContent?

    @Option(name: .long, help: ArgumentHelp(
        """
        Draw all of one section, counted from 0, instead of the screen. A blueprint shortens a section of more than eight \
        screens, and says so.
        """, valueName: "section"))
    var section: Int?

    func validate() throws {
        guard section == nil || content == nil else { throw ValidationError("--section and --content exclude each other") }
        guard section ?? 0 >= 0 else { throw ValidationError("sections are counted from 0, so there is no section \(section ?? 0)") }
    }

    /// The looks, without duplicates.
    ///
    /// - Parameters:
    ///   - part: the part of each picture that is kept.
    ///   - count: the number of pictures of each look.
    /// - Throws: if there are too many pictures; they are counted before any look is made.
    func looks(_ part: PartOptions, pictures count: Int = 1) throws(Failure) -> [Look] {
        var styles: [DiagramStyle.Changes] = []
        for choice in style.uniqued(by: { $0 }) { styles.append(try choice.read()) }
        // Checked before any picture is written.
        guard offset.isEmpty || !styles.contains(where: { $0.kind == .exploded }) else { throw .scrolledExploded }
        var choices = LookChoices()
        (choices.devices, choices.sizes) = (try DeviceNames.find(device).uniqued { $0.name }, size.uniqued { $0 }.map(\.size))
        (choices.directions, choices.contentSizes) = (direction.uniqued { $0 }, contentSize.uniqued { $0 })
        choices.offsets = offset.flatMap(\.values).uniqued(by: \.points).map(\.points)
        let appearances = appearance.uniqued { $0 }.map(\.fixed)
        let limit = RunLimits.documentPictures
        guard min(count, limit + 1) * choices.count * max(1, appearances.count) * max(1, styles.count) <= limit else {
            throw Failure(.usage, "the options ask for more than \(limit) pictures of a document, which is the limit; divide them into several runs")
        }
        return choices.looks.map { Look($0) }
            .combined(with: appearances) { $0.appearance = $1 }
            .combined(with: styles) { $0.style = $1 }
            .map { look in
                var look = look
                look.content = section.map { .section($0) } ?? (content == .visible ? nil : content)
                look.style = part.changing(look.style)
                return look
            }
    }

    /// The scales of a format's pictures.
    func scales(_ format: OutputFormat) -> [Int] {
        let scales = scale.flatMap(\.values).uniqued(by: \.pixels).map(\.pixels)
        return format.hasPixels && !scales.isEmpty ? scales : [1]
    }
}

/// A viewport's size in points, written `500x700`.
struct OutputSize: ExpressibleByArgument, Hashable {
    let size: CGSize

    init?(argument: String) {
        guard let size = CGSize(points: argument) else { return nil }
        self.size = size
    }
}

/// Pixels per point of a PNG.
struct OutputScale: ExpressibleByArgument {
    let pixels: Int

    init?(argument: String) {
        guard let pixels = Int(argument), (1...3).contains(pixels) else { return nil }
        self.pixels = pixels
    }

    static var allValueStrings: [String] { ["1", "2", "3"] }
}

/// A scroll offset in points.
struct OutputOffset: ExpressibleByArgument {
    let points: CGFloat

    init?(argument: String) {
        guard let points = Look.offset(argument) else { return nil }
        self.points = points
    }
}

/// Finds devices by names in user input.
enum DeviceNames {
    /// Runs the command to complete a name, as fish would split a fixed list at the spaces within names.
    static let completion = CompletionKind.shellCommand("galley list devices | sed \"1d;s/  .*//\"")

    static func find(_ names: [String]) throws(Failure) -> [Device] {
        var devices: [Device] = []
        for name in names {
            guard let device = Device.named(name) else {
                throw Failure(.usage, NearestName.unknownDevice(name))
            }
            devices.append(device)
        }
        return devices
    }
}
