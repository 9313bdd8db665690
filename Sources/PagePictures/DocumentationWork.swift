import Foundation
import HostFiles
package import LayoutSubjects

/// Updates the pictures of pages, or reports outdated ones. Errors in one do not affect the others.
package struct DocumentationWork {
    let isCheck: Bool
    /// True to replace pictures that were edited, or that `galley docs` did not draw.
    let isForced: Bool
    /// True to print no notes.
    let isQuiet: Bool
    let links: LinkPolicy

    private let read: CommentReader
    package private(set) var outcomes: [PictureOutcome] = []
    package private(set) var failures: [Failure] = []
    /// Warnings about comments that look like requests, but are none.
    package private(set) var warnings: [Failure] = []
    /// True if a comment that looks like a request is a mistake rather than an example.
    package private(set) var hasMistakes = false
    private var table = PictureTable()
    /// The notes of each document.
    private var notes: [String: NotePrinter] = [:]
    /// The pages that were read.
    private var pages: Set<FilePlace> = []

    package init(isCheck: Bool, isForced: Bool, isQuiet: Bool, links: LinkPolicy, read: @escaping CommentReader) {
        (self.isCheck, self.isForced, self.isQuiet, self.links, self.read) = (isCheck, isForced, isQuiet, links, read)
    }

    package mutating func update(_ folder: DocumentationFolder) {
        var pages: [DocumentationPage] = []
        for entry in folder.pages {
            do {
                pages.append(try DocumentationPage(entry, read))
            } catch {
                failures.append(error)
            }
        }
        self.pages = Set(pages.map { FilePlace($0.path) })
        // Reserves the files of images that pages have, before new pictures get names.
        let requests = pages.map { claimed($0) }
        var missing = MissingCharacters()
        for (page, requests) in zip(pages, requests) {
            do {
                try update(page, requests, &missing)
            } catch {
                failures.append(error)
            }
        }
        if !isQuiet { missing.report() }
    }

    /// Reserves the files of pictures that the page already shows.
    ///
    /// - Returns: the page's requests, without those for a different picture in a reserved file.
    private mutating func claimed(_ page: DocumentationPage) -> [PictureRequest] {
        failures += page.failures
        warnings += page.strays.map(\.warning)
        hasMistakes = hasMistakes || page.strays.contains { !$0.isExample }
        return page.requests.filter { request in
            guard request.image != nil, let names = RequestedPicture.names(of: request, in: page) else { return true }
            do throws(Failure) {
                try table.claim(names, for: request)
                return true
            } catch {
                failures.append(error)
                return false
            }
        }
    }

    private mutating func update(
        _ page: DocumentationPage, _ requests: [PictureRequest], _ missing: inout MissingCharacters
    ) throws(Failure) {
        var edits: [PageEdit] = []
        for start in stride(from: 0, to: requests.count, by: Self.batchSize) {
            edits += update(requests[start...].prefix(Self.batchSize), of: page, &missing)
        }
        guard !isCheck, !edits.isEmpty else { return }
        var text = page.text
        text.apply(edits)
        try OutputFile.write(Array(text.text.utf8), to: page.path, links: page.entry.isNamed ? .named : links)
    }

    /// The number of pictures in memory at a time; enough for all cores.
    private static let batchSize = 32

    /// Draws some pictures of a page and updates their files. The pictures are not kept in memory.
    ///
    /// - Returns: the changes to the page.
    private mutating func update(
        _ requests: ArraySlice<PictureRequest>, of page: DocumentationPage, _ missing: inout MissingCharacters
    ) -> [PageEdit] {
        let shared = requests.map { request in knownNames(of: request, in: page).flatMap { table.start($0) ? nil : $0 } }
        let new = zip(requests, shared).filter { $0.1 == nil }.map(\.0)
        var drawings = Parallel.map(new.count) { index in
            Result { () throws(Failure) in try RequestedPicture(new[index], of: page) }
        }[...]
        var edits: [PageEdit] = []
        for (request, names) in zip(requests, shared) {
            do {
                if let names {
                    guard let picture = table.drawn(names) else { continue }
                    edits += update(request, of: page, showing: picture, outcome: nil)
                } else if let picture = try drawings.popFirst()?.get() {
                    missing.collect(picture.picture, fonts: picture.fonts, of: [picture.subject])
                    notes[picture.subject.name, default: NotePrinter(isQuiet: isQuiet)].tell(picture.notes, of: picture.subject.name)
                    edits += try update(picture, of: page)
                }
            } catch {
                failures.append(request.place.failure(error))
            }
        }
        return edits
    }

    /// The files of a request, if they are known before drawing: the files of its image, or the files of an equal picture that an
    /// earlier request started.
    private func knownNames(of request: PictureRequest, in page: DocumentationPage) -> [RequestedPicture.Name]? {
        guard let first = RequestedPicture.names(of: request, in: page) else { return nil }
        for number in table.firstNumber(first, for: request)... {
            guard let names = RequestedPicture.names(of: request, in: page, number: number) else { return nil }
            if request.image != nil || table.isStarted(names), table.isFree(names, for: request) { return names }
            if table.isFree(names, for: request) { return nil }
        }
        return nil
    }

    /// Updates the files of a picture, and its image in the page.
    ///
    /// - Returns: the changes to the page.
    private mutating func update(_ picture: RequestedPicture, of page: DocumentationPage) throws(Failure) -> [PageEdit] {
        let request = picture.request
        let names = try names(of: picture)
        try table.claim(names, for: request)
        guard table.start(names) || request.image != nil else {
            return table.drawn(names).map { update(request, of: page, showing: $0, outcome: nil) } ?? []
        }
        var checks: [(check: PictureCheck, new: [UInt8], outcome: PictureOutcome)] = []
        for (name, bytes) in zip(names, picture.bytes) {
            let check = try PictureCheck(name.path, at: request.place)
            let new = PictureSeal.sealed(bytes, text: picture.text, page: user(of: check))
            checks.append((check, new, check.outcome(new)))
        }
        let drawn = DrawnPicture(
            text: picture.text, paths: names.map(\.path), seals: checks.compactMap(\.check.seal),
            isKept: checks.contains { $0.outcome.status == .edited } && !isForced)
        let first = outcomes.count
        for (check, new, var outcome) in checks {
            let isEdited = outcome.status == .edited && !isForced
            if outcome.status != .same, !isEdited, !isCheck {
                try OutputFile.write(new, to: check.path, links: links)
                page.entry.catalog?.insert(check.path)
                outcome = PictureOutcome(status: .written, path: check.path, place: request.place)
            }
            outcomes.append(outcome)
        }
        table.enter(drawn)
        return update(request, of: page, showing: drawn, outcome: first)
    }

    /// The files of a picture. A new picture gets the first name that is neither reserved nor in use by an unread page.
    private mutating func names(of picture: RequestedPicture) throws(Failure) -> [RequestedPicture.Name] {
        let request = picture.request
        let first = try picture.names(stem: request.stem(title: picture.title))
        if request.image != nil { return first }
        for number in table.firstNumber(first, for: request)... {
            let names = try picture.names(stem: request.stem(title: picture.title, number: number))
            guard table.isFree(names, for: request) else { continue }
            var isTaken = false
            for (name, bytes) in zip(names, picture.bytes) {
                let check = try PictureCheck(name.path, at: request.place)
                isTaken = isTaken || isUnread(check.seal?.page, of: name.path) && !check.shows(bytes)
            }
            if !isTaken {
                table.enter(number, first, for: request)
                return names
            }
        }
        return []
    }

    /// The page to store in a picture's seal. The page in the existing seal stays if it still requests the picture or was not read;
    /// otherwise the current page replaces it.
    private func user(of check: PictureCheck) -> String {
        let path = check.path
        if let page = check.seal?.page {
            if isUnread(page, of: path) || table.isWanted(path, by: Self.place(of: page, showing: path)) { return page }
        }
        return FilePlace(check.place.file).relative(to: FilePlace(PathParts(path).folderPath))
    }

    /// Updates the image of a request.
    ///
    /// - Parameter outcome: the index of the picture's first outcome; `nil` for a further request of the same picture.
    /// - Returns: the changes to the page.
    private mutating func update(
        _ request: PictureRequest, of page: DocumentationPage, showing picture: DrawnPicture, outcome: Int?
    ) -> [PageEdit] {
        // A generated alternative text is updated with the picture; an author's own stays.
        guard let image = request.image else {
            if isCheck { report(.missing, "there is no image below; galley docs writes one", request, picture, outcome) }
            let new = RequestedPicture.newImage(picture.paths, text: picture.text, for: request, in: page)
            return picture.isKept ? [] : [request.insertion(of: new)]
        }
        guard picture.isOwn(image.text), image.text != picture.text, !picture.isKept else { return [] }
        let isReported = outcome.map { outcomes[$0].status != .same } ?? false
        if isCheck, !isReported { report(.stale, "the alternative text is that of an earlier picture", request, picture, outcome) }
        return image.edits(toText: picture.text)
    }

    /// Reports a problem of an image: in its picture's outcome, if given; otherwise in a new outcome.
    private mutating func report(
        _ status: PictureOutcome.Status, _ words: String, _ request: PictureRequest, _ picture: DrawnPicture, _ outcome: Int?
    ) {
        if let outcome {
            outcomes[outcome].status = status
            outcomes[outcome].words.append(words)
        } else {
            outcomes.append(PictureOutcome(status: status, path: picture.paths[0], place: request.place, words: [words]))
        }
    }

    // MARK: Unused pictures

    /// Finds unused pictures in the named folders: drawn by `galley docs`, no longer requested by a page, and named by no file.
    ///
    /// - Parameter isPruning: true to remove them.
    package mutating func removeUnused(in folder: DocumentationFolder, isPruning: Bool) throws(Failure) {
        // An unreadable page may request any of them.
        guard failures.isEmpty else { return }
        var unwanted: [(path: String, isIntact: Bool)] = []
        for path in try folder.pictures() where !table.isWanted(path) {
            do {
                guard let (seal, picture) = try PictureSeal.read(at: path), let page = seal.page, !isUnread(page, of: path)
                else { continue }
                unwanted.append((path, seal.isIntact(picture)))
            } catch {
                failures.append(error)
            }
        }
        guard !unwanted.isEmpty else { return }
        let used = try PictureUses.used(of: unwanted.map(\.path), in: folder)
        for (path, isIntact) in unwanted where !used.contains(FilePlace(path)) {
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

    /// True if the page of a seal exists but was not read, so that it may request the picture.
    private func isUnread(_ page: String?, of picture: String) -> Bool {
        guard let page else { return false }
        let place = Self.place(of: page, showing: picture)
        return !pages.contains(place) && FileKind(PathParts.join(PathParts(picture).folder, page)) != .nothing
    }

    private static func place(of page: String, showing picture: String) -> FilePlace {
        FilePlace(PathParts.join(PathParts(picture).folder, page))
    }
}
