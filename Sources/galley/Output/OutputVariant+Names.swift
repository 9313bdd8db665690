import CompositionalLayout
import DocumentDiagram
import Foundation

extension OutputVariant {
    /// What a field of a pattern stands for; `nil` where it is the document's own.
    func value(of field: OutputField) -> String? {
        switch field {
        case .name: nil
        case .device: view.device?.slug
        case .size: view.size.map(Self.size)
        case .appearance: appearance.rawValue
        case .direction: view.direction.map { $0 == .rightToLeft ? "rtl" : "ltr" }
        case .offset: view.offset.map { NumberText.text(Double($0), decimals: 2) }
        case .style: style?.name
        case .scale: String(scale)
        }
    }

    /// What tells this picture from others on a sheet, for people.
    ///
    /// - Parameter fields: in what they differ.
    func caption(_ fields: [OutputField]) -> [String] {
        fields.compactMap { field in
            switch field {
            case .name, .scale: nil
            case .device: view.device?.name
            case .size: view.size.map { Self.size($0).replacing("x", with: " × ") }
            case .appearance: appearance.rawValue
            case .direction: view.direction.map { $0 == .rightToLeft ? "right to left" : "left to right" }
            case .offset: view.offset.map { "scrolled by \(NumberText.text(Double($0), decimals: 2)) pt" }
            case .style: style?.name
            }
        }
    }

    private static func size(_ size: CGSize) -> String {
        [size.width, size.height].map { NumberText.text(Double($0), decimals: 2) }.joined(separator: "x")
    }
}
