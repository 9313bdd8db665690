/// A rule that maps a compiler error to the smallest edit that lets the remaining code compile and run unchanged.
///
/// `Fixtures/Repairs` has a folder for each rule, with a text before and after it, and the compiler's messages.
package struct Repair: Sendable {
    let name: String
    /// The kinds of errors to which the rule applies; empty for all.
    var complaints: Set<Complaint> = []
    /// The edits for an error; `nil` if the rule does not apply.
    let edits: @Sendable (RepairSite) -> [CodeEdit]?

    /// A rule with a single edit.
    static func one(_ name: String, _ complaints: Set<Complaint> = [], edit: @escaping @Sendable (RepairSite) -> CodeEdit?) -> Repair {
        Repair(name: name, complaints: complaints) { site in edit(site).map { [$0] } }
    }

    package static var names: [String] { all.map(\.name) }

    /// All rules, in order of precedence: the first that applies is used.
    static let all: [Repair] = heads + values + statements

    /// The edits of the first rule that applies to an error.
    static func edits(for site: RepairSite) -> [CodeEdit] {
        for repair in all where repair.complaints.isEmpty || repair.complaints.contains(site.complaint) {
            guard let edits = repair.edits(site) else { continue }
            return edits.map { edit in
                var edit = edit
                edit.leftOut?.rule = repair.name
                return edit
            }
        }
        return []
    }

    private static let missing: Set<Complaint> = [.missingName, .missingType, .missingMember, .missingStaticMember]

    static let qualifier = "Qualifier"

    /// Rules that change only a word or mark without effect here; they leave out no code.
    static let harmless: Set<String> = [qualifier, "Access", "OptionalCall", "RequiredOverride"]

    // MARK: The rules

    /// Rules for attributes, and for heads of types and extensions.
    private static let heads: [Repair] = [
        .one(qualifier, [.missingType]) { $0.qualifier },
        Repair(name: "Attribute") { $0.attribute },
        .one("RequiredOverride", [.notRequired]) { $0.requiredOverride },
        .one("RequiredInitializer", [.missingRequiredInitializer]) { $0.requiredInitializer },
        Repair(name: "PropertiesWithoutValue", complaints: [.missingInitializers]) { $0.propertiesWithoutValue },
        Repair(name: "MovedOverride", complaints: [.nothingOverridden, .closedOverride]) { $0.movedOverrides },
        .one("Constraint") { $0.constraint },
        .one("Access", [.hiddenType]) { $0.access },
        .one("Superclass") { $0.superclass },
        Repair(name: "Equality", complaints: [.derivedConformance, .lostEquality]) { $0.equality },
        .one("Protocol") { $0.adoptedProtocol },
        .one("Requirement") { $0.requirement },
        .one("Type") { $0.part.scope == nil ? nil : $0.leaveOut($0.part.tokens) },
    ]

    /// Rules for parts of expressions, parameters and names.
    private static let values: [Repair] = [
        .one("MissingOverride", [.missingOverride]) { $0.missingOverride },
        .one("Override", [.nothingOverridden]) { site in site.overrideWord(of: site.index).map { site.leaveOut($0) } },
        .one("InitializerParameter") { $0.initializerParameter },
        .one("AssumedValue", missing) { $0.assumedValue },
        .one("MemberOfNumber", [.missingMember]) { $0.memberOfNumber },
        .one("Font", [.missingStaticMember]) { $0.font },
        .one("OptionalCall", [.optionalCall]) { $0.optionalCall },
        .one("KindOfViews") { $0.kindOfViews },
        .one("CaseValue", [.missingType]) { $0.valueOfCase },
        .one("AddedViews", [.missingMember, .missingName]) { $0.addedViews },
        .one("AddedView") { $0.addedView },
        .one("TypeArgument", [.missingType]) { $0.typeArgument },
        .one("EndOfChain", [.missingMember, .missingStaticMember]) { $0.endOfChain },
    ]

    /// Rules for statements, bodies and members.
    private static let statements: [Repair] = [
        .one("LayoutBody") { $0.layoutBody },
        .one("ViewBody") { $0.viewBody },
        .one("MissingReturn", [.missingReturn, .unfinishedInitializer]) { $0.missingEnd },
        .one("PlainProperty") { $0.plainProperty },
        .one("Statement") { $0.statement },
        .one("Body") { $0.wholeBody },
        .one("Member") { $0.leaveOut($0.part.tokens) },
    ]
}
