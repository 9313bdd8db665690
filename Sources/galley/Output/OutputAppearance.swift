import ArgumentParser

/// The colours of a picture.
enum OutputAppearance: String, CaseIterable, ExpressibleByArgument {
    case light
    case dark
    /// An SVG that follows its surroundings; a PNG in the document's colours.
    case auto
}
