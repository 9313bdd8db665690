package import Foundation
import LayoutComparison

/// The files that a failed check writes for inspection, in a separate folder: the golden, the actual output and the difference.
package struct Artifacts: Sendable {
    /// The kind of a file.
    package enum Part: String, Sendable, CaseIterable {
        case expected
        case actual
        case difference
    }

    package let folder: URL
    /// The golden's file name.
    private let name: String

    /// - Parameters:
    ///   - name: the golden's file name.
    ///   - folder: the destination folder.
    package init(of name: String, in folder: URL) {
        self.folder = folder
        self.name = name
    }

    /// The path of a part: `photoGrid.iPhone-15.actual.svg`. The extension comes last, so that other programs recognise the
    /// format.
    private func url(_ part: Part, _ fileExtension: String, of format: SnapshotFormat) -> URL {
        let suffix = "." + format.fileExtension
        let stem = name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
        // Goldens in several formats share a stem, so the layout difference of a picture has the picture's extension in its name.
        let owner = part == .difference && format.isPicture && fileExtension == "svg" ? suffix : ""
        return folder.appendingPathComponent("\(stem)\(owner).\(part.rawValue).\(fileExtension)")
    }

    /// The possible extensions of a part.
    private static func extensions(_ part: Part, of format: SnapshotFormat) -> [String] {
        switch (part, format) {
        case (.expected, _), (.actual, _): [format.fileExtension]
        case (.difference, .png): ["png", "svg"]
        case (.difference, .text), (.difference, .json), (.difference, .svg): ["svg"]
        case (.difference, .views): []
        }
    }

    /// Writes the files, and removes those of an earlier failure.
    ///
    /// - Returns: the files written.
    package func write(_ snapshot: Snapshot, _ result: GoldenCheck.Result) throws -> [(part: Part, file: URL)] {
        remove(snapshot.format)
        var files: [(Part, URL)] = []
        func put(_ part: Part, _ bytes: [UInt8]?, _ fileExtension: String) throws {
            guard let bytes else { return }
            let file = url(part, fileExtension, of: snapshot.format)
            try GoldenFile(file.lastPathComponent, in: folder).write(bytes)
            files.append((part, file))
        }
        let fileExtension = snapshot.format.fileExtension
        try put(.expected, result.golden, fileExtension)
        try put(.actual, try snapshot.bytes(), fileExtension)
        if case .different(let difference) = result.verdict {
            try put(.difference, difference.picture, "png")
            try put(.difference, difference.layout.map(DifferenceDrawing.svg), "svg")
        }
        return files
    }

    /// Removes outdated files of an earlier failure.
    package func remove(_ format: SnapshotFormat) {
        for part in Part.allCases {
            for fileExtension in Self.extensions(part, of: format) { unlink(url(part, fileExtension, of: format).path) }
        }
    }
}
