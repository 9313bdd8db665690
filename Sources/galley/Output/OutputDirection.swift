import ArgumentParser
import CompositionalLayout

/// A layout direction.
enum OutputDirection: String, CaseIterable, ExpressibleByArgument {
    case ltr
    case rtl

    var direction: UITraitEnvironmentLayoutDirection {
        switch self {
        case .ltr: .leftToRight
        case .rtl: .rightToLeft
        }
    }
}
