import Goldens

/// What the page reads first: all names and words, and where the rest is. Its script depends on these property names.
struct PayloadIndex: Codable {
    /// The version of the payload's format: pages of different versions are not combined.
    static let version = 1

    var galley = version
    var title: String
    var checked: Int
    var command: String?
    var entries: [Entry] = []
    /// The entries that are shown as one with others.
    var groups: [Group]?

    struct Entry: Codable {
        var name: String
        var status: String
        var words: [String]
        /// What its group comes from, when pages are combined.
        var failed: FailedVariant?
        /// How much of it differs, from 0 to 1.
        var share: Double?
        /// That its pictures are left out. The page draws the frames of entries without pictures.
        var note: String?
        var expected: Picture?
        var actual: Picture?
        var difference: Picture?
        /// Runs of the shared lines: a table of frames.
        var expectedFrames: [Int]?
        /// Runs of the shared lines: a table of frames.
        var actualFrames: [Int]?
    }

    /// Several entries that are shown as one, where the first of them is.
    struct Group: Codable {
        var name: String
        /// Their numbers.
        var entries: [Int]
        /// What distinguishes each from the others.
        var labels: [String]
    }

    /// A picture's file; its content is text or bytes.
    struct Picture: Codable {
        var kind: PageFile.Kind
        /// Runs of the shared lines.
        var lines: [Int]?
        /// First byte and count.
        var bytes: [Int]?
    }
}
