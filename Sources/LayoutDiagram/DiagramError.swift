/// Why a diagram cannot be drawn.
public enum DiagramError: Error, Sendable, Hashable, CustomStringConvertible {
    case tooManyElements(count: Int, limit: Int, isWhole: Bool)
    case tooLarge(width: Double, height: Double, limit: Double)

    public var description: String {
        switch self {
        case .tooManyElements(let count, let limit, let isWhole):
            let number = Summary.number(count)
            return isWhole
                ? "the layout has \(number) elements; at most \(Summary.number(limit)) are drawn whole. "
                    + "Draw the visible screen instead (--content visible), or shorten \"items\""
                : "the visible screen holds \(number) elements; at most \(Summary.number(limit)) are drawn"
        case .tooLarge(let width, let height, let limit):
            return "the picture would be \(Summary.number(Int(width))) × \(Summary.number(Int(height))) points; "
                + "at most \(Summary.number(Int(limit))) a side are drawn"
        }
    }
}
