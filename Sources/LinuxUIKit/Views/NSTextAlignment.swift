/// Where the lines of a text stand.
public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center
    case right
    case justified
    case natural
}
