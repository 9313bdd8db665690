/// The state of the page recorded by `driver.js`.
struct Seen: Decodable {
    struct Start: Decodable, Equatable {
        var rows: Int
        var title: String
        var folder: String
        var drawn: Int
    }

    /// A picture in the viewer, in CSS pixels.
    struct Layer: Decodable {
        var tag: String
        var width: Double
        var natural: Double
    }

    struct Changes: Decodable, Equatable {
        var was: Int
        var `is`: Int
        var arrows: Int
        var quiet: Int
    }

    struct Hostile: Decodable {
        var title: String
        var controls: [String]
        var ran: Bool
    }

    /// The visible one of two pictures, or the button's label.
    enum Blink: Decodable, Equatable {
        case states([String])
        case word(String)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            do {
                self = .states(try container.decode([String].self))
            } catch {
                self = .word(try container.decode(String.self))
            }
        }
    }

    var errors: [String]
    var network: [String]
    var start: Start
    var side: [Layer]
    var words: [String]
    var swipe: [String]
    var swipeWidth: Double
    /// The button's label when the view opens.
    var blinkStart: String
    var blink: [Blink]
    var blend: String
    var changes: Changes
    var next: String
    var previous: String
    var focus: String
    var filtered: [String]
    var headings: [String]
    var afterTyping: String
    var onlyNew: Int
    var copied: String
    var modes: [Int]
    var sizes: [[Layer]]
    var hostile: Hostile
    var hostileWords: String
    var hash: String
}
