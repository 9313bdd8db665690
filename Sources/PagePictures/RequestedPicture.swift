import Foundation
import HostFiles
import LayoutDiagram
import LayoutSubjects
import MessageText
import VectorScene

/// A drawn picture that a page requests.
struct RequestedPicture: Sendable {
    struct Name: Sendable {
        var path: String
        var appearance: Appearance?
        var scale = 1
    }

    let request: PictureRequest
    /// The files' contents, without seals.
    let bytes: [[UInt8]]
    /// The alternative text.
    let text: String
    let title: String
    let picture: Picture
    let subject: any Subject
    let notes: [LayoutNote]
    /// The fonts of the picture's texts, besides the built-in one.
    let fonts: Fonts?
    private let page: DocumentationPage

    private var place: Place { Place(request, page) }

    /// The folder for new pictures, relative to that of the page.
    private static let imageFolder = "images"
    /// The folder for resources in a catalogue, if it exists.
    private static let resourceFolder = "Resources"

    /// Draws the picture.
    ///
    /// - Throws: the errors in the document or the request.
    init(_ request: PictureRequest, of page: DocumentationPage) throws(Failure) {
        try self.init(request, of: page, request.subject())
    }

    /// - Parameter subject: the requested subject, which is solved once in each appearance for files of all scales.
    init(_ request: PictureRequest, of page: DocumentationPage, _ subject: any Subject) throws(Failure) {
        (self.request, self.page, self.subject) = (request, page, subject)
        let place = Place(request, page)
        let output = try place.output()
        var solved = SolvedLayoutCache()
        // Any name serves here: the files' appearances do not depend on it.
        var look = output.look
        look.appearance = try place.names(stem: request.stem(title: "")).first?.appearance ?? look.appearance
        title = try solved.layout(of: subject, look).title
        let files = OrderedGroups(try place.names(stem: request.stem(title: title))) { $0.appearance }.all
        var drawn: [(picture: EncodedPicture, text: String)] = []
        for (appearance, names) in files {
            var output = output
            output.look.appearance = appearance
            drawn += request.files.sheet.isEmpty
                ? try Self.drawings(of: subject, output, names.map(\.scale), isOfPair: files.count > 1, &solved)
                : try Self.sheets(of: subject, request.files.sheet, output, names.map(\.scale))
        }
        let words = [request.isUntitled(title) ? "" : title, drawn[0].text].filter { !$0.isEmpty }.joined(separator: ": ")
        text = words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        var bytes: [[UInt8]] = []
        for (picture, _) in drawn { bytes.append(try picture.bytes()) }
        (self.bytes, fonts, picture) = (bytes, drawn[0].picture.fonts, drawn[0].picture.picture)
        notes = drawn.flatMap(\.picture.notes)
    }

    /// Draws the sheet of all looks once for all scales; each scale has its alternative text.
    private static func sheets(
        of subject: any Subject, _ looks: [Look], _ output: OutputPicture, _ scales: [Int]
    ) throws(Failure) -> [(picture: EncodedPicture, text: String)] {
        let looks = looks.map { look in
            var look = look
            look.appearance = look.appearance ?? output.look.appearance
            return look
        }
        let sheet = try SheetPicture(of: [subject], stems: [subject.name], looks)
        return try scales.map { scale throws(Failure) in
            var output = output
            output.look.scale = scale
            var picture = try EncodedPicture(sheet.picture, fonts: sheet.fonts, name: subject.name, output)
            picture.notes = sheet.notes[0]
            return (picture, sheet.picture.description)
        }
    }

    /// Draws the picture in one appearance at several scales, each with its alternative text.
    private static func drawings(
        of subject: any Subject, _ output: OutputPicture, _ scales: [Int], isOfPair: Bool, _ last: inout SolvedLayoutCache
    ) throws(Failure) -> [(picture: EncodedPicture, text: String)] {
        var solved = try last.layout(of: subject, output.look)
        solved.isOfPair = isOfPair
        let diagram = Diagram(solved, style: try subject.style(for: output.look), content: output.look.content ?? .visible)
        return try scales.map { scale throws(Failure) in
            var output = output
            output.look.scale = scale
            let picture = try EncodedPicture(solved, of: subject, output)
            return (picture, diagram.alternative(to: picture.picture))
        }
    }

    /// The files for a new name, in the order of `bytes`.
    func names(stem: String) throws(Failure) -> [Name] { try place.names(stem: stem) }
}

extension RequestedPicture {
    /// The files of a picture, if they are known before it is laid out. `nil` if the picture's title names them (a document in the
    /// page, without an image), and on errors, which are reported when the picture is drawn.
    static func names(of request: PictureRequest, in page: DocumentationPage, number: Int = 1) -> [Name]? {
        if case .block = request.source, request.image == nil { return nil }
        return try? Place(request, page).names(stem: request.stem(title: "", number: number))
    }

    /// The lines of a new image.
    static func newImage(_ paths: [String], text: String, for request: PictureRequest, in page: DocumentationPage) -> [String] {
        Place(request, page).image(paths, text: text)
    }

    /// The name of a picture in DocC: without folder, appearance, scale and extension.
    static func catalogName(_ path: String) -> String {
        var name = Substring(PathParts(path).name)
        if let format = OutputFormat.allCases.first(where: { name.lowercased().hasSuffix("." + $0.rawValue) }) {
            name = name.dropLast(format.rawValue.count + 1)
        }
        for suffix in ["@1x", "@2x", "@3x", "~dark", "~light"] where name.hasSuffix(suffix) { name = name.dropLast(suffix.count) }
        return String(name)
    }

    /// Chooses the format and the files of a picture by the page and the request.
    private struct Place: Sendable {
        let request: PictureRequest
        let page: DocumentationPage

        init(_ request: PictureRequest, _ page: DocumentationPage) {
            (self.request, self.page) = (request, page)
        }

        private var isTutorial: Bool { page.path.hasSuffix(".tutorial") }
        private var isPair: Bool { request.files.isPair || request.image?.isPair == true }

        private func format() throws(Failure) -> OutputFormat {
            let place = request.place
            for path in [request.image?.path, request.image?.darkPath].compactMap({ $0 }) { try place.checkPath(path) }
            guard !(isPair && page.entry.isInCatalog) else {
                throw place.failure(.badInput, "DocC does not show <picture>; it finds the picture for dark pages by its name with ~dark")
            }
            let asked = request.files.format
            guard let image = request.image else { return asked ?? (page.entry.isInCatalog ? .png : .svg) }
            let ending = PathParts(image.path).fileExtension.lowercased()
            let named = OutputFormat(rawValue: ending)
            if let asked, let named, asked != named {
                throw place.failure(.badInput, "the comment asks for \(asked.rawValue), but the image is \(image.path)")
            }
            if let named, named != .pdf { return named }
            // DocC finds pictures by name only.
            guard page.entry.isInCatalog, ending.isEmpty else {
                throw place.failure(.badInput, "the image \(image.path) is neither an SVG nor a PNG")
            }
            return asked ?? .png
        }

        /// The requested picture, in the format of its files.
        func output() throws(Failure) -> OutputPicture {
            var output = request.files.picture
            output.format = try format()
            return output
        }

        /// The picture's files. Throws if one would be outside the documentation's folder.
        func names(stem: String) throws(Failure) -> [Name] {
            let output = try output()
            let names = page.entry.isInCatalog ? try catalogNames(output, stem) : try pageNames(output, stem)
            let roots = [page.entry.root, page.entry.siteRoot].compactMap { $0.map { FilePlace($0) } }
            for name in names where !roots.contains(where: { FilePlace(name.path).isBelow($0) }) {
                throw request.place.failure(
                    .badInput, "\(name.path) is outside of the documentation's folder, \(page.entry.root); it is not written")
            }
            return names
        }

        // MARK: Markdown

        private func pageNames(_ output: OutputPicture, _ stem: String) throws(Failure) -> [Name] {
            let format = output.format
            let scales = format.hasPixels && !request.files.scales.isEmpty ? request.files.scales : [1]
            guard scales.count == 1 else { throw request.place.failure(.badInput, "a page shows one scale, not \(scales.count)") }
            guard request.files.appearances.count < 2 || isPair else {
                throw request.place.failure(.badInput, "a page shows one appearance, or two with --picture")
            }
            var look = output.look
            look.scale = scales[0]
            let new = PathParts.join(RequestedPicture.imageFolder, stem + look.name + "." + format.rawValue)
            let path = try local(request.image?.path ?? new)
            let appearance = request.image?.appearance ?? output.look.appearance
            guard isPair else { return [Name(path: path, appearance: appearance, scale: scales[0])] }
            let dark = try request.image?.darkPath.map { path throws(Failure) in try local(path) } ?? Self.dark(path)
            return [
                Name(path: path, appearance: .light, scale: scales[0]), Name(path: dark, appearance: .dark, scale: scales[0]),
            ]
        }

        /// The path of a picture's dark variant: `~dark` precedes the scale.
        private static func dark(_ path: String) -> String {
            let ending = "." + PathParts(path).fileExtension
            var name = path.dropLast(ending.count)
            let scale = [1, 2, 3].map { "@\($0)x" }.first { name.hasSuffix($0) } ?? ""
            name = name.dropLast(scale.count)
            return name + "~dark" + scale + ending
        }

        /// Converts a path in the page to a path for the command.
        private func local(_ path: String) throws(Failure) -> String {
            guard !path.hasPrefix("//"), !path.contains("://"), !path.hasPrefix("data:") else {
                throw request.place.failure(.badInput, "the image \(path) is not a file of the documentation; name one by a relative path")
            }
            if path.hasPrefix("/") {
                guard let root = page.entry.siteRoot else {
                    throw request.place.failure(
                        .badInput, "the image \(path) is in the site's folder, which is unknown; name it with --root")
                }
                return PathParts.joinSimply(root, String(path.drop { $0 == "/" }))
            }
            return PathParts.joinSimply(PathParts(page.path).folder, path)
        }

        // MARK: DocC

        private func catalogNames(_ output: OutputPicture, _ stem: String) throws(Failure) -> [Name] {
            let format = output.format
            var look = output.look
            look.appearance = nil
            let base = request.image.map { RequestedPicture.catalogName($0.path) } ?? stem + look.name
            let folder = try catalogFolder(base, format)
            func path(_ suffix: String) -> String { PathParts.join(folder, base + suffix + "." + format.rawValue) }
            guard format.hasPixels else { return [Name(path: path(""), appearance: output.look.appearance)] }
            let asked = request.files.appearances
            // A picture in one appearance has one file, for light and dark pages.
            let appearances: [(Appearance?, String)] = asked.count == 1 ? [(asked[0], "")] : [(.light, ""), (.dark, "~dark")]
            let scales = request.files.scales.isEmpty ? [1, 2] : request.files.scales
            return appearances.flatMap { appearance, suffix in
                scales.map { Name(path: path(suffix + ($0 == 1 ? "" : "@\($0)x")), appearance: appearance, scale: $0) }
            }
        }

        /// The folder in which the catalogue has the picture already. For a new picture: the catalogue's resource folder, or the page's
        /// folder if there is none.
        private func catalogFolder(_ base: String, _ format: OutputFormat) throws(Failure) -> String {
            guard !base.isEmpty, !base.contains("/"), base != "..", base != "." else {
                throw request.place.failure(.badInput, "the image has no name")
            }
            if let known = page.entry.catalog?.folder(of: base, format) { return known }
            let resources = PathParts.join(page.entry.root, RequestedPicture.resourceFolder)
            return FileManager.default.fileExists(atPath: resources) ? resources : PathParts(page.path).folder
        }

        // MARK: New images

        func image(_ paths: [String], text: String) -> [String] {
            let name = PathParts(paths[0]).name
            if page.entry.isInCatalog {
                return isTutorial ? ImageReference.directive(name, text: text) : ImageReference.markdown(name, text: text)
            }
            let folder = PathParts(page.path).folder
            let local = paths.map { folder.isEmpty ? $0 : String($0.dropFirst(folder.count + 1)) }
            if isTutorial { return ImageReference.directive(local[0], text: text) }
            if request.isInHTML, !isPair { return ImageReference.html(local[0], text: text) }
            return isPair
                ? ImageReference.pair(light: local[0], dark: local[1], text: text)
                : ImageReference.markdown(local[0], text: text)
        }
    }
}
