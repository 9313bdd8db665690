import CompositionalLayout
import Foundation
import Goldens
import LayoutComparison
import LayoutDiagram
import LayoutDocument
import VectorScene

extension Diagram {
    /// The frames that the picture shows, and what it was drawn for, as a PNG carries them.
    ///
    /// - Parameter scale: pixels per point.
    func goldenFrames(scale: Int) throws(ElementLimitError) -> FramesRecord {
        var frames = try subject.frames(content)
        frames.options = RecordedOptions(subject.options + pictureOptions + [.init("scale", "\(scale) px a point")])
        return frames
    }

    /// What an SVG was drawn for.
    var options: RecordedOptions { RecordedOptions(subject.options + pictureOptions) }

    private var pictureOptions: [RecordedOptions.Option] {
        let part = switch content {
        case .visible: "the screen"
        case .whole: "the whole content"
        case .section(let section): "section \(section)"
        }
        return [
            .init("appearance", subject.appearance.map { "the \($0.rawValue) appearance" } ?? "the automatic appearance"),
            .init("style", "the style \(style.kind.rawValue)"), .init("part", part),
            .init("crop", style.crop.map { "\($0.part.text) with a margin of \(NumberText.text($0.margin))" } ?? "all of the picture"),
            .init("width", style.width.map { "the width \(NumberText.text($0))" } ?? "the picture's own width"),
        ]
    }
}

extension DiagramSubject {
    /// The frames of a table.
    func allFrames() throws(ElementLimitError) -> FramesRecord {
        var frames = try frames(.whole)
        frames.options = RecordedOptions(options)
        return frames
    }

    fileprivate func frames(_ content: DiagramContent) throws(ElementLimitError) -> FramesRecord {
        try FramesRecord(layout, content, limit: FramesCommand.elementLimit, isHidden: isHidden)
    }

    /// What the layout was solved for.
    fileprivate var options: [RecordedOptions.Option] {
        let viewport = layout.viewport
        func text(_ lengths: [CGFloat], _ separator: String) -> String {
            lengths.map { NumberText.text(Double($0), decimals: 2) }.joined(separator: separator)
        }
        let scroll = viewport.contentOffset.map { "the offset \(text([$0.x, $0.y], ", "))" } ?? "the content's start"
        let contentSize = viewport.traitCollection.preferredContentSizeCategory
        return [
            .init(RecordedOptions.device, device?.name ?? "no device"),
            .init(
                RecordedOptions.viewport,
                "\(text([viewport.size.width, viewport.size.height], " × ")) at \(text([viewport.scale], ""))x"),
            .init("direction", viewport.isRightToLeft ? "right to left" : "left to right"),
            .init(RecordedOptions.offset, scroll),
        ] + (contentSize.isDefault ? [] : [.init(RecordedOptions.contentSize, "the content size \(contentSize.name)")])
    }
}
