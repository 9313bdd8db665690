import Goldens
import HostFiles
import ImageComparison
import LayoutComparison
import LayoutSubjects
import MessageText
import PNGCodec

/// The differences between two files, for people and programs.
struct DifferenceReport {
    enum Format: String, CaseIterable {
        case text
        case json
    }

    /// Descriptions, a line each; empty if there are no differences.
    private let words: [String]
    private let layout: LayoutDifference?
    private let pixels: PictureDifference?
    /// The file extension of the picture of the difference, and a closure that draws it.
    private let picture: (fileExtension: String, bytes: () throws -> [UInt8]?)?

    let isSame: Bool

    static func compare(
        _ before: DiffInput, _ after: DiffInput, by rule: ComparisonRule
    ) throws(Failure) -> DifferenceReport {
        // Identical files need no decoding.
        guard before.bytes != after.bytes else {
            return DifferenceReport(words: [], layout: nil, pixels: nil, picture: nil, isSame: true)
        }
        if before.kind == .png, after.kind == .png { return try pixels(before, after, rule) }
        if let old = try before.views(), let new = try after.views() {
            let words = ViewsDifference(expected: old, actual: new).lines()
            return DifferenceReport(words: words, layout: nil, pixels: nil, picture: nil, isSame: words.isEmpty)
        }
        // Different kinds are not compared: pictures contain only visible frames, rounded.
        guard before.kind == after.kind, let old = try before.frames(), let new = try after.frames() else {
            let advice = "compare two PNGs, two SVGs, two tables of frames or two texts of views"
            throw Failure(.usage, "\(before.path) and \(after.path) are different kinds of files; \(advice)")
        }
        let difference = LayoutDifference(
            expected: old, actual: new, inDrawingOrder: before.isInDrawingOrder && after.isInDrawingOrder)
        var words = difference.lines()
        if before.kind == .svg, after.kind == .svg { words = SVGWording.words(before.bytes, after.bytes) }
        if before.kind == .frames, words.isEmpty {
            // Tables that are not goldens have neither a look nor a description.
            let without = zip([before.path, after.path], [old, new]).filter { $1.look != nil && $1.outline == nil }
            if without.count == 1 { words = ["the description of the layout in \(without[0].0) is missing or cannot be read"] }
        }
        return DifferenceReport(
            words: words, layout: difference, pixels: nil, picture: ("svg", { DifferenceDrawing.svg(of: difference) }),
            isSame: words.isEmpty)
    }

    private static func pixels(
        _ before: DiffInput, _ after: DiffInput, _ rule: ComparisonRule
    ) throws(Failure) -> DifferenceReport {
        let (old, new) = (try before.pixels(), try after.pixels())
        let comparison = PixelComparison(rule)
        let pixels = comparison.compare(old, with: new)
        var layout: LayoutDifference?
        if !pixels.isMatch, let oldFrames = try before.frames(), let newFrames = try after.frames() {
            layout = LayoutDifference(expected: oldFrames, actual: newFrames)
        }
        let words = pixels.isMatch ? [] : (layout?.lines() ?? []) + [pixels.description] + PixelWording.regions(pixels)
        return DifferenceReport(
            words: words, layout: layout, pixels: pixels,
            picture: ("png", { try comparison.picture(of: pixels, old, new).map(PNGEncoder.difference) }),
            isSame: pixels.isMatch)
    }

    func text(_ format: Format) -> String {
        switch format {
        case .text: words.isEmpty ? "the same\n" : words.map { TerminalText.line($0) + "\n" }.joined()
        case .json: json
        }
    }

    private var json: String {
        var members: [JSONValue.Member] = [("galley", .number(1)), ("same", .bool(isSame)), ("words", .strings(words))]
        if let layout {
            members += [
                ("changedElements", .number(layout.changed.count)), ("newElements", .number(layout.appeared.count)),
                ("goneElements", .number(layout.vanished.count)),
            ]
        }
        if let pixels {
            let regions = pixels.regions.map { region in
                JSONValue.list([region.box.left, region.box.top, region.box.width, region.box.height].map { .number($0) })
            }
            members += [
                ("differingPixels", .number(pixels.differingCount)), ("pixels", .number(pixels.pixelCount)),
                ("largest", .number("\(pixels.largest)")), ("mean", .number("\(pixels.mean)")), ("regions", .list(regions)),
            ]
        }
        return JSONValue.object(members, .lines).text + "\n"
    }

    /// Writes the picture of the difference.
    func write(to path: String) throws(Failure) {
        guard let picture else { return }
        let other = PathParts(path).fileExtension.lowercased()
        guard other == picture.fileExtension else {
            throw Failure(.usage, "the difference of these files is a .\(picture.fileExtension), and -o \(path) is not")
        }
        let bytes: [UInt8]?
        do {
            bytes = try picture.bytes()
        } catch {
            throw EncodedPicture.failure(error, path)
        }
        guard let bytes else { throw Failure(.badInput, "the pictures are too large to draw their difference") }
        try OutputFile.write(bytes, to: path, links: .named)
    }
}
