/// Random expressions of a type.
enum ExpressionText {
    static func number(_ depth: Int, _ dice: inout Dice) -> String {
        guard depth > 0 else { return leaf(&dice) }
        switch Int.random(in: 0..<8, using: &dice) {
        case 0: return "(\(number(depth - 1, &dice)))"
        case 1: return "-\(number(depth - 1, &dice))"
        case 2: return "\(truth(depth - 1, &dice)) ? \(number(depth - 1, &dice)) : \(number(depth - 1, &dice))"
        case 3: return "\(pick(["min", "max"], &dice))(\(number(depth - 1, &dice)), \(number(depth - 1, &dice)))"
        case 4: return "\(pick(["floor", "ceil", "round", "abs"], &dice))(\(number(depth - 1, &dice)))"
        default:
            let symbol = pick(["+", "-", "*", "/", "%"], &dice)
            return "\(number(depth - 1, &dice)) \(symbol) \(number(depth - 1, &dice))"
        }
    }

    static func truth(_ depth: Int, _ dice: inout Dice) -> String {
        guard depth > 0 else { return pick(["true", "false"], &dice) }
        switch Int.random(in: 0..<6, using: &dice) {
        case 0: return "!(\(truth(depth - 1, &dice)))"
        case 1:
            let name = pick(["horizontalSizeClass", "verticalSizeClass"], &dice)
            return "\(name) \(pick(["==", "!="], &dice)) \(pick(["compact", "regular"], &dice))"
        case 2: return "userInterfaceIdiom == \(pick(["phone", "pad"], &dice))"
        case 3: return "\(truth(depth - 1, &dice)) \(pick(["&&", "||"], &dice)) \(truth(depth - 1, &dice))"
        default:
            let symbol = pick(["<", "<=", ">", ">=", "==", "!="], &dice)
            return "\(number(depth - 1, &dice)) \(symbol) \(number(depth - 1, &dice))"
        }
    }

    private static func leaf(_ dice: inout Dice) -> String {
        pick(["0", "1", "2", "0.5", "100", "1000000", "9007199254740993", "1e300", "section", "item", "width", "height"], &dice)
    }

    private static func pick(_ words: [String], _ dice: inout Dice) -> String {
        words[Int.random(in: words.indices, using: &dice)]
    }
}
