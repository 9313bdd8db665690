import VectorScene

/// The drawing steps of a picture. Repeated parts are written once and referenced.
struct SVGPlan {
    /// The steps in drawing order.
    private(set) var steps: [SVGStep] = []
    private(set) var symbols = SVGRepeats<Symbol>()
    private(set) var texts = SVGTexts()
    private(set) var labelledSymbols = SVGRepeats<LabelledSymbol>()

    /// A symbol and the beginning of the text that follows, referenced as one: cells with numbered labels repeat both.
    struct LabelledSymbol: Hashable {
        var symbol: Int
        var text: Int
        /// Offset from the symbol's origin to the text's, in thousandths of a point.
        var x: Int
        var y: Int
    }

    init(_ nodes: [Node], text: Picture.SVGText) {
        steps = add(nodes, text)
        symbols.finish()
        texts.finish()
        addLabelledSymbols(in: steps)
        labelledSymbols.finish()
    }

    private mutating func add(_ nodes: [Node], _ text: Picture.SVGText) -> [SVGStep] {
        var steps: [SVGStep] = []
        var index = 0
        while index < nodes.count {
            if let range = Self.symbol(in: nodes, from: index) {
                steps.append(add(symbol: nodes[range]))
                index = range.upperBound
                continue
            }
            switch nodes[index] {
            case .shape(let node): steps.append(.shape(node))
            case .text(let run) where text == .live: steps.append(.text(run))
            case .text(let run): steps.append(.outlines(run, texts.add(run)))
            case .group(let group):
                // A mask of SVG counts a colour's luminance, so that white leaves its alpha alone.
                let mask = group.mask.map { node in node.mapColors { $0.white } }
                steps.append(.group(group, add(group.children, text), mask: add(mask, text)))
            }
            index += 1
        }
        return steps
    }

    /// The symbol that starts at a node, if sharing it saves bytes: a single rectangle is as short as a reference.
    private static func symbol(in nodes: [Node], from start: Int) -> Range<Int>? {
        guard let range = Symbol.range(in: nodes, from: start) else { return nil }
        if range.count == 1, case .shape(let node) = nodes[start] {
            guard case .path = node.shape else { return nil }
        }
        return range
    }

    private mutating func add(symbol nodes: ArraySlice<Node>) -> SVGStep {
        guard case .shape(let first)? = nodes.first else { preconditionFailure("A symbol consists of shapes.") }
        let origin = Point(x: first.shape.bounds.minX, y: first.shape.bounds.minY)
        return .symbol(nodes, symbols.add(Symbol(nodes, origin: origin, stepsPerPoint: 1000)), origin: origin)
    }

    private mutating func addLabelledSymbols(in steps: [SVGStep]) {
        for (index, step) in steps.enumerated() {
            switch step {
            case .group(_, let children, let mask): addLabelledSymbols(in: children + mask)
            case .symbol:
                if let labelled = labelledSymbol(at: index, in: steps) { _ = labelledSymbols.add(labelled) }
            case .outlines, .shape, .text: break
            }
        }
    }

    /// The symbol at a step and the beginning of the text after it, if both are shared.
    func labelledSymbol(at index: Int, in steps: [SVGStep]) -> LabelledSymbol? {
        guard index + 1 < steps.count, case .symbol(_, let number, let origin) = steps[index],
            case .outlines(let run, let text?) = steps[index + 1], let symbol = symbols.reference(of: number),
            let beginning = texts.parts(of: text, glyphCount: run.glyphs.count).beginning
        else { return nil }
        let place = run.place(of: 0)
        return LabelledSymbol(
            symbol: symbol, text: beginning, x: SVGBuffer.thousandths(place.x - origin.x),
            y: SVGBuffer.thousandths(place.y - origin.y))
    }
}

/// A step in drawing a picture.
enum SVGStep {
    /// Draws the shapes of a symbol, given by its number.
    case symbol(ArraySlice<Node>, Int, origin: Point)
    /// Draws a text as outlines. Its parts are `nil` for a text without glyphs.
    case outlines(TextRun, SVGTexts.Text?)
    /// Draws a text in the viewer's font.
    case text(TextRun)
    case shape(ShapeNode)
    case group(Group, [SVGStep], mask: [SVGStep])
}

extension AdaptiveColor {
    /// White with the same alpha.
    fileprivate var white: AdaptiveColor {
        AdaptiveColor(light: Color(0xFFFFFF, alpha: light.alpha), dark: Color(0xFFFFFF, alpha: dark.alpha))
    }
}

/// Counts values and shares those that occur more than once.
struct SVGRepeats<Value: Hashable> {
    private var interner = Interner<Value>()
    private var counts: [Int] = []
    /// Indexed by number; `nil` for a value that occurs only once.
    private var references: [Int?] = []

    /// The shared values, in the order of their references.
    private(set) var shared: [Value] = []

    /// Counts an occurrence of a value.
    ///
    /// - Returns: the value's number.
    mutating func add(_ value: Value) -> Int {
        let number = interner.number(of: value)
        if number == counts.count { counts.append(0) }
        counts[number] += 1
        return number
    }

    /// Decides which values are shared, after all have been added.
    mutating func finish() {
        for (number, value) in interner.values.enumerated() {
            let isShared = counts[number] > 1
            references.append(isShared ? shared.count : nil)
            if isShared { shared.append(value) }
        }
    }

    /// The reference of the value with a number; `nil` if the value is not shared.
    func reference(of number: Int) -> Int? { references[number] }

    /// The reference of a value; `nil` if the value is not shared or has not been added.
    func reference(of value: Value) -> Int? { interner.existingNumber(of: value).flatMap { references[$0] } }
}
