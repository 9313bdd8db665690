import Foundation
import HostSystem
import LayoutDiagram
import LayoutSubjects
import VectorScene

/// A picture requested by a page: its files and its image in the page.
struct RequestedPicture: Sendable {
    struct File: Sendable {
        var path: String
        /// The file's contents, with the seal.
        var bytes: [UInt8]
    }

    let request: PictureRequest
    let files: [File]
    /// The alternative text.
    let text: String
    /// The lines of the image, if the page has none.
    let newImage: [String]
    let picture: Picture
    let subject: any Subject
    /// The fonts of its texts, besides the built-in one.
    let fonts: Fonts?

    /// The folder for new pictures, relative to that of the page.
    private static let imageFolder = "images"
    /// The folder for resources in a catalogue, if it exists.
    private static let resourceFolder = "Resources"

    /// Draws the picture.
    ///
    /// - Throws: the errors in the document or the request.
    init(_ request: PictureRequest, of page: DocumentationPage) throws(Failure) {
        self.request = request
        subject = try request.subject()
        let place = Place(request, page)
        let format = try place.format()
        var output = request.files.picture
        output.format = format
        let solved: DiagramSubject
        do {
            solved = try subject.diagramSubject(output.look)
        } catch {
            throw SubjectPicture.failure(error, request.place.text)
        }
        let names = try place.names(format, output, stem: request.stem(title: solved.title))
        var drawn: [(path: String, picture: SubjectPicture)] = []
        for name in names {
            var output = output
            (output.look.appearance, output.look.scale) = (name.appearance, name.scale)
            drawn.append((name.path, try SubjectPicture(subject, output)))
        }
        // The text describes the picture, not one of its appearances.
        var plain = output
        plain.format = .svg
        let picture = try drawn.count == 1
            ? drawn[0].picture.picture : SubjectPicture(solved, of: subject, plain).picture
        let words = [request.isUntitled(picture.title) ? "" : picture.title, picture.description].filter { !$0.isEmpty }.joined(separator: ": ")
        text = words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        var files: [File] = []
        for (path, picture) in drawn {
            let local = FilePlace(page.path).relative(to: FilePlace(PathParts(path).folderPath))
            files.append(File(path: path, bytes: PictureSeal.sealed(try picture.bytes(), text: text, page: local)))
        }
        self.files = files
        fonts = drawn.first?.picture.fonts
        newImage = place.image(names.map(\.path), text: text)
        self.picture = picture
    }
}

extension RequestedPicture {
    /// The files of a picture as far as they are known before layout; `nil` for a new one named after its title, and for errors,
    /// which drawing reports.
    static func paths(of request: PictureRequest, in page: DocumentationPage) -> [String]? {
        if case .block = request.source, request.image == nil { return nil }
        let place = Place(request, page)
        guard let format = try? place.format() else { return nil }
        var output = request.files.picture
        output.format = format
        return (try? place.names(format, output, stem: request.stem(title: "")))?.map(\.path)
    }

    /// A file of a picture.
    private struct Name {
        var path: String
        var appearance: Appearance?
        var scale = 1
    }

    /// The position of a picture, and its files.
    private struct Place {
        let request: PictureRequest
        let page: DocumentationPage

        init(_ request: PictureRequest, _ page: DocumentationPage) {
            (self.request, self.page) = (request, page)
        }

        private var isTutorial: Bool { page.path.hasSuffix(".tutorial") }
        private var isPair: Bool { request.files.isPair || request.image?.isPair == true }

        func format() throws(Failure) -> OutputFormat {
            let place = request.place
            guard !(isPair && page.entry.isInCatalog) else {
                throw place.failure(.badInput, "DocC shows no <picture>; it chooses the file for dark pages by its name, ~dark")
            }
            let asked = request.files.format
            guard let image = request.image else { return asked ?? (page.entry.isInCatalog ? .png : .svg) }
            let ending = PathParts(image.path).fileExtension.lowercased()
            let named = OutputFormat(rawValue: ending)
            if let asked, let named, asked != named {
                throw place.failure(.badInput, "the image is \(image.path), and the comment asks for \(asked.rawValue)")
            }
            if let named, named != .pdf { return named }
            // DocC finds pictures by name only.
            guard page.entry.isInCatalog, ending.isEmpty else {
                throw place.failure(.badInput, "the image \(image.path) is neither an SVG nor a PNG")
            }
            return asked ?? .png
        }

        /// The files, all inside the documentation's folder.
        func names(_ format: OutputFormat, _ output: OutputPicture, stem: String) throws(Failure) -> [Name] {
            let names = page.entry.isInCatalog ? try catalogNames(format, output, stem) : try pageNames(format, output, stem)
            let root = FilePlace(page.entry.root)
            for name in names where !FilePlace(name.path).isBelow(root) {
                throw request.place.failure(
                    .badInput, "\(name.path) is outside of the documentation's folder, \(page.entry.root); it is not written")
            }
            return names
        }

        // MARK: Markdown

        private func pageNames(_ format: OutputFormat, _ output: OutputPicture, _ stem: String) throws(Failure) -> [Name] {
            let scales = format.hasPixels && !request.files.scales.isEmpty ? request.files.scales : [1]
            guard scales.count == 1 else { throw request.place.failure(.badInput, "a page shows one scale, not \(scales.count)") }
            guard request.files.appearances.count < 2 || isPair else {
                throw request.place.failure(.badInput, "a page shows one appearance, or two with --picture")
            }
            var look = output.look
            look.scale = scales[0]
            let new = PathParts.join(RequestedPicture.imageFolder, stem + look.name + "." + format.rawValue)
            let path = try local(request.image?.path ?? new)
            guard isPair else { return [Name(path: path, appearance: output.look.appearance, scale: scales[0])] }
            let dark = try request.image?.darkPath.map { path throws(Failure) in try local(path) } ?? Self.dark(path)
            return [
                Name(path: path, appearance: .light, scale: scales[0]), Name(path: dark, appearance: .dark, scale: scales[0]),
            ]
        }

        /// The path of its dark variant: `~dark` precedes the scale.
        private static func dark(_ path: String) -> String {
            let ending = "." + PathParts(path).fileExtension
            var name = path.dropLast(ending.count)
            let scale = [1, 2, 3].map { "@\($0)x" }.first { name.hasSuffix($0) } ?? ""
            name = name.dropLast(scale.count)
            return name + "~dark" + scale + ending
        }

        /// Converts a path in the page to a path for the command.
        private func local(_ path: String) throws(Failure) -> String {
            guard !path.hasPrefix("/"), !path.contains("://"), !path.hasPrefix("data:") else {
                throw request.place.failure(.badInput, "the image \(path) is no file of the documentation; name one relative to the page")
            }
            return PathParts.joinSimply(PathParts(page.path).folder, path)
        }

        // MARK: DocC

        private func catalogNames(_ format: OutputFormat, _ output: OutputPicture, _ stem: String) throws(Failure) -> [Name] {
            var look = output.look
            look.appearance = nil
            let base = request.image.map { Self.base($0.path) } ?? stem + look.name
            let folder = try catalogFolder(base, format)
            func path(_ suffix: String) -> String { PathParts.join(folder, base + suffix + "." + format.rawValue) }
            guard format.hasPixels else { return [Name(path: path(""), appearance: output.look.appearance)] }
            let asked = request.files.appearances
            // A single appearance is used for all pages.
            let appearances: [(Appearance?, String)] = asked.count == 1 ? [(asked[0], "")] : [(.light, ""), (.dark, "~dark")]
            let scales = request.files.scales.isEmpty ? [1, 2] : request.files.scales
            return appearances.flatMap { appearance, suffix in
                scales.map { Name(path: path(suffix + ($0 == 1 ? "" : "@\($0)x")), appearance: appearance, scale: $0) }
            }
        }

        /// The name of a picture in DocC: without folder, appearance, scale and extension.
        private static func base(_ path: String) -> String {
            var name = Substring(PathParts(path).name)
            if let format = OutputFormat.allCases.first(where: { name.lowercased().hasSuffix("." + $0.rawValue) }) {
                name = name.dropLast(format.rawValue.count + 1)
            }
            for suffix in ["@1x", "@2x", "@3x", "~dark", "~light"] where name.hasSuffix(suffix) { name = name.dropLast(suffix.count) }
            return String(name)
        }

        /// The current folder of the picture; otherwise the catalogue's resource folder, or the page's.
        private func catalogFolder(_ base: String, _ format: OutputFormat) throws(Failure) -> String {
            guard !base.isEmpty, !base.contains("/"), base != "..", base != "." else {
                throw request.place.failure(.badInput, "the image has no name")
            }
            let known = FileManager.default.enumerator(atPath: page.entry.root)?.compactMap { $0 as? String }.filter { file in
                file.hasSuffix("." + format.rawValue) && Self.base(file) == base
            }.min()
            if let known { return PathParts.join(page.entry.root, PathParts(known).folder) }
            let resources = PathParts.join(page.entry.root, RequestedPicture.resourceFolder)
            return FileManager.default.fileExists(atPath: resources) ? resources : PathParts(page.path).folder
        }

        // MARK: New images

        func image(_ paths: [String], text: String) -> [String] {
            let name = PathParts(paths[0]).name
            if isTutorial { return ImageReference.directive(name, text: text) }
            if page.entry.isInCatalog { return ImageReference.markdown(name, text: text) }
            let folder = PathParts(page.path).folder
            let local = paths.map { folder.isEmpty ? $0 : String($0.dropFirst(folder.count + 1)) }
            return isPair
                ? ImageReference.pair(light: local[0], dark: local[1], text: text)
                : ImageReference.markdown(local[0], text: text)
        }
    }
}
