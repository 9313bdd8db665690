import Scene

/// A character's shape: strokes on a 1000-unit em, y up, baseline 0.
struct Glyph: Sendable {
    /// From this character's origin to the next one's, in units.
    var advance: Double
    var strokes: Path
}

extension Path {
    /// Reads a glyph's data: absolute `M`, `L`, `H`, `V`, `C` and `Z` commands with whole numbers.
    init(data: Substring) {
        self.init()
        var numbers: [Double] = []
        var command: Character?
        var current = Point.zero
        var word = ""
        func finishNumber() {
            if let number = Double(word) { numbers.append(number) }
            word = ""
        }
        for character in data + "Z" {
            switch character {
            case "M", "L", "H", "V", "C", "Z":
                finishNumber()
                if let command { append(command, numbers, &current) }
                (command, numbers) = (character, [])
            case " ": finishNumber()
            default: word.append(character)
            }
        }
    }

    /// Appends a command with as many groups of numbers as it is given.
    private mutating func append(_ command: Character, _ numbers: [Double], _ current: inout Point) {
        func point(_ index: Int) -> Point { Point(x: numbers[index], y: numbers[index + 1]) }
        switch command {
        case "M":
            current = point(0)
            move(to: current)
        case "L":
            for index in stride(from: 0, to: numbers.count - 1, by: 2) {
                current = point(index)
                line(to: current)
            }
        case "H":
            current.x = numbers[0]
            line(to: current)
        case "V":
            current.y = numbers[0]
            line(to: current)
        case "C":
            for index in stride(from: 0, to: numbers.count - 5, by: 6) {
                current = point(index + 4)
                curve(point(index), point(index + 2), to: current)
            }
        case "Z": close()
        default: preconditionFailure("Lettering has no command \(command).")
        }
    }

    /// Appends another path, each point placed anew.
    mutating func append(_ other: Path, _ place: (Point) -> Point) {
        for segment in other.segments {
            switch segment {
            case .move(let point): move(to: place(point))
            case .line(let point): line(to: place(point))
            case .curve(let first, let second, let end): curve(place(first), place(second), to: place(end))
            case .close: close()
            }
        }
    }
}
