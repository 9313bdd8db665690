import ArgumentParser
import CompositionalLayout
import DocumentDiagram
import LayoutDiagram
import LayoutDocument

/// Which looks at a document are asked for: every combination of what is repeated.
struct ViewOptions: ParsableArguments {
    @Option(name: .long, help: ArgumentHelp(
        "Pixels a point of PNG pictures: 1, 2, 3, or several separated by commas. (default: 2)", valueName: "scale"))
    var scale: [OutputScales] = []

    @Option(name: .long, help: ArgumentHelp(
        "A device in place of the document's viewport; \"galley list devices\" lists them. May be repeated.",
        valueName: "name"), completion: .list(Device.all.map(\.name)))
    var device: [String] = []

    @Option(name: .long, help: ArgumentHelp(
        "A size in points in place of the document's, such as 500x700. May be repeated.", valueName: "size"))
    var size: [OutputSize] = []

    @Option(name: .long, help: ArgumentHelp(
        "light, dark or auto; an SVG in auto follows its surroundings. May be repeated. (default: the document's, else auto)",
        valueName: "appearance"))
    var appearance: [OutputAppearance] = []

    @Option(name: .long, help: ArgumentHelp(
        "ltr or rtl, in place of the document's. May be repeated.", valueName: "direction"))
    var direction: [OutputDirection] = []

    @Option(name: .long, help: ArgumentHelp(
        "How far the layout is scrolled from its start, in points, or several distances separated by commas.",
        valueName: "distance"))
    var offsets: [OutputOffsets] = []

    @Option(name: .long, help: ArgumentHelp(
        "How the picture looks: screen, blueprint, exploded or plain, or what changes the document's style, such as "
            + "\"{name: plain, colors: {accent: teal}}\". May be repeated. (default: the document's, else screen)",
        valueName: "style"))
    var style: [OutputStyleChoice] = []

    /// One look at a document.
    struct Look {
        var view: DocumentView
        var appearance: OutputAppearance
        /// `nil` for the document's.
        var style: OutputStyle?
        var styleChanges = DocumentStyleChanges()
    }

    /// What is asked for twice counts once.
    func looks() throws(Failure) -> [Look] {
        var styles: [(style: OutputStyle?, changes: DocumentStyleChanges)] = []
        for choice in style.uniqued(by: { $0 }) { styles.append(try choice.read()) }
        if styles.isEmpty { styles = [(nil, DocumentStyleChanges())] }
        // Before any picture is written.
        guard offsets.isEmpty || !styles.contains(where: { $0.style?.kind == .exploded }) else { throw .scrolledExploded }
        return try views().flatMap { view in
            appearances.flatMap { appearance in
                styles.map { style, changes in
                    Look(view: view.shown(appearance), appearance: appearance, style: style, styleChanges: changes)
                }
            }
        }
    }

    /// The scales of a format's pictures.
    func scales(_ format: OutputFormat) -> [Int] {
        let scales = scale.flatMap(\.scales).uniqued { $0 }
        return format.hasPixels ? scales.isEmpty ? [2] : scales : [1]
    }

    private var appearances: [OutputAppearance] { appearance.isEmpty ? [.auto] : appearance.uniqued { $0 } }

    private func views() throws(Failure) -> [DocumentView] {
        let devices = try DeviceNames.find(device).uniqued { $0.name }.map { DocumentView(device: $0) }
        let sizes = size.uniqued { $0 }.map { DocumentView(size: $0.size) }
        let surroundings = devices + sizes
        let directions = orDefault(direction.uniqued { $0 })
        let offsets = orDefault(offsets.flatMap(\.offsets).uniqued { $0 })
        return (surroundings.isEmpty ? [DocumentView()] : surroundings).flatMap { view in
            directions.flatMap { direction in
                offsets.map { offset in
                    var view = view
                    view.direction = direction?.direction
                    view.offset = offset
                    return view
                }
            }
        }
    }

    /// The values, or the one that stands for the document's own.
    private func orDefault<Value>(_ values: [Value]) -> [Value?] {
        values.isEmpty ? [nil] : values
    }
}

extension DocumentView {
    fileprivate func shown(_ appearance: OutputAppearance) -> DocumentView {
        var view = self
        view.appearance = appearance.fixed
        return view
    }
}
