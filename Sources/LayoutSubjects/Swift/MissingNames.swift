import SwiftSource

/// Symbols of Apple's platforms that galley's modules lack, with advice. The article on LinuxUIKit lists them under "What is missing".
package enum MissingNames {
    /// Prefixes of unavailable names, and the advice for them.
    package struct Entry: Sendable {
        package let names: [String]
        package let note: String
    }

    package static let entries = [
        Entry(names: ["UIDocument", "UIPrintInteractionController"], note: "documents and printing are not supported"),
        Entry(names: ["UIDynamicAnimator"], note: "physics is not simulated: nothing moves"),
        Entry(names: ["undoManager"], note: "Foundation has no UndoManager on Linux"),
    ]

    /// Advice for other modules and names that are not found.
    private static let elsewhere = "put code that uses it into a file of its own, or under #if !os(Linux)"

    /// Advice for an error about a missing name or module; `nil` for other errors.
    static func note(for error: Diagnostic) -> String? {
        let names = error.names
        if error.complaint == .missingModule, let module = names.first {
            return "Linux has no module \(module), and galley has no stand-in for it; name a folder of yours with "
                + "--module \(module)=FOLDER, or \(elsewhere)"
        }
        guard [.missingType, .missingName, .missingMember, .missingStaticMember].contains(error.complaint) else { return nil }
        // "value of type 'UIView' has no member 'effect'": checks the member first.
        for name in names.reversed() {
            if let entry = entries.first(where: { $0.names.contains { name.hasPrefix($0) } }) { return entry.note }
        }
        if let framework = names.lazy.compactMap({ AppleFrameworks.framework(of: $0) }).first {
            return "Linux has no \(framework), and galley has no stand-in for it; \(elsewhere)"
        }
        guard let name = names.last, isOfUIKit(names) else { return nil }
        return "LinuxUIKit has no \(name); \(elsewhere)"
    }

    private static func isOfUIKit(_ names: [some StringProtocol]) -> Bool {
        names.contains { name in
            ["UI", "NS", "CA", "CG"].contains { name.hasPrefix($0) && name.dropFirst(2).first?.isUppercase == true }
        }
    }
}
