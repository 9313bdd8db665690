import Foundation
package import LayoutComparison
package import LayoutDiagram

/// The result of comparing a snapshot with its golden.
package enum GoldenVerdict: Sendable, Hashable {
    case same
    /// There is no golden.
    case missing
    case different(GoldenDifference)
    /// The golden cannot be read, for this reason.
    case unreadable(String)

    /// Descriptions, a line each.
    package var words: [String] {
        switch self {
        case .same, .missing: []
        case .different(let difference): difference.words
        case .unreadable(let reason): [reason]
        }
    }
}

/// The difference between a snapshot and its golden.
package struct GoldenDifference: Sendable, Hashable {
    /// Descriptions, a line each, the most significant first.
    package var words: [String]
    /// The difference of the frames; `nil` if the golden contains none, or if they are equal.
    package var layout: LayoutDifference?
    /// A PNG that shows the difference; only for PNG goldens.
    package var picture: [UInt8]?

    /// The cause, which other variants of the layout may share.
    package var cause: DifferenceCause

    /// The share that differs, 0 to 1: of a PNG's pixels; of an SVG's lines, if its frames are equal; otherwise of the elements.
    package var share: Double

    /// The properties in which the golden's look differs from the current look.
    package var look: [Look.Field]

    /// True if the frames were compared and are equal, and so is the look: only the drawing differs.
    package var isOfDrawingAlone: Bool { hasEqualFrames && look.allSatisfy { $0 == .drawing } }
    private let hasEqualFrames: Bool

    /// - Parameters:
    ///   - cause: the cause; `nil` to use `words` as the cause.
    ///   - share: the share that differs; `nil` for that of the layout's elements.
    ///   - hasEqualFrames: true if the frames were compared and are equal.
    package init(
        words: [String], cause: DifferenceCause? = nil, share: Double? = nil, layout: LayoutDifference? = nil,
        picture: [UInt8]? = nil, look: [Look.Field] = [], hasEqualFrames: Bool = false
    ) {
        self.hasEqualFrames = hasEqualFrames
        self.words = words
        self.look = look
        self.share = share ?? layout?.share ?? 0
        self.cause = cause ?? DifferenceCause(changes: words)
        self.layout = layout
        self.picture = picture
    }
}

/// The look that a golden was made for, compared with the current one: it explains all other differences.
struct LookDifference {
    /// At most one line; none if the golden does not state its look.
    let words: [String]
    let fields: [Look.Field]

    /// A line if another version drew the golden.
    var drawing: [String] { fields.contains(.drawing) ? ["the golden was drawn by another version of Galley"] : [] }

    init(golden: FramesRecord, actual: FramesRecord) {
        self.init(golden: golden.look, actual: actual.look, isOfPicture: golden.isOfPicture)
    }

    /// - Parameter isOfPicture: true for looks stated in pictures.
    init(golden: String?, actual: String?, isOfPicture: Bool) {
        guard let before = golden.flatMap({ Look(attribute: $0) }), let after = actual.flatMap({ Look(attribute: $0) }) else {
            // Pictures of the first release state no look.
            (words, fields) = ([], isOfPicture && golden == nil && actual != nil ? [.drawing] : [])
            return
        }
        words = after.difference(from: before).map { [$0] } ?? []
        fields = after.differences(from: before)
    }

    /// True if the golden was made with other options, which count as a difference even if all frames are equal. Other fonts, or
    /// another version of the drawing, count only if the output differs.
    var isOfLayout: Bool { fields.contains { $0 != .fonts && $0 != .drawing } }
}

extension Snapshot {
    /// Compares the snapshot with a golden.
    ///
    /// SVGs are equal if their lines are, frames if their numbers are, PNGs if their pixels are, regardless of compression.
    ///
    /// - Throws: if the snapshot itself cannot be drawn.
    package func compared(with golden: [UInt8]) throws -> GoldenVerdict {
        switch format {
        case .text: comparedFrames(with: golden) { text throws(FramesError) in try FramesRecord(text: text) }
        case .json: comparedFrames(with: golden) { text throws(FramesError) in try FramesRecord(json: Data(text.utf8)) }
        case .views: comparedViews(with: golden)
        case .svg: SVGComparison(golden: golden, actual: try bytes()).verdict
        case .png: try PNGComparison(self, golden: golden).verdict()
        }
    }

    private func comparedViews(with golden: [UInt8]) -> GoldenVerdict {
        guard !ByteOrderMark.begins(golden) else { return .unreadable(ByteOrderMark.problem) }
        guard let text = String(bytes: golden, encoding: .utf8), let views else { return .unreadable("it is not UTF-8 text") }
        if text == views.text() { return .same }
        do {
            let before = try ViewsRecord(text: text)
            let difference = ViewsDifference(expected: before, actual: try ViewsRecord(text: views.text()))
            let look = LookDifference(golden: before.look, actual: views.look, isOfPicture: false)
            if difference.isEmpty, !look.isOfLayout { return .same }
            let cause = DifferenceCause(changes: look.words.isEmpty ? difference.changes : look.words)
            return .different(
                GoldenDifference(words: look.words + difference.lines(), cause: cause, share: difference.share, look: look.fields))
        } catch {
            return .unreadable(error.description)
        }
    }

    /// The frames without look and description, as earlier versions wrote them.
    private var plain: String? {
        guard frames.outline != nil else { return nil }
        return format == .json ? frames.framesAlone.json() : frames.framesAlone.text()
    }

    private func comparedFrames(
        with golden: [UInt8], read: (String) throws(FramesError) -> FramesRecord
    ) -> GoldenVerdict {
        guard !ByteOrderMark.begins(golden) else { return .unreadable(ByteOrderMark.problem) }
        guard let text = String(bytes: golden, encoding: .utf8) else { return .unreadable("it is not UTF-8 text") }
        let own = format == .json ? frames.json() : frames.text()
        if text == own || text == plain { return .same }
        do {
            // Both are parsed from text, so that properties that the format does not store cannot differ.
            let golden = try read(text)
            let difference = LayoutDifference(expected: golden, actual: try read(own), inDrawingOrder: format == .json)
            let look = LookDifference(golden: golden, actual: frames)
            if difference.isEmpty, !look.isOfLayout {
                // Earlier versions wrote neither look nor description.
                guard golden.outline == nil, golden.look != nil, frames.outline != nil else { return .same }
                return .unreadable("its description of the layout is missing or cannot be read")
            }
            return .different(
                GoldenDifference(
                    words: look.words + difference.lines(), cause: DifferenceCause(difference, after: look.words),
                    layout: difference.isEmpty ? nil : difference, look: look.fields))
        } catch {
            return .unreadable(error.description)
        }
    }
}
