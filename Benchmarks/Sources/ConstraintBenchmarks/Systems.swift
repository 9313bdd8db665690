import AutoLayoutSources

/// A system of constraints as data, for this solver and for others.
struct SampleSystem: Encodable {
    struct Sample: Encodable {
        var terms: [Int: Double]
        var constant: Double
        /// Below zero for at most, zero for equal, above zero for at least.
        var relation: Int
        var priority: Double
    }

    var variableCount = 0
    var constraints: [Sample] = []
    /// The constraint whose constant is edited, the width of everything.
    var edited = 0

    mutating func makeVariable() -> Int {
        variableCount += 1
        return variableCount - 1
    }

    mutating func require(_ terms: [Int: Double], _ constant: Double = 0, _ relation: Int = 0, priority: Double = 1000) {
        constraints.append(Sample(terms: terms, constant: constant, relation: relation, priority: priority))
    }
}

extension SampleSystem {
    /// Labels side by side in a row that they fill, each with a preferred width.
    static func chain(constraints count: Int) -> SampleSystem {
        var system = SampleSystem()
        var edge = system.makeVariable()
        system.require([edge: 1], -16)
        while system.constraints.count < count - 1 {
            let (width, next) = (system.makeVariable(), system.makeVariable())
            system.require([next: 1, edge: -1, width: -1], -8)
            system.requirePreferred(width, 40)
            edge = next
        }
        system.edited = system.constraints.count
        system.require([edge: 1], -50 * Double(count) / 3)
        return system
    }

    /// Rows below each other, each with an image and two labels beside it, in coordinates of the column.
    static func column(constraints count: Int) -> SampleSystem {
        var system = SampleSystem()
        let (left, right) = (system.makeVariable(), system.makeVariable())
        var top = system.makeVariable()
        system.require([left: 1])
        system.edited = system.constraints.count
        system.require([right: 1, left: -1], -393)
        system.require([top: 1])
        while system.constraints.count < count { top = system.addRow(below: top, from: left, to: right) }
        return system
    }

    private mutating func addRow(below top: Int, from left: Int, to right: Int) -> Int {
        let bottom = makeVariable()
        let image = addView()
        require([image.left: 1, left: -1], -16)
        require([image.top: 1, top: -1], -11, 1)
        require([image.top: 1, image.bottom: 1, top: -1, bottom: -1])
        require([image.right: 1, image.left: -1], -40)
        require([image.bottom: 1, image.top: -1], -40)
        var above = (edge: top, gap: 11.0)
        for height in [20.5, 16.0] {
            let label = addView()
            require([label.left: 1, image.right: -1], -12)
            require([label.right: 1, right: -1], 16, -1)
            require([label.top: 1, above.edge: -1], -above.gap)
            requirePreferred([label.bottom: 1, label.top: -1], height)
            requirePreferred([label.right: 1, label.left: -1], 7 * height)
            above = (label.bottom, 4)
        }
        require([bottom: 1, above.edge: -1], -11, 1)
        require([bottom: 1, image.bottom: -1], -11, 1)
        require([bottom: 1, top: -1], -44, 0, priority: 50)
        return bottom
    }

    private mutating func addView() -> (left: Int, right: Int, top: Int, bottom: Int) {
        (makeVariable(), makeVariable(), makeVariable(), makeVariable())
    }

    private mutating func requirePreferred(_ width: Int, _ length: Double) {
        requirePreferred([width: 1], length)
    }

    /// Content hugging and compression resistance.
    private mutating func requirePreferred(_ length: [Int: Double], _ preferred: Double) {
        require(length, -preferred, -1, priority: 250)
        require(length, -preferred, 1, priority: 750)
    }
}

/// A sample in this solver.
struct SolvedSample {
    private(set) var system = LinearSystem()
    private let edited: ConstraintID
    private let constant: Double
    private let variables: [Variable]

    init(_ sample: SampleSystem, _ constraints: [Constraint]) throws {
        var system = LinearSystem()
        variables = (0..<sample.variableCount).map { _ in system.makeVariable() }
        var ids: [ConstraintID] = []
        for constraint in constraints { ids.append(try system.add(constraint)) }
        system.solve()
        edited = ids[sample.edited]
        constant = constraints[sample.edited].expression.constant
        self.system = system
    }

    /// Changes the edited length, solves, and reads a value.
    @discardableResult
    mutating func edit(by change: Double) throws -> Double {
        try system.setConstant(constant + change, of: edited)
        system.solve()
        return system.value(of: variables[variables.count - 1])
    }
}

extension SampleSystem {
    /// The constraints in this solver's types, for a system of its own.
    var constraintsOfSolver: [Constraint] {
        var system = LinearSystem()
        let variables = (0..<variableCount).map { _ in system.makeVariable() }
        return constraints.map { sample in
            let terms = sample.terms.sorted { $0.key < $1.key }.map { Term(variables[$0.key], $0.value) }
            let relation: Relation = sample.relation == 0 ? .equal : sample.relation < 0 ? .lessThanOrEqual : .greaterThanOrEqual
            return Constraint(LinearExpression(terms, constant: sample.constant), relation, priority: sample.priority)
        }
    }
}
