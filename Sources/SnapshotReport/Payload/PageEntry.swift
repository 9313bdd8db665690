import Foundation
import Goldens
import LayoutComparison

/// An entry as the page stores it: its pictures as files, its frames as texts. A page that is read back has the same.
struct PageEntry: Sendable, Hashable {
    var name: String
    var status: ReportEntry.Status
    var words: [String]
    /// Entries of one subject and one cause are shown as one.
    var failed: FailedVariant?
    var share: Double?
    /// That its pictures are left out.
    var note: String?
    var expected: PageFile?
    var actual: PageFile?
    var difference: PageFile?
    /// A table of frames, in UTF-8.
    var expectedFrames: [UInt8]?
    /// A table of frames, in UTF-8.
    var actualFrames: [UInt8]?
}

/// A picture's file.
struct PageFile: Sendable, Hashable {
    enum Kind: String, Sendable, Codable { case svg, png }

    var kind: Kind
    var bytes: [UInt8]
}

extension PageEntry {
    init(_ entry: ReportEntry) {
        self.init(name: entry.name, status: entry.status, words: entry.words, failed: entry.failed, share: entry.share)
        expected = entry.expected?.file
        actual = entry.actual?.file
        difference = entry.difference?.file
        expectedFrames = (entry.expectedFrames ?? entry.expected?.frames).map { Array($0.text().utf8) }
        actualFrames = (entry.actualFrames ?? entry.actual?.frames).map { Array($0.text().utf8) }
    }
}

extension ReportPicture {
    fileprivate var file: PageFile? {
        switch self {
        case .svg(let bytes): PageFile(kind: .svg, bytes: bytes)
        case .png(let bytes): PageFile(kind: .png, bytes: bytes)
        case .frames: nil
        }
    }

    fileprivate var frames: FramesRecord? {
        switch self {
        case .svg, .png: nil
        case .frames(let record): record
        }
    }
}
