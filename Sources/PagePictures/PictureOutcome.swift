import Foundation
import Goldens
import HostFiles
import LayoutComparison
import LayoutSubjects
import MessageText

/// The state of a picture that a page requests, or of an unused picture.
package struct PictureOutcome {
    package enum Status: String, CaseIterable {
        case same
        case written
        /// The file no longer shows the layout.
        case stale
        /// The file, or the image in the page, does not exist.
        case missing
        /// The file was edited after `galley docs` drew it, or `galley docs` did not draw it.
        case edited
        /// No page requests the picture.
        case unused
        case removed
    }

    package var status: Status
    var path: String
    /// The location of the request; `nil` for an unused picture.
    var place: SourcePlace?
    /// Messages, a line each.
    var words: [String] = []

    package var isProblem: Bool {
        switch status {
        case .same, .written, .removed: false
        case .stale, .missing, .edited, .unused: true
        }
    }

    /// `README.md:12: stale images/store.svg`, followed by the changes; files of one picture share a message.
    package static func lines(_ outcomes: [PictureOutcome]) -> [String] {
        var groups: [[PictureOutcome]] = []
        for outcome in outcomes {
            if let last = groups.last?.last, let place = outcome.place, place == last.place, outcome.status == last.status {
                groups[groups.count - 1].append(outcome)
            } else {
                groups.append([outcome])
            }
        }
        return groups.flatMap { group in
            let place = group[0].place.map { "\($0.text): " } ?? ""
            let names = group.map(\.path).joined(separator: ", ")
            let words = group[0].words.map { "  " + TerminalText.line($0) }
            return [TerminalText.line("\(place)\(group[0].status.rawValue) \(names)")] + words
        }
    }
}

/// Compares the file of a picture with the expected one.
struct PictureCheck {
    /// The existing file; `nil` if there is none.
    private let existing: [UInt8]?
    /// The seal of the existing file, and its picture.
    private let sealed: (seal: PictureSeal, picture: [UInt8])?
    let path: String
    let place: SourcePlace

    /// - Throws: if the file exists but cannot be read.
    init(_ path: String, at place: SourcePlace) throws(Failure) {
        (self.path, self.place) = (path, place)
        switch FileKind(path) {
        case .file: break
        case .folder: throw place.failure(.cannotCreate, "\(path) is a folder, where the picture should be")
        case .special: throw place.failure(.cannotCreate, "\(path) is a pipe or a device, where the picture should be")
        case .nothing:
            (existing, sealed) = (nil, nil)
            return
        }
        do {
            let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
            (existing, sealed) = (bytes, PictureSeal.read(bytes))
        } catch {
            throw place.failure(.noInput, "\(path): cannot read the picture: \(SystemError.text(error))")
        }
    }

    /// The seal of the existing file.
    var seal: PictureSeal? { sealed?.seal }

    /// True if the existing file has the picture, whatever page it was drawn for.
    func shows(_ picture: [UInt8]) -> Bool { sealed.map { $0.picture == picture } ?? false }

    /// The state of the existing file, compared with the expected one.
    ///
    /// - Parameter new: the expected file.
    func outcome(_ new: [UInt8]) -> PictureOutcome {
        guard let existing else { return PictureOutcome(status: .missing, path: path, place: place) }
        if existing == new { return PictureOutcome(status: .same, path: path, place: place) }
        guard let (seal, picture) = sealed else {
            // A file written by `galley render` can be adopted if it is equal.
            let isSame = PictureSeal.read(new)?.picture == existing
            return isSame
                ? PictureOutcome(status: .stale, path: path, place: place, words: ["it is not marked as drawn by galley docs"])
                : edited("galley docs did not draw it")
        }
        guard seal.isIntact(picture) else { return edited("it was edited after galley docs drew it") }
        return PictureOutcome(status: .stale, path: path, place: place, words: words(existing, new, seal, picture))
    }

    private func edited(_ reason: String) -> PictureOutcome {
        PictureOutcome(
            status: .edited, path: path, place: place, words: ["\(reason); it is kept. galley docs --force replaces it"])
    }

    /// The changes in words: another page, changed frames, or a changed drawing.
    private func words(_ existing: [UInt8], _ expected: [UInt8], _ seal: PictureSeal, _ picture: [UInt8]) -> [String] {
        if let new = PictureSeal.read(expected), new.picture == picture, new.seal.page != seal.page {
            let page = seal.page.map { PathParts.joinSimply(PathParts(path).folder, $0) }
            return [page.map { "it was drawn for another page, \($0)" } ?? "it does not say for which page it was drawn"]
        }
        do {
            guard let old = try FramesRecord(picture: existing), let new = try FramesRecord(picture: expected) else {
                return ["the drawing differs"]
            }
            let lines = LayoutDifference(expected: old, actual: new).lines()
            return lines.isEmpty ? [DrawnChange.words(picture, PictureSeal.read(expected)?.picture ?? expected)] : lines
        } catch {
            return ["the drawing differs"]
        }
    }
}
