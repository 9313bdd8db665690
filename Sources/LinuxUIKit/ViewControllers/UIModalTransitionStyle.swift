/// How a view controller appears. It is kept; nothing appears.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical = 0
    case flipHorizontal
    case crossDissolve
    case partialCurl
}
