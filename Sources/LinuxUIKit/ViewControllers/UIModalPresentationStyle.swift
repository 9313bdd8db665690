/// How a controller is presented. It is kept; nothing is presented.
public enum UIModalPresentationStyle: Int, Sendable {
    case automatic = -2
    case none
    case fullScreen
    case pageSheet
    case formSheet
    case currentContext
    case custom
    case overFullScreen
    case overCurrentContext
    case popover
}
