package import Goldens
package import LayoutComparison

/// One snapshot that does not match its golden.
package struct ReportEntry: Sendable {
    package enum Status: String, Sendable, CaseIterable {
        /// The snapshot does not match its golden.
        case different
        /// There is no golden yet.
        case new
        /// There is a golden that no test asks for.
        case obsolete
        /// The golden cannot be read, so that the difference is unknown.
        case unreadable
    }

    /// Folder and file, such as `PhotoTests/photoGrid.iPhone-15.rtl.svg`; any text.
    package var name: String
    package var status: Status
    /// What it may share with other entries, which are then shown as one.
    package var failed: FailedVariant?
    /// The differences in the layout's terms, a line each; any text.
    package var words: [String]
    /// How much of it differs, from 0 to 1: the page opens on the entry that differs most. `nil` where nothing was compared.
    package var share: Double?
    package var expected: ReportPicture?
    package var actual: ReportPicture?
    /// A picture of the difference, if there is one; otherwise the page computes one from the other two.
    package var difference: ReportPicture?
    /// The frames behind the expected picture, if they are known.
    package var expectedFrames: FramesRecord?
    /// The frames behind the actual picture, if they are known.
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

/// A picture of a snapshot as the report shows it.
package enum ReportPicture: Sendable {
    /// An SVG file; it is shown as an image, so that nothing in it runs.
    case svg([UInt8])
    /// A PNG file.
    case png([UInt8])
    /// A table of frames, which the page draws as labelled boxes.
    case frames(FramesRecord)
}
