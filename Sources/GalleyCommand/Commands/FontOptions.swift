import ArgumentParser
import FontFiles
import LayoutDiagram
import LayoutSubjects
import MessageText
import Verifying

/// Fonts for the texts of pictures, replacing the document's.
struct FontOptions: ParsableArguments {
    @Option(name: .long, help: ArgumentHelp(
        """
        A font for characters that the built-in font lacks: a .ttf, .otf or .ttc file; fonts.ttc#2 is the second font of a \
        collection. May be repeated, in order of preference. system:"Name" is a font installed on this machine.
        """, valueName: "file"), completion: .file(extensions: ["ttf", "otf", "ttc", "otc"]))
    var font: [String] = []

    @Flag(name: .long, help: "Prefer the given fonts to the built-in font.")
    var preferFonts = false

    @Flag(name: .long, help: "Also use fonts whose files forbid embedding.")
    var allowRestrictedFont = false

    func validate() throws {
        guard !font.isEmpty || !allowRestrictedFont else {
            throw ValidationError("--allow-restricted-font needs --font")
        }
    }

    var words: [String] {
        font.flatMap { ["--font", ShellText.quoted(path: $0)] } + (preferFonts ? ["--prefer-fonts"] : [])
            + (allowRestrictedFont ? ["--allow-restricted-font"] : [])
    }

    /// The changes to a style by a project, overridden by those of the options.
    ///
    /// - Throws: the reason that a font cannot be used.
    func changes(of project: ProjectFile?) throws(Failure) -> DiagramStyle.Changes {
        let own = try changes()
        return project?.style.changed(by: own) ?? own
    }

    /// The changes to a style.
    ///
    /// - Parameter folder: the base of relative paths; empty for the working folder.
    /// - Throws: the reason that a font cannot be used.
    func changes(in folder: String = "") throws(Failure) -> DiagramStyle.Changes {
        guard !font.isEmpty else { return DiagramStyle.Changes(fontPreference: preferFonts ? .given : nil) }
        var files: [String] = []
        for name in font { files.append(try SystemFontLookup.isNeeded(for: name) ? SystemFontLookup.file(of: name) : name) }
        do {
            let fonts = try Fonts(files: files, in: folder, allowsRestricted: allowRestrictedFont)
            return DiagramStyle.Changes(fonts: fonts, fontPreference: preferFonts ? .given : .builtIn)
        } catch {
            throw Failure(error)
        }
    }
}

extension Failure {
    init(_ error: FontError) {
        let status: Status = switch error.kind {
        case .file: .noInput
        case .format, .licence: .badInput
        case .library: .unavailable
        }
        let advice = error.kind == .licence ? "; if you may, add --allow-restricted-font" : ""
        let place = error.path.map { "\($0): error: " } ?? ""
        self.init(status, "\(place)\(error.message)\(advice)")
    }
}
