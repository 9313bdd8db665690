import ArgumentParser
import Scene

/// The colours of a picture.
enum OutputAppearance: String, CaseIterable, ExpressibleByArgument {
    case light
    case dark
    /// An SVG that follows its surroundings; a PNG in the document's colours.
    case auto

    /// The one appearance that is asked for; `nil` where the document or the surroundings decide.
    var fixed: Appearance? {
        switch self {
        case .light: .light
        case .dark: .dark
        case .auto: nil
        }
    }
}
