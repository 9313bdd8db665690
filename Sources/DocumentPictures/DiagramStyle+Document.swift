import FontFiles
public import LayoutDiagram
public import LayoutDocument
import VectorScene

extension DiagramStyle.Changes {
    /// Reads the value of a document's `style` key: a name, or a map.
    ///
    /// - Throws: a `DocumentError` with all errors in that value.
    public init(_ source: DocumentSource) throws(DocumentError) {
        try self.init(DocumentStyle(source, opening: Fonts.opener), in: source)
    }

    /// The style that a document specifies, with its fonts opened.
    ///
    /// - Throws: a `DocumentError` at the line of the `fonts` key if a font cannot be used.
    package init(_ style: DocumentStyle, in source: DocumentSource) throws(DocumentError) {
        self.init(
            kind: style.kind.map { DiagramStyle.Kind($0) }, showsTitle: style.showsTitle, showsCaption: style.showsCaption,
            showsLabels: style.showsLabels, showsBeyond: style.showsBeyond, showsPage: style.showsPage,
            crop: style.crop.map { DiagramCrop.Part($0) }, cropMargin: style.cropMargin, width: style.width,
            fontPreference: style.prefersOwnFonts.map { $0 ? .given : .builtIn },
            colors: DiagramColors(
                page: style.page?.adaptive, ink: style.ink?.adaptive, accent: style.accent?.adaptive,
                sections: style.sections.map(\.adaptive)))
        showsOnlyTitles = style.showsOnlyTitles
        guard let list = style.fonts else { return }
        do throws(FontError) {
            fonts = try Fonts(list)
        } catch {
            throw DocumentError(Diagnostic(at: list.mark, error.message), in: source)
        }
    }
}

extension Fonts {
    /// Opens the fonts that documents name.
    package static let opener: FontOpener = { list throws(FontRefusal) in
        do throws(FontError) {
            return try Fonts(list).names
        } catch {
            throw FontRefusal(error.message, isAboutLicence: error.kind == .licence)
        }
    }

    fileprivate init(_ list: FontList) throws(FontError) {
        try self.init(files: list.files, in: list.folder, allowsRestricted: list.allowsRestricted)
    }
}

extension DiagramStyle.Kind {
    package init(_ kind: DocumentStyle.Kind) {
        self = switch kind {
        case .screen: .screen
        case .blueprint: .blueprint
        case .exploded: .exploded
        case .plain: .plain
        }
    }
}

extension DiagramCrop.Part {
    package init(_ part: PicturePart) {
        self = switch part {
        case .phone: .phone
        case .section(let section): .section(section)
        case .element(let section, let item, let kind): .element(section: section, item: item, kind: kind)
        }
    }
}

extension DiagramTint {
    init(_ color: DocumentColor) {
        self = switch color {
        case .named(let name): .named(name)
        case .rgb(let red, let green, let blue): .rgb(red: red, green: green, blue: blue)
        }
    }
}

extension ColorPair {
    /// The pair as a colour; names are those of the standard theme.
    fileprivate var adaptive: AdaptiveColor {
        AdaptiveColor(light: Theme.standard.color(DiagramTint(light)).light, dark: Theme.standard.color(DiagramTint(dark)).dark)
    }
}
