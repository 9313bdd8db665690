import CompositionalLayout
import Foundation
import LayoutDiagram
import LayoutDocument
import SVGWriter
import VectorScene

/// One picture to make of a document.
struct OutputVariant {
    var view: DocumentView
    var content = DiagramContent.visible
    /// Changes to the document's style.
    var style = DiagramStyle.Changes()
    var format: OutputFormat
    /// Pixels per point; ignored for SVG.
    var scale: Int
    /// Ignored for PNG.
    var text: Picture.SVGText = .outlines
    /// The prefix of an SVG's ids; `nil` for the derived one.
    var idPrefix: String?
}

extension OutputVariant {
    /// What its file's name tells of it.
    var name: LookName {
        LookName(
            ViewOptions.Look(view: view, content: content, style: style), scale: format.hasPixels ? scale : 1)
    }

    /// What the options ask for and its file's name does not tell: other pictures would have the same name.
    var untold: [String] {
        let told = name.look
        let isExact = view == told.view && style.width == told.style.width && style.cropMargin == told.style.cropMargin
        var others = style
        (others.showsBeyond, others.width, others.cropMargin) = (nil, told.style.width, told.style.cropMargin)
        return [
            style.showsBeyond == nil ? nil : "--beyond", format == .svg && text != .outlines ? "--text" : nil,
            format == .svg && idPrefix != nil ? "--id-prefix" : nil, others == told.style ? nil : "what --style says besides a name",
            isExact ? nil : "the third decimal of a length",
        ].compactMap { $0 }
    }

    /// The value of a pattern's field; `nil` where it is the document's own.
    func value(of field: OutputField) -> String? {
        switch field {
        case .name: nil
        case .device: view.device?.slug
        case .size: view.size.map(Self.size)
        case .appearance: appearance
        case .direction: view.direction?.word
        case .contentSize: view.contentSize?.shortName
        case .offset: view.offset.map { NumberText.text(Double($0), decimals: 2) }
        case .style: style.kind?.rawValue
        case .scale: String(scale)
        }
    }

    /// The caption that distinguishes this picture from others on a sheet.
    ///
    /// - Parameter fields: the fields in which they differ.
    func caption(_ fields: [OutputField]) -> [String] {
        fields.compactMap { field in
            switch field {
            case .name, .scale: nil
            case .device: view.device?.name
            case .size: view.size.map { Self.size($0).replacing("x", with: " × ") }
            case .appearance: appearance
            case .direction: view.direction.map { $0 == .rightToLeft ? "right to left" : "left to right" }
            case .contentSize: view.contentSize?.name
            case .offset: view.offset.map { "scrolled by \(NumberText.text(Double($0), decimals: 2)) pt" }
            case .style: style.kind?.rawValue
            }
        }
    }

    private var appearance: String { view.appearance?.rawValue ?? OutputAppearance.auto.rawValue }

    private static func size(_ size: CGSize) -> String {
        [size.width, size.height].map { NumberText.text(Double($0), decimals: 2) }.joined(separator: "x")
    }
}

/// A property in which pictures may differ, and a field of a pattern for `-o`.
enum OutputField: String, CaseIterable {
    case name
    case device
    case size
    case appearance
    case direction
    case contentSize = "content-size"
    case offset
    case style
    case scale

    /// As written in a pattern.
    var text: String { "{\(rawValue)}" }
}

extension OutputVariant {
    /// A subject's style with the user's changes.
    ///
    /// - Throws: if the options ask for something that the style cannot show.
    func style(of subject: any Subject) throws(Failure) -> DiagramStyle {
        let style = subject.style(changedBy: style)
        guard style.kind != .exploded || view.offset == nil else { throw .scrolledExploded }
        return style
    }
}

extension Failure {
    /// An exploded diagram shows the hierarchy, not a scroll position.
    static let scrolledExploded = Failure(
        .usage, "--offsets has no effect in the style exploded; leave it out, or choose another with --style")
}
