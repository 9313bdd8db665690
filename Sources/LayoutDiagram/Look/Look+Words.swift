import CompositionalLayout
import Foundation
import VectorScene

extension Look {
    /// The properties of looks, in the order in which messages name them.
    package enum Field: String, Sendable, CaseIterable {
        case device
        case size
        case appearance
        case direction
        case contentSize = "content-size"
        case offset
        case style
        case content
        /// The cropped part and its margin.
        case crop
        case width
        case scale
        case fonts
        /// The version of the drawing code.
        case drawing
    }

    /// The value of a property in words; `nil` for the layout's own value.
    package func words(of field: Field) -> String? {
        switch field {
        case .device: device?.name
        case .size: size.map { "\(Self.text($0.width)) × \(Self.text($0.height))" }
        case .appearance: appearance?.rawValue
        case .direction: direction.map { $0 == .rightToLeft ? "right to left" : "left to right" }
        case .contentSize: contentSize?.name
        case .offset: offset.map { "scrolled by \(Self.text($0)) pt" }
        case .style: style.kind?.rawValue
        case .content: content?.words
        case .crop: cropWords
        case .width: style.width.map { Self.text($0) }
        case .scale: "\(scale)x"
        case .fonts: fontWords
        case .drawing: "drawing \(drawing)"
        }
    }

    private var cropWords: String? {
        let margin = style.cropMargin.map { "with a margin of \(Self.text($0))" }
        return style.crop.map { [$0.text, margin].compactMap { $0 }.joined(separator: " ") } ?? margin
    }

    private var fontWords: String? {
        let given = fonts.filter { $0 != Fonts.builtInName }
        guard !given.isEmpty else { return nil }
        let names = (given.count == 1 ? "the font " : "the fonts ") + given.joined(separator: ", ")
        return names + (fonts.first == Fonts.builtInName ? "" : " before the built-in one")
    }

    /// The value of a property as a phrase for messages, such as `the style blueprint`. Default values have a phrase, too.
    package func phrase(of field: Field) -> String {
        let words = words(of: field)
        return switch field {
        case .device: words ?? self.words(of: .size) ?? "no device"
        case .size: words ?? "the device's size"
        case .appearance: "the \(words ?? "automatic") appearance"
        case .direction: words ?? "the layout's own direction"
        case .contentSize: words.map { "the content size \($0)" } ?? "the default content size"
        case .offset: words ?? "the content's start"
        case .style: "the style \(words ?? DiagramStyle.screen.kind.rawValue)"
        case .content: words ?? DiagramContent.visible.words
        case .crop: words ?? "all of the picture"
        case .width: words.map { "the width \($0)" } ?? "the picture's own width"
        case .scale: "the scale \(words ?? "1x")"
        case .fonts: words ?? "the built-in font"
        case .drawing: words ?? ""
        }
    }

    // MARK: Differences

    /// The properties in which this look differs from a golden's. If the devices differ, the size is not listed.
    package func differences(from golden: Look) -> [Field] {
        let fields = Field.allCases.filter { value(of: $0) != golden.value(of: $0) }
        return fields.contains(.device) ? fields.filter { $0 != .size } : fields
    }

    /// The differences in words: `the golden is of iPhone 8, this is of iPhone 15`; `nil` if only the drawing version differs, or
    /// nothing.
    package func difference(from golden: Look) -> String? {
        let fields = differences(from: golden).filter { $0 != .drawing }
        guard !fields.isEmpty else { return nil }
        func words(_ look: Look) -> String { fields.map(look.phrase).joined(separator: " · ") }
        return "the golden is of \(words(golden)), this is of \(words(self))"
    }
}

extension DiagramContent {
    static let sectionWord = "section-"

    /// The value in file names.
    package var word: String {
        switch self {
        case .visible: "visible"
        case .whole: "whole"
        case .section(let section): "\(Self.sectionWord)\(section)"
        }
    }

    fileprivate var words: String {
        switch self {
        case .visible: "the screen"
        case .whole: "the whole content"
        case .section(let section): "section \(section)"
        }
    }
}
