import Foundation
import MessageText

/// The differences between the views in one place, such as a cell.
struct PartDifference {
    /// A view that changed by itself.
    struct Found: Equatable {
        /// The view; `nil` for the place's own view.
        var view: String?
        var changes: [String]
        /// The change of the text; `nil` if the text is the same. Not part of `changes`, as texts differ from place to place.
        var text: String?
        /// The change of the place's own size, such as `20.33 higher`.
        var growth: [String] = []
        /// The number of views that only moved or grew with this one.
        var followers = 0
    }

    private struct Pair {
        var name: String?
        var old: ViewsRecord.View?
        var new: ViewsRecord.View?
        /// All differences in words, except those of the frame.
        var changes: [String] = []
        var text: String?
        var size: [String] = []
        var moves: [String] = []
        var hasResizedChild = false
    }

    /// Above this count, views are compared one by one, without searching for those that were inserted.
    private static let searchLimit = 300

    private let place: ViewsRecord.Place
    private var pairs: [Pair] = []
    /// The number of views of each class in the expected tree, and how many of these are already named.
    private var (totals, named): ([String: Int], [String: Int]) = ([:], [:])

    init(_ old: [ViewsRecord.View], _ new: [ViewsRecord.View], in place: ViewsRecord.Place) {
        self.place = place
        count(old)
        _ = compare(old, new, isOutermost: true)
    }

    /// Views that differ in more than their frames; if there are none, the innermost views that changed their size; if there are
    /// none either, views that moved.
    var found: [Found] {
        let restyled = pairs.filter { !$0.changes.isEmpty || $0.text != nil }
        let resized = pairs.filter { !$0.size.isEmpty && !$0.hasResizedChild }
        let moved = pairs.filter { !$0.moves.isEmpty }
        let causes = !restyled.isEmpty ? restyled : !resized.isEmpty ? resized : moved
        let root = pairs.first { $0.name == nil }
        let others = pairs.count { !($0.size.isEmpty && $0.moves.isEmpty) && $0.name != nil }
        return causes.enumerated().map { index, pair in
            var found = Found(view: pair.name, changes: pair.changes, text: pair.text)
            if index == 0, pair.name != nil { found.growth = root?.size ?? [] }
            if found.growth.isEmpty { found.changes += pair.size }
            if restyled.isEmpty, resized.isEmpty { found.changes += pair.moves }
            let isOne = !(pair.size.isEmpty && pair.moves.isEmpty) && pair.name != nil
            if index == 0, causes.count == 1 { found.followers = others - (isOne ? 1 : 0) }
            return found
        }
    }

    private mutating func count(_ views: [ViewsRecord.View]) {
        for view in views {
            totals[view.className, default: 0] += 1
            count(view.children)
        }
    }

    /// Compares two lists of views and, recursively, the views in them.
    ///
    /// - Returns: true if a view in the lists changed its size.
    private mutating func compare(_ old: [ViewsRecord.View], _ new: [ViewsRecord.View], isOutermost: Bool = false) -> Bool {
        let isRoot = isOutermost && old.count == 1 && new.count == 1 && place != .behind && place != .above
        var hasResized = false
        for (before, after) in Self.matched(old, new) {
            var pair = Pair(old: before, new: after)
            if !isRoot { pair.name = (before ?? after).map { name(of: $0, isOld: before != nil) } }
            let index = pairs.count
            if let before, let after {
                let change = ViewChange(before, after)
                (pair.changes, pair.text, pair.size, pair.moves) = (change.words, change.text, change.size, change.moves)
                pairs.append(pair)
                pairs[index].hasResizedChild = compare(before.children, after.children)
                hasResized = hasResized || !pair.size.isEmpty || pairs[index].hasResizedChild
            } else {
                pair.changes = [before == nil ? "new" : "gone"]
                pairs.append(pair)
            }
        }
        return hasResized
    }

    /// `label`, or `2nd label` of several.
    private mutating func name(of view: ViewsRecord.View, isOld: Bool) -> String {
        let word = ViewChange.word(ofClass: view.className)
        guard isOld else { return word }
        named[view.className, default: 0] += 1
        guard let total = totals[view.className], total > 1, let number = named[view.className] else { return word }
        let ending = (11...13).contains(number % 100) ? "th" : [1: "st", 2: "nd", 3: "rd"][number % 10] ?? "th"
        return "\(number)\(ending) \(word)"
    }

    /// Pairs of corresponding views: first those with equal class and text, in order, then the rest by class. A view without a
    /// partner is paired with `nil`.
    private static func matched(_ old: [ViewsRecord.View], _ new: [ViewsRecord.View]) -> [(ViewsRecord.View?, ViewsRecord.View?)] {
        var partner = [Int?](repeating: nil, count: old.count)
        var (lost, added) = (Array(old.indices), Array(new.indices))
        if max(old.count, new.count) <= searchLimit {
            let difference = new.difference(from: old) { $0.className == $1.className && $0.value(of: "text") == $1.value(of: "text") }
            lost = difference.removals.compactMap { if case .remove(let offset, _, _) = $0 { offset } else { nil } }
            added = difference.insertions.compactMap { if case .insert(let offset, _, _) = $0 { offset } else { nil } }
            let (kept, same) = (Set(lost), Set(added))
            for (index, other) in zip(old.indices.filter { !kept.contains($0) }, new.indices.filter { !same.contains($0) }) {
                partner[index] = other
            }
        }
        for index in lost {
            guard let place = added.firstIndex(where: { new[$0].className == old[index].className }) else { continue }
            partner[index] = added.remove(at: place)
        }
        return old.indices.map { (old[$0], partner[$0].map { new[$0] }) } + added.map { (nil, new[$0]) }
    }
}

/// The differences between a view and its earlier self.
struct ViewChange {
    private(set) var words: [String] = []
    private(set) var text: String?
    let size: [String]
    let moves: [String]

    init(_ old: ViewsRecord.View, _ new: ViewsRecord.View) {
        func delta(_ value: (CGRect) -> CGFloat) -> Double { FramedElement.rounded(value(new.frame) - value(old.frame)) }
        func words(_ delta: Double, _ more: String, _ less: String) -> String? {
            delta == 0 ? nil : "\(SignedText.distance(delta)) \(delta > 0 ? more : less)"
        }
        size = [words(delta(\.height), "higher", "lower"), words(delta(\.width), "wider", "narrower")].compactMap { $0 }
        moves = [words(delta(\.minY), "down", "up"), words(delta(\.minX), "right", "left")].compactMap { $0 }.map { "moved \($0)" }
        if old.className != new.className { self.words.append("\(new.className), was \(old.className)") }
        let (before, after) = (Self.values(of: old), Self.values(of: new))
        let names = (old.properties + new.properties).map(\.name).uniqued { $0 }
        let hasOtherText = before["text"] != after["text"]
        for name in names where before[name] != after[name] {
            // Offsets of lines follow from the text, an image's position from the size.
            if name == "x" && hasOtherText || name == "at" && !size.isEmpty { continue }
            if name == "text" {
                compareTexts(before[name] ?? "", after[name] ?? "")
            } else {
                self.words.append(Self.words(name, before[name], after[name]))
            }
        }
    }

    private static func values(of view: ViewsRecord.View) -> [String: String] {
        Dictionary(view.properties.map { ($0.name, $0.value) }) { "\($0) \($1)" }
    }

    /// Compares texts without spaces and line breaks; a text that is only broken into other lines is reported as such.
    private mutating func compareTexts(_ old: String, _ new: String) {
        func letters(_ text: String) -> String { text.filter { !$0.isWhitespace && $0 != "…" } }
        func count(_ text: String) -> Int { text.split(separator: "\n", omittingEmptySubsequences: false).count }
        let (before, after) = (count(old), count(new))
        if before != after { words.append("\(ListText.count(after, "line")), \(before == 1 ? "was" : "were") \(before)") }
        guard letters(old) != letters(new) || before == after else { return }
        let told = [new, old].map { "\"\(TerminalText.excerpt($0.replacing("\n", with: " ")))\"" }
        text = letters(old) == letters(new) ? "lines broken elsewhere" : "text \(told[0]), was \(told[1])"
    }

    private static func words(_ name: String, _ old: String?, _ new: String?) -> String {
        if (old ?? new)?.isEmpty == true || new?.isEmpty == true { return new == nil ? "no longer \(name)" : name }
        return "\(name) \(new ?? "none"), was \(old ?? "none")"
    }

    /// `image view` for `UIImageView`; a class of the app keeps its name.
    static func word(ofClass name: String) -> String {
        let rest = name.dropFirst(2)
        guard name.hasPrefix("UI"), rest.first?.isUppercase == true else { return name }
        return rest.reduce(into: "") { $0 += ($1.isUppercase && !$0.isEmpty ? " " : "") + $1.lowercased() }
    }
}
