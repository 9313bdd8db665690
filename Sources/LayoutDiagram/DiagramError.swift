/// Why a diagram cannot be drawn.
public enum DiagramError: Error, Sendable, Hashable, CustomStringConvertible {
    case tooManyElements(count: Int, limit: Int)
    case tooManyVisibleElements(limit: Int)
    case tooManyPictures(count: Int, limit: Int)
    case noSuchSection(Int, count: Int)
    case tooLarge(width: Double, height: Double, limit: Double)

    public var description: String {
        switch self {
        case .tooManyElements(let count, let limit):
            return "the layout has \(Summary.number(count)) elements; at most \(Summary.number(limit)) are drawn whole. "
                + "Draw the visible screen instead (--content visible), or shorten \"items\""
        case .tooManyVisibleElements(let limit):
            return "the visible screen holds more than \(Summary.number(limit)) elements, the most that are drawn"
        case .tooManyPictures(let count, let limit):
            return "the sheet would have \(count) pictures; at most \(limit) stand on one"
        case .noSuchSection(let section, let count):
            return "there is no section \(section); the layout has \(Summary.count(count, "section")), counted from 0"
        case .tooLarge(let width, let height, let limit):
            return "the picture would be \(Summary.number(width)) × \(Summary.number(height)) points; "
                + "at most \(Summary.number(limit)) a side are drawn"
        }
    }
}
