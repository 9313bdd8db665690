/// Recognizes statements on which a layout's frames depend, and replaces dequeued views by plain ones.
extension RepairSite {
    /// True for a member whose result is a layout or a part of one. Its body is left out as a whole, not in part.
    var givesLayout: Bool { part.givesLayout }

    /// True for a statement that makes or sets parts of a layout. Removing it alone would change frames.
    func decidesFrames(_ statement: Range<Int>) -> Bool { code.frameEffect(of: statement) == .certain }

    /// True for a statement whose loss may change the function's result without an error: a branch with a `return`, or an assignment to a
    /// variable. Declarations do not count: without one, the statements that use it, including the `return`, fail to compile and are left
    /// out too.
    func decidesResult(_ statement: Range<Int>) -> Bool {
        let isBranch = ["if", "guard", "switch", "for", "while", "repeat", "do"].contains { code.reads(statement.lowerBound, $0) }
        if isBranch { return statement.contains { code.reads($0, "return") } }
        return ["=", "+=", "-=", "*=", "/="].contains { code.reads(statement.lowerBound + 1, $0) }
    }

    /// True if the error is in a statement on which no frame depends before the layout is scrolled.
    var isDecoration: Bool { file.isDecoration(token, in: braces) }

    /// A statement that returns a plain view, for a statement that dequeues a view or returns it: `return cell`, `return header`; `nil` for
    /// others. The data source then keeps its item counts.
    func dequeuedView(_ statement: Range<Int>) -> String? {
        let isReturn = code.reads(statement.lowerBound, "return")
        let names = statement.filter { code.kind($0) == .identifier }.map(code.text)
        guard let name = names.first(where: { $0.hasPrefix("dequeue") }) else {
            let view = isReturn && names.count == 2 ? names[1].lowercased() : ""
            if view.hasSuffix("cell") {
                return plainView(part.resultType == "UITableViewCell" ? "UITableViewCell" : "UICollectionViewCell")
            }
            return ["header", "footer"].contains(where: view.hasPrefix) ? plainView("UICollectionReusableView") : nil
        }
        let isCall = code.reads(statement.lowerBound + 1, ".") && code.reads(statement.lowerBound + 2, name)
        guard isReturn || isCall, !names.contains("tableView") else { return nil }
        let type = name.contains("Supplementary") ? "UICollectionReusableView" : "UICollectionViewCell"
        return plainView(type)
    }

    /// True for the last statement of a data source's cell provider. It is replaced by a plain cell, so that the data source's counts stay.
    func endsCellProvider(_ statement: Range<Int>, in brace: Int) -> Bool {
        let outer = code.braces(around: brace - 1, in: part.tokens).first
        guard statement.upperBound == code.closers[brace], code.reads(brace - 1, ")") || code.reads(brace - 1, ":"),
            let whole = outer.flatMap({ code.statement(with: brace, inBraces: $0) }) ?? (part.kind == .property ? part.tokens : nil)
        else { return false }
        return (whole.lowerBound..<brace).contains { code.kind($0) == .identifier && code.text($0).lowercased().hasSuffix("datasource") }
            && (whole.lowerBound..<brace).contains { code.reads($0, "collectionView") && code.reads($0 + 1, ":") }
    }

    /// A statement that returns a new view of a UIKit class; `nil` for other classes, and if the error is about the class itself.
    func plainView(_ type: String?) -> String? {
        guard let type, type.hasPrefix("UI"), !["UICollectionView", "UICollectionViewCompositionalLayout"].contains(type), type.allSatisfy(\.isLetter), !code.reads(token, type) else {
            return nil
        }
        return "return \(type)()"
    }
}
