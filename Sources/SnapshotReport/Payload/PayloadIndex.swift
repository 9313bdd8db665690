/// What the page reads first: all names and words, and where the rest is. Its script reads these names.
struct PayloadIndex: Encodable {
    var title: String
    var checked: Int
    var command: String?
    var entries: [Entry] = []

    struct Entry: Encodable {
        var name: String
        var status: String
        var words: [String]
        /// What the report could not keep of its pictures, in words.
        var note: String?
        /// Whether it has files of pictures, kept or not; the page draws the frames of others in their stead.
        var hasPictures: Bool
        var expected: Picture?
        var actual: Picture?
        var difference: Picture?
        /// Runs of the shared lines: a table of frames.
        var expectedFrames: [Int]?
        /// Runs of the shared lines: a table of frames.
        var actualFrames: [Int]?
    }

    /// A picture's file; its content is text or bytes.
    struct Picture: Encodable {
        enum Kind: String, Encodable { case svg, png }

        var kind: Kind
        /// Runs of the shared lines.
        var lines: [Int]?
        /// First byte and count.
        var bytes: [Int]?
        /// How many pixels of the picture, along each side, are one of the file.
        var reduction: Int?
    }
}
