/// Decides which bodies of a slice's declarations are kept and which are outlined.
struct Outlining {
    private let bodies: SliceBodies
    /// True for limited slices of large apps, where more bodies far from the roots are outlined.
    let isStrict: Bool
    /// The distance of each part from the roots: the number of references that lead to it.
    private var distances: [Slice.Part: Int] = [:]
    /// The distance of newly kept parts: one more than that of the part that refers to them. A part at which a program stopped gives them 1,
    /// or less, so that the parts that they refer to in turn are near, too.
    var distance = 0
    /// Size of the bodies kept so far, in bytes.
    private var bytes = 0
    private(set) var outlines: [Slice.Part: OutlinedBody] = [:]
    /// Parts beyond the limit: members without their bodies, and types.
    private(set) var farParts: Set<Slice.Part> = []

    /// - Parameter isOfLargeApp: true for a large app, where the code far from the roots would take most of the time.
    init(_ bodies: SliceBodies, isOfLargeApp: Bool) { (self.bodies, isStrict) = (bodies, isOfLargeApp && bodies.limit < .max) }

    /// True if only declarations that code names are kept: the slice is limited, and the part followed now is not a root.
    var isSparing: Bool { isLimited && distance > 1 }
    var isLimited: Bool { bodies.limit < .max }
    /// True once the kept bodies have reached the size limit.
    var isFull: Bool { bytes >= bodies.limit }

    func isReached(_ body: SliceBodies.ID) -> Bool { bodies.reached.contains(body) }

    func outlines(in file: Int) -> [Int: OutlinedBody] {
        Dictionary(uniqueKeysWithValues: outlines.filter { $0.key.file == file }.map { ($0.key.index, $0.value) })
    }

    /// Records the distance of a part that has been added to the slice.
    ///
    /// - Parameters:
    ///   - isOwn: true for members of the roots' types, which count as roots.
    ///   - isUnnamed: true for members that no code names; they count as one reference farther away.
    mutating func keep(_ part: Slice.Part, isOwn: Bool, isUnnamed: Bool) { distances[part] = isOwn ? 0 : distance + (isUnnamed ? 1 : 0) }

    /// Declarations of at most this size, in bytes, are short under any limit.
    static let shortest = 300

    enum Role {
        /// Code of a resource, or of a view that kept code makes. It runs, as does the code that it names.
        case runs
        /// A stored value of a drawn file, or a short initializer of a type that kept code instantiates.
        case value
        case other
    }

    /// Keeps a part's body, or outlines it if it is far from the roots. Parts must be passed by increasing distance from the roots.
    mutating func follow(_ part: Slice.Part, of file: SlicedFile, as role: Role) {
        let (declared, own) = (file.parts[part.index], distances[part, default: 0])
        let range = file.code.bytes(declared.tokens)
        let id = SliceBodies.ID(part, in: file)
        let isReached = isReached(id)
        // A length decides frames, and so does what it names.
        let givesLength = range.count <= Self.shortest && declared.resultType.map(NameRules.isLength) ?? false
        distance = isReached ? 2 - bodies.depth : role == .runs || givesLength ? 1 : own + 1
        guard !farParts.contains(part) else { return }
        // In large apps, bodies beyond a distance of three get half of the limit.
        let limit = isStrict && own > 3 ? bodies.limit / 2 : bodies.limit
        if declared.scope != nil {
            if own > 1, bytes >= limit { farParts.insert(part) }
            return
        }
        // A long body far from the roots rarely decides frames, such as that of a router with all screens of an app.
        let isShort = range.count <= max(bodies.limit / 10, Self.shortest)
        let isKept = own <= 1 || declared.givesLayout || role != .other || givesLength || isShort && file.isSelfContained(declared)
        let isNear = (isKept || isShort && bytes + range.count <= limit) && !(isStrict && file.navigates(declared))
        if isNear || isReached {
            bytes += range.count
        } else {
            farParts.insert(part)
            outlines[part] = file.outline(of: part.index, as: id)
        }
    }
}

extension SlicedFile {
    /// True for a body that needs no other code of the app: it names only its own parameters and constants, types of UIKit, and the methods
    /// that add views.
    func isSelfContained(_ part: SourcePart) -> Bool {
        guard let body = part.body, part.scope == nil else { return false }
        let declared = body.filter { code.reads($0 - 1, "let") || code.reads($0 - 1, "var") || code.reads($0 + 1, "in") }.map(code.text)
        return code.freeNames(in: body).subtracting(Self.keywords).subtracting(declared + part.parameters.map(\.name)).allSatisfy { name in
            ["UI", "NS", "CG", "$"].contains(where: name.hasPrefix)
        }
    }

    private static let keywords: Set<String> = [
        "switch", "case", "default", "return", "if", "else", "guard", "for", "in", "let", "var", "self", "super", "get", "true", "false", "nil",
        "addSubview", "addArrangedSubview",
    ]
}
