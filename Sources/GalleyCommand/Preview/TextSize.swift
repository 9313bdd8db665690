import CompositionalLayout
import Foundation
import LayoutDiagram
import LayoutDocument
import ProgramMessages

/// The text sizes that the page offers, under the names that UIKit gives their categories.
enum TextSize: String, CaseIterable {
    case extraSmall
    case small
    case medium
    case large
    case extraLarge
    case extraExtraLarge
    case extraExtraExtraLarge
    case accessibilityMedium
    case accessibilityLarge
    case accessibilityExtraLarge
    case accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    var category: UIContentSizeCategory {
        switch self {
        case .extraSmall: .extraSmall
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .extraLarge: .extraLarge
        case .extraExtraLarge: .extraExtraLarge
        case .extraExtraExtraLarge: .extraExtraExtraLarge
        case .accessibilityMedium: .accessibilityMedium
        case .accessibilityLarge: .accessibilityLarge
        case .accessibilityExtraLarge: .accessibilityExtraLarge
        case .accessibilityExtraExtraLarge: .accessibilityExtraExtraLarge
        case .accessibilityExtraExtraExtraLarge: .accessibilityExtraExtraExtraLarge
        }
    }

    /// As the page's list calls it: `XL`, `AX 2`.
    var name: String {
        switch self {
        case .extraSmall: "XS"
        case .small: "S"
        case .medium: "M"
        case .large: "L (default)"
        case .extraLarge: "XL"
        case .extraExtraLarge: "XXL"
        case .extraExtraExtraLarge: "XXXL"
        case .accessibilityMedium: "AX 1"
        case .accessibilityLarge: "AX 2"
        case .accessibilityExtraLarge: "AX 3"
        case .accessibilityExtraExtraLarge: "AX 4"
        case .accessibilityExtraExtraExtraLarge: "AX 5"
        }
    }
}

extension DeclaredSubject {
    /// The same layout for a reader who prefers a text size.
    func preferring(_ size: TextSize) -> DeclaredSubject {
        var subject = self
        let solve = solve
        subject.solve = { request throws(Failure) in
            var request = request
            request.viewport.traitCollection = UITraitCollection(traitsFrom: [
                request.viewport.traitCollection, UITraitCollection(preferredContentSizeCategory: size.category),
            ])
            return try solve(request)
        }
        return subject
    }
}
