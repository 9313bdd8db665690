import Foundation
import HostSystem
package import LayoutSubjects

/// Updates the pictures of pages, or reports outdated ones. Errors in one do not affect the others.
package struct DocumentationWork {
    let isCheck: Bool
    /// True to replace pictures that were modified by others.
    let isForced: Bool
    let links: LinkPolicy

    private let read: CommentReader
    package private(set) var outcomes: [PictureOutcome] = []
    package private(set) var failures: [Failure] = []
    /// The files that pages request, with the location of the request.
    private var wanted: [FilePlace: SourcePlace] = [:]
    /// The pages that were read.
    private var pages: Set<FilePlace> = []

    package init(isCheck: Bool, isForced: Bool, links: LinkPolicy, read: @escaping CommentReader) {
        (self.isCheck, self.isForced, self.links, self.read) = (isCheck, isForced, links, read)
    }

    package mutating func update(_ folder: DocumentationFolder) {
        var missing = MissingCharacters()
        for entry in folder.pages {
            do {
                try update(DocumentationPage(entry, read), &missing)
            } catch {
                failures.append(error)
            }
        }
        missing.report()
    }

    private mutating func update(_ page: DocumentationPage, _ missing: inout MissingCharacters) throws(Failure) {
        pages.insert(FilePlace(page.path))
        failures += page.failures
        var edits: [(lines: Range<Int>, new: [String])] = []
        for start in stride(from: 0, to: page.requests.count, by: Self.batchSize) {
            edits += update(page.requests[start...].prefix(Self.batchSize), of: page, &missing)
        }
        guard !isCheck, !edits.isEmpty else { return }
        var text = page.text
        for edit in edits.sorted(by: { $0.lines.lowerBound > $1.lines.lowerBound }) { text.replace(edit.lines, with: edit.new) }
        try OutputFile.write(Array(text.text.utf8), to: page.path, links: page.entry.isNamed ? .named : links)
    }

    /// The number of pictures in memory at a time; enough for all cores.
    private static let batchSize = 32

    /// Draws some pictures of a page, without keeping them.
    ///
    /// - Returns: the changes to the page.
    private mutating func update(
        _ requests: ArraySlice<PictureRequest>, of page: DocumentationPage, _ missing: inout MissingCharacters
    ) -> [(lines: Range<Int>, new: [String])] {
        // Pictures requested by another comment are not drawn again.
        let claimed = requests.map { request in
            Result { () throws(Failure) in
                if let paths = RequestedPicture.paths(of: request, in: page) { try claim(paths, for: request.place) }
                return request
            }
        }
        var edits: [(lines: Range<Int>, new: [String])] = []
        for (request, drawing) in zip(requests, Self.draw(claimed, of: page)) {
            do {
                let picture = try drawing.get()
                try claim(picture.files.map(\.path), for: request.place)
                missing.collect(picture.picture, fonts: picture.fonts, of: [picture.subject])
                edits += try update(picture)
            } catch {
                failures.append(request.place.failure(error))
            }
        }
        return edits
    }

    /// Draws pictures on all cores.
    private static func draw(
        _ requests: [Result<PictureRequest, Failure>], of page: DocumentationPage
    ) -> [Result<RequestedPicture, Failure>] {
        Cores.map(requests.count) { index in
            Result { () throws(Failure) in try RequestedPicture(requests[index].get(), of: page) }
        }
    }

    /// - Parameter asker: the comment that requests the files.
    /// - Throws: if another comment requests one of them.
    private mutating func claim(_ paths: [String], for asker: SourcePlace) throws(Failure) {
        let places = paths.map { FilePlace($0) }
        if Set(places).count < places.count {
            throw asker.failure(.badInput, "\(paths[0]) is the picture of light and of dark pages; they have a file each")
        }
        for (path, place) in zip(paths, places) {
            guard let other = wanted[place], other != asker else { continue }
            throw asker.failure(.badInput, "\(path) is also the picture of \(other.text); a picture has one comment")
        }
        for place in places { wanted[place] = asker }
    }

    /// Writes outdated files.
    ///
    /// - Returns: the changes to the page.
    private mutating func update(_ picture: RequestedPicture) throws(Failure) -> [(lines: Range<Int>, new: [String])] {
        let place = picture.request.place
        var checks: [(file: RequestedPicture.File, check: PictureCheck, outcome: PictureOutcome)] = []
        for file in picture.files {
            let check = try PictureCheck(file, at: place)
            checks.append((file, check, check.outcome()))
        }
        // A generated alternative text is updated with the picture; an author's own stays.
        let image = picture.request.image
        let isTextOwn = image.map { image in image.text.isEmpty || checks.contains { $0.check.isOwn(image.text) } } ?? true
        let isKept = checks.contains { $0.outcome.status == .edited } && !isForced
        let isTextStale = image.map { isTextOwn && $0.text != picture.text && !isKept } ?? false
        for (file, _, var outcome) in checks {
            let isEdited = outcome.status == .edited && !isForced
            if outcome.status != .same, !isEdited, !isCheck {
                try OutputFile.write(file.bytes, to: file.path, links: links)
                outcome = PictureOutcome(status: .written, path: file.path, place: place)
            }
            outcomes.append(outcome)
        }
        let change = outcomes.count - checks.count
        if image == nil, isCheck {
            outcomes[change].status = .missing
            outcomes[change].words.append("there is no image below; galley docs writes one")
        } else if isTextStale, isCheck, outcomes[change].status == .same {
            outcomes[change].status = .stale
            outcomes[change].words = ["the alternative text is that of an earlier picture"]
        }
        guard let image else {
            let new = picture.newImage.map { picture.request.insertion.nesting + $0 }
            return isKept ? [] : [(picture.request.insertion.line..<picture.request.insertion.line, new)]
        }
        return isTextStale ? [(image.lines, image.lines(withText: picture.text))] : []
    }

    // MARK: Unused pictures

    /// Finds pictures in the named folders that were drawn for pages that no longer request them or no longer exist.
    ///
    /// - Parameter isPruning: true to remove them.
    package mutating func removeUnused(in folder: DocumentationFolder, isPruning: Bool) throws(Failure) {
        // An unreadable page may request any of them.
        guard failures.isEmpty else { return }
        for path in try folder.pictures() where wanted[FilePlace(path)] == nil {
            let isIntact: Bool
            do {
                guard let (seal, picture) = try Self.sealed(path), isRead(seal.page, of: path) else { continue }
                isIntact = seal.isIntact(picture)
            } catch {
                failures.append(error)
                continue
            }
            guard isPruning, isIntact else {
                let words = isPruning ? "it was edited, so it is kept" : "no page uses it; galley docs --prune removes it"
                outcomes.append(PictureOutcome(status: .unused, path: path, words: [words]))
                continue
            }
            guard unlink(path) == 0 else {
                throw Failure(.cannotCreate, "\(path): error: cannot remove the picture: \(SystemError.current)")
            }
            outcomes.append(PictureOutcome(status: .removed, path: path))
        }
    }

    /// True if the picture's page was read or no longer exists, so that all requests are known.
    private func isRead(_ page: String?, of picture: String) -> Bool {
        guard let page else { return false }
        let path = PathParts.join(PathParts(picture).folder, page)
        return pages.contains(FilePlace(path)) || FileKind(path) == .nothing
    }

    /// Reads a picture drawn by `galley docs`; the whole file is read only if it has a seal.
    ///
    /// - Returns: `nil` for any other picture.
    /// - Throws: if the file cannot be read.
    private static func sealed(_ path: String) throws(Failure) -> (seal: PictureSeal, picture: [UInt8])? {
        do {
            let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            let size = try handle.seekToEnd()
            // A page's path has at most 4096 bytes, each encoded as up to three.
            try handle.seek(toOffset: size - min(size, 1 << 14))
            guard let end = try handle.readToEnd(), end.range(of: Data("galley docs".utf8)) != nil else { return nil }
            try handle.seek(toOffset: 0)
            return PictureSeal.read(Array(try handle.readToEnd() ?? Data()))
        } catch {
            throw Failure(.noInput, "\(path): error: cannot read the picture: \(SystemError.text(error))")
        }
    }
}
