package import Goldens
package import LayoutComparison

/// A snapshot that does not match its golden.
package struct ReportEntry: Sendable {
    package enum Status: String, Sendable, Codable, CaseIterable {
        /// The snapshot does not match its golden.
        case different
        /// There is no golden yet.
        case new
        /// A golden that no test uses.
        case obsolete
        /// The golden cannot be read, so the difference is unknown.
        case unreadable
    }

    /// Folder and file, such as `PhotoTests/photoGrid.iPhone-15.rtl.svg`; untrusted text.
    package var name: String
    package var status: Status
    /// The cause that it may share with other entries, which are then shown as one.
    package var failed: FailedVariant?
    /// The differences in terms of the layout, a line each; untrusted text.
    package var words: [String]
    /// The share that differs, 0 to 1; `nil` if nothing was compared. The page opens on the entry with the largest share.
    package var share: Double?
    package var expected: ReportPicture?
    package var actual: ReportPicture?
    /// A difference picture, if available; otherwise the page computes one from the other two.
    package var difference: ReportPicture?
    /// The frames behind the expected picture, if known.
    package var expectedFrames: FramesRecord?
    /// The frames behind the actual picture, if known.
    package var actualFrames: FramesRecord?

    package init(
        name: String, status: Status, words: [String] = [], failed: FailedVariant? = nil, share: Double? = nil,
        expected: ReportPicture? = nil, actual: ReportPicture? = nil, difference: ReportPicture? = nil,
        expectedFrames: FramesRecord? = nil, actualFrames: FramesRecord? = nil
    ) {
        self.name = name
        self.status = status
        self.words = words
        self.failed = failed
        self.share = share
        self.expected = expected
        self.actual = actual
        self.difference = difference
        self.expectedFrames = expectedFrames
        self.actualFrames = actualFrames
    }
}

/// A picture in the report.
package enum ReportPicture: Sendable {
    /// An SVG file, shown as an image so that no script in it runs.
    case svg([UInt8])
    /// A PNG file.
    case png([UInt8])
    /// A table of frames, drawn by the page as labelled boxes.
    case frames(FramesRecord)
}
