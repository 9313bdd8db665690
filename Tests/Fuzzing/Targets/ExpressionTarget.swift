import CompositionalLayout
import Foundation
import LayoutDocument

/// Uses an expression in a document, and evaluates it for several viewports, sections and items.
enum ExpressionTarget {
    static func run(_ bytes: [UInt8]) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        // Control characters are irrelevant to expressions, and YAML rejects most of them.
        guard !text.unicodeScalars.contains(where: { $0.value < 0x20 }) else { return false }
        let quoted = text.replacingOccurrences(of: "'", with: "''")
        var isEvaluated = false
        for document in [count(quoted), length(quoted), truth(quoted)] {
            guard let document = DocumentTarget.document([UInt8](document.utf8)) else { continue }
            for device in [Device.iPadMini, .iPhone15] {
                do {
                    _ = try document.build(in: document.viewport(on: device)).solve()
                    isEvaluated = true
                } catch {
                    promise(!error.description.isEmpty, "an error says what is wrong")
                }
            }
        }
        return isEvaluated
    }

    private static func count(_ text: String) -> String {
        document(item: "width: fractionalWidth(1)", group: "count: '\(text)'")
    }

    private static func length(_ text: String) -> String {
        document(item: "width: '\(text)'", group: "interItemSpacing: '\(text)'")
    }

    private static func truth(_ text: String) -> String {
        let badge = "{kind: badge, when: '\(text)', width: 9, height: 9, containerAnchor: {edges: [top]}}"
        return document(
            item: "width: fractionalWidth(1), supplementaryItems: [\(badge)]", group: "contentInsets: [0, 0, 0, 0]")
    }

    private static func document(item: String, group: String) -> String {
        """
        galley: 1
        viewport: iPhone 15
        sections:
          - items: 3
            repeat: 2
            group: {horizontal: [{item: {\(item), height: fractionalHeight(1)}}], \(group), width: fractionalWidth(1), height: 44}

        """
    }
}
