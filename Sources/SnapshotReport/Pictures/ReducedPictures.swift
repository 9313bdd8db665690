import PNGCodec
import Raster

/// The pictures of an entry cut down together, so that they still lie over each other.
struct ReducedPictures {
    private(set) var expected: Bitmap?
    private(set) var actual: Bitmap?
    private(set) var difference: Bitmap?
    /// What of each picture is kept, where that is a part.
    private var part: PixelRect?
    private let wholeSize: (width: Int, height: Int)
    private var reduction = 1

    init(expected: Bitmap?, actual: Bitmap?, difference: Bitmap?) {
        (self.expected, self.actual, self.difference) = (expected, actual, difference)
        let bitmaps = [expected, actual, difference].compactMap(\.self)
        wholeSize = (bitmaps.map(\.width).max() ?? 0, bitmaps.map(\.height).max() ?? 0)
    }

    private var bitmaps: [Bitmap] { [expected, actual, difference].compactMap(\.self) }

    /// In pixels, of all pictures.
    var area: Int { bitmaps.reduce(0) { $0 + $1.width * $1.height } }

    /// Leaves what is the same in both out, but for a margin. Pictures of different sizes stay whole.
    mutating func crop() {
        guard let expected, let actual, let box = expected.differingRect(from: actual) else { return }
        let part = box.grown(by: 16, width: expected.width, height: expected.height)
        guard part.width < expected.width || part.height < expected.height else { return }
        let fits = difference.map { $0.width == expected.width && $0.height == expected.height } ?? true
        self.expected = expected.cropped(to: part)
        self.actual = actual.cropped(to: part)
        difference = fits ? difference?.cropped(to: part) : nil
        self.part = part
    }

    /// Halves width and height.
    ///
    /// - Returns: whether there was anything to halve; below a few pixels nothing is to be seen.
    mutating func halve() -> Bool {
        guard bitmaps.contains(where: { max($0.width, $0.height) > 16 }) else { return false }
        reduction *= 2
        (expected, actual, difference) = (expected?.halved(), actual?.halved(), difference?.halved())
        return true
    }

    func file(_ path: KeyPath<Self, Bitmap?>) throws -> PNGFiles.File? {
        try self[keyPath: path].map { bitmap in
            PNGFiles.File(bytes: try PNGEncoder(scale: 1).encode(BitmapBands(bitmap)), reduction: reduction)
        }
    }

    /// What has become of the pictures.
    var note: String {
        let whole = "\(wholeSize.width) × \(wholeSize.height)"
        let kept = part.map {
            "only the part of the pictures that differs, \($0.width) × \($0.height) px at (\($0.x), \($0.y)) of \(whole)"
        }
        let size = reduction > 1 ? ", at 1/\(reduction) of their size" : ""
        return "To keep the report small, it holds \(kept ?? "the pictures")\(size)."
    }
}
