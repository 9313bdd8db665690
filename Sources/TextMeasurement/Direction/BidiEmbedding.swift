/// The isolates of a line: the parts between an isolate initiator and its matching PDI (the *pop*).
struct BidiIsolates {
    private let types: [BidiClass]
    /// The index of the matching pop for each initiator's index, and the other way round (BD9).
    private(set) var partner: [Int: Int] = [:]

    init(_ types: [BidiClass]) {
        self.types = types
        var open: [Int] = []
        for index in types.indices {
            if types[index].isIsolate { open.append(index) }
            if types[index] == .popIsolate, let start = open.popLast() { (partner[start], partner[index]) = (index, start) }
        }
    }

    func begins(at index: Int) -> Bool { types[index].isIsolate }

    /// The direction of the first letter before the end of the isolate or line, skipping inner isolates; left to right if there
    /// is none (P2, P3).
    func firstStrong(from start: Int) -> BidiClass {
        var index = start
        while index < types.count {
            switch types[index] {
            case .leftToRight: return .leftToRight
            case .rightToLeft, .arabic: return .rightToLeft
            case .popIsolate where partner[index].map({ $0 < start }) == true: return .leftToRight
            case let type where type.isIsolate: index = partner[index] ?? types.count
            default: break
            }
            index += 1
        }
        return .leftToRight
    }
}

/// The levels given by explicit embeddings, overrides and isolates (X1 to X8).
struct BidiEmbedding {
    private struct Status {
        var level: UInt8
        /// The class that an override gives to the characters inside it; `nil` without an override.
        var override: BidiClass?
        var isIsolate: Bool
    }

    /// The deepest level (BD2).
    private static let deepest: UInt8 = 125

    private(set) var levels: [UInt8] = []
    /// The classes of the characters, with overrides applied.
    private var types: [BidiClass] = []
    private let base: UInt8
    private var stack: [Status]
    private var (overflowingIsolates, overflowingEmbeddings) = (0, 0)

    init(_ original: [BidiClass], _ isolates: BidiIsolates, base: UInt8) {
        self.base = base
        stack = [Status(level: base, override: nil, isIsolate: false)]
        for index in original.indices {
            let type = original[index]
            if type == .popIsolate { endIsolate() }
            levels.append(type == .paragraphSeparator ? base : current.level)
            types.append(type.isRemoved || type == .paragraphSeparator ? type : current.override ?? type)
            switch type {
            case .leftToRightEmbedding: begin(isRightToLeft: false)
            case .rightToLeftEmbedding: begin(isRightToLeft: true)
            case .leftToRightOverride: begin(isRightToLeft: false, .leftToRight)
            case .rightToLeftOverride: begin(isRightToLeft: true, .rightToLeft)
            case .popEmbedding: endEmbedding()
            case .leftToRightIsolate: begin(isRightToLeft: false, isIsolate: true)
            case .rightToLeftIsolate: begin(isRightToLeft: true, isIsolate: true)
            case .firstStrongIsolate:
                begin(isRightToLeft: isolates.firstStrong(from: index + 1) == .rightToLeft, isIsolate: true)
            default: break
            }
        }
    }

    private var current: Status { stack[stack.count - 1] }

    private mutating func begin(isRightToLeft: Bool, _ override: BidiClass? = nil, isIsolate: Bool = false) {
        let level = current.level + (current.level % 2 == (isRightToLeft ? 1 : 0) ? 2 : 1)
        if level <= Self.deepest, overflowingIsolates == 0, overflowingEmbeddings == 0 {
            stack.append(Status(level: level, override: override, isIsolate: isIsolate))
        } else if isIsolate {
            overflowingIsolates += 1
        } else if overflowingIsolates == 0 {
            overflowingEmbeddings += 1
        }
    }

    private mutating func endEmbedding() {
        guard overflowingIsolates == 0 else { return }
        if overflowingEmbeddings > 0 {
            overflowingEmbeddings -= 1
        } else if !current.isIsolate, stack.count > 1 {
            stack.removeLast()
        }
    }

    private mutating func endIsolate() {
        if overflowingIsolates > 0 {
            overflowingIsolates -= 1
        } else if let start = stack.lastIndex(where: \.isIsolate) {
            overflowingEmbeddings = 0
            stack.removeSubrange(start...)
        }
    }

    /// The isolating run sequences (BD13), without the characters that the rules skip (X9, X10).
    func runs(_ isolates: BidiIsolates) -> [BidiRun] {
        var runs: [BidiRun] = []
        /// The run of each character.
        var owners = Array(repeating: 0, count: types.count)
        var before: Int?
        for index in types.indices where !types[index].isRemoved {
            if let start = isolates.partner[index], start < index {
                owners[index] = owners[start]
            } else if let before, levels[before] == levels[index] {
                owners[index] = owners[before]
            } else {
                owners[index] = runs.count
                runs.append(BidiRun(level: levels[index], before: before.map { levels[$0] } ?? base))
            }
            runs[owners[index]].append(index, types[index])
            before = index
        }
        var after = base
        for index in types.indices.reversed() where !types[index].isRemoved {
            if runs[owners[index]].indices.last == index {
                runs[owners[index]].end(before: isolates.begins(at: index) ? base : after)
            }
            after = levels[index]
        }
        return runs
    }
}
