import Foundation

extension NSLayoutConstraint {
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

        public static var alignAllLeft: FormatOptions { FormatOptions(.left) }
        public static var alignAllRight: FormatOptions { FormatOptions(.right) }
        public static var alignAllTop: FormatOptions { FormatOptions(.top) }
        public static var alignAllBottom: FormatOptions { FormatOptions(.bottom) }
        public static var alignAllLeading: FormatOptions { FormatOptions(.leading) }
        public static var alignAllTrailing: FormatOptions { FormatOptions(.trailing) }
        public static var alignAllCenterX: FormatOptions { FormatOptions(.centerX) }
        public static var alignAllCenterY: FormatOptions { FormatOptions(.centerY) }
        public static var alignAllLastBaseline: FormatOptions { FormatOptions(.lastBaseline) }
        public static var alignAllFirstBaseline: FormatOptions { FormatOptions(.firstBaseline) }
        public static var directionLeadingToTrailing: FormatOptions { [] }
        public static var directionLeftToRight: FormatOptions { FormatOptions(rawValue: 1 << 16) }
        public static var directionRightToLeft: FormatOptions { FormatOptions(rawValue: 2 << 16) }

        fileprivate var alignments: [Attribute] {
            (Attribute.left.rawValue...Attribute.firstBaseline.rawValue).compactMap(Attribute.init).filter {
                contains(FormatOptions($0))
            }
        }
    }

    /// The constraints described by a format such as `H:|-[title]-8-[badge(>=20@750)]|`.
    ///
    /// - Precondition: the format can be parsed, and its names are keys of `metrics` and `views`.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        var reader = VisualFormatReader(format, opts, metrics ?? [:], views)
        let chain = reader.read()
        return reader.constraints + opts.alignments.flatMap { attribute in
            chain.dropFirst().map { view in
                NSLayoutConstraint(
                    item: view, attribute: attribute, relatedBy: .equal, toItem: chain[0], attribute: attribute, multiplier: 1,
                    constant: 0)
            }
        }
    }
}

/// Reads a visual format from left to right: superview, connection, view, connection, and so on.
private struct VisualFormatReader {
    private let format: [Character]
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: [String: Any]
    private let views: [String: Any]
    private var place = 0
    private var axis = ViewAxis.horizontal
    private(set) var constraints: [NSLayoutConstraint] = []

    /// A condition such as `==8@750` on a view's length or on the distance between views.
    private struct Predicate {
        var relation: NSLayoutConstraint.Relation
        var constant: CGFloat
        /// The view to whose length the predicate compares; `nil` for a number.
        var view: UIView?
        var priority: UILayoutPriority

        static var touching: Predicate { Predicate(relation: .equal, constant: 0, view: nil, priority: .required) }
    }

    private enum Connection {
        /// The system's spacing: 8 points between views, the margin towards the superview.
        case standard
        case predicates([Predicate])
    }

    init(_ format: String, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any], _ views: [String: Any]) {
        self.format = format.filter { !$0.isWhitespace }.map { $0 }
        (self.options, self.metrics, self.views) = (options, metrics, views)
    }

    /// - Returns: the views in the order of the format.
    mutating func read() -> [UIView] {
        if take("V:") { axis = .vertical } else { _ = take("H:") }
        var chain: [UIView] = []
        var before: Connection?
        let startsAtSuperview = take("|")
        if startsAtSuperview { before = connection() }
        while true {
            let view = self.view()
            if let previous = chain.last { relate(view, start, to: previous, end, before ?? .standard) }
            if chain.isEmpty, startsAtSuperview { relate(view, start, toSuperviewBy: before ?? .standard) }
            chain.append(view)
            guard place < format.count else { return chain }
            let connection = connection()
            if take("|") {
                relate(view, end, toSuperviewBy: connection)
                return chain
            }
            before = connection
        }
    }

    // MARK: Parts

    /// Reads `[name(predicates)]`, the view with the conditions on its length.
    private mutating func view() -> UIView {
        guard take("[") else { fail("Expected a view") }
        let name = name()
        guard let view = views[name] as? UIView else { fail("\(name) is not a key in the views dictionary.") }
        if take("(") {
            for predicate in predicates() {
                let length: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
                add(view, length, predicate, predicate.view, predicate.view == nil ? .notAnAttribute : length)
            }
        }
        guard take("]") else { fail("Expected a ']'") }
        return view
    }

    private mutating func connection() -> Connection {
        guard take("-") else { return .predicates([.touching]) }
        if place < format.count, format[place] == "[" || format[place] == "|" { return .standard }
        let found = take("(") ? predicates() : [predicate()]
        guard take("-") else { fail("Expected a '-'") }
        return .predicates(found)
    }

    /// Reads predicates up to a closing parenthesis.
    private mutating func predicates() -> [Predicate] {
        var found = [predicate()]
        while take(",") { found.append(predicate()) }
        guard take(")") else { fail("Expected a ')'") }
        return found
    }

    private mutating func predicate() -> Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        if take("<=") { relation = .lessThanOrEqual } else if take(">=") { relation = .greaterThanOrEqual } else { _ = take("==") }
        let object = name()
        var predicate = Predicate(relation: relation, constant: 0, view: views[object] as? UIView, priority: .required)
        if predicate.view == nil { predicate.constant = number(object) }
        if take("@") { predicate.priority = UILayoutPriority(Float(number(name()))) }
        return predicate
    }

    private mutating func name() -> String {
        let start = place
        while place < format.count, format[place].isLetter || format[place].isNumber || "_.".contains(format[place])
            || format[place] == "-" && place == start {
            place += 1
        }
        return String(format[start..<place])
    }

    private func number(_ text: String) -> CGFloat {
        if let value = Double(text) { return CGFloat(value) }
        switch metrics[text] {
        case let value as CGFloat: return value
        case let value as Int: return CGFloat(value)
        case let value as Float: return CGFloat(value)
        case let value as NSNumber: return CGFloat(value.doubleValue)
        default: fail("\(text) is not a key in the metrics dictionary.")
        }
    }

    private mutating func take(_ text: String) -> Bool {
        guard format[place...].starts(with: text) else { return false }
        place += text.count
        return true
    }

    private func fail(_ reason: String) -> Never {
        preconditionFailure("Unable to parse constraint format: \(reason) \(String(format)) at \(place)")
    }

    // MARK: Constraints

    private var start: NSLayoutConstraint.Attribute {
        guard axis == .horizontal else { return .top }
        if options.contains(.directionLeftToRight) { return .left }
        return options.contains(.directionRightToLeft) ? .right : .leading
    }

    private var end: NSLayoutConstraint.Attribute {
        switch start {
        case .left: .right
        case .right: .left
        case .leading: .trailing
        default: .bottom
        }
    }

    private mutating func relate(
        _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, to other: UIView,
        _ otherAttribute: NSLayoutConstraint.Attribute, _ connection: Connection
    ) {
        var found = [Predicate(relation: .equal, constant: 8, view: nil, priority: .required)]
        if case .predicates(let predicates) = connection { found = predicates }
        for predicate in found { add(view, attribute, predicate, other, otherAttribute) }
    }

    /// Relates an edge of a view to its superview's. Distances are measured inwards, so that at the far edge the superview comes first.
    private mutating func relate(
        _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, toSuperviewBy connection: Connection
    ) {
        guard let superview = view.superview else { fail("Unable to interpret '|' character, because the related view doesn't have a superview") }
        var (outer, found) = (attribute.margin, [Predicate.touching])
        if case .predicates(let predicates) = connection { (outer, found) = (attribute, predicates) }
        for predicate in found {
            if attribute == start {
                add(view, attribute, predicate, superview, outer)
            } else {
                add(superview, outer, predicate, view, attribute)
            }
        }
    }

    private mutating func add(
        _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ predicate: Predicate, _ other: UIView?,
        _ otherAttribute: NSLayoutConstraint.Attribute
    ) {
        let constraint = NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: predicate.relation, toItem: other, attribute: otherAttribute, multiplier: 1,
            constant: start == .right && !attribute.isLength ? -predicate.constant : predicate.constant)
        constraint.priority = predicate.priority
        constraints.append(constraint)
    }
}

extension NSLayoutConstraint.Attribute {
    /// The same edge of the layout margins.
    fileprivate var margin: Self {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        default: self
        }
    }
}
