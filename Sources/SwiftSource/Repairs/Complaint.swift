/// A kind of compiler error, recognized by the wording of Swift 6; the only place that matches the compiler's messages. `Fixtures/Repairs`
/// has samples.
package enum Complaint: String, CaseIterable, Sendable, Codable {
    case syntax
    case unknownAttribute
    case missingType, missingName, missingStaticMember, missingMember, missingModule
    case derivedConformance, conformance
    case nothingOverridden, closedOverride, missingOverride, missingInitializers, missingRequiredInitializer, notRequired
    case hiddenType, optionalCall
    case missingReturn, unfinishedInitializer, superInitializer
    /// A type has no `Equatable` or `Hashable`, which a use of it needs. These are not the compiler's words.
    case lostEquality
    /// A module was built by another version of the compiler.
    case otherVersion
    /// A consequence of another error in a closure or an argument of the same call, or in code that is left out.
    case consequence
    case other

    /// Patterns of the compiler's messages; `*` stands for any text.
    private var phrases: [String] {
        switch self {
        case .syntax: ["expected *", "unterminated *", "extraneous '*", "consecutive *"]
        case .unknownAttribute: ["unknown attribute '*'"]
        case .missingType: ["cannot find type '*' in scope*"]
        case .missingName: ["cannot find '*' in scope*"]
        case .missingStaticMember: ["type '*' has no member '*'*"]
        case .missingMember: ["* has no member '*'*"]
        case .missingModule: ["no such module '*'"]
        case .derivedConformance:
            // The compiler derives the conformance once members of missing types are left out.
            ["Hashable", "Equatable", "Codable", "Decodable", "Encodable"].map { "* does not conform to protocol '\($0)'" }
        case .conformance: ["*does not conform to protocol '*'*"]
        case .nothingOverridden: ["* does not override any *", "* does not override a designated *"]
        case .closedOverride: ["overriding non-open *", "* is declared in extension of '*' and cannot be overridden"]
        case .missingOverride: ["overriding declaration requires an 'override' keyword*"]
        case .missingInitializers: ["* has no initializers*"]
        case .missingRequiredInitializer: ["'required' initializer '*' must be provided*"]
        case .notRequired: ["use the 'required' modifier to override *", "'required' initializer must be accessible wherever *"]
        case .hiddenType: ["* cannot be declared public because *", "* cannot be declared open because *"]
        case .optionalCall:
            ["cannot use optional chaining on non-optional value of type '(*) -> *'", "cannot force unwrap value of non-optional type '(*) -> *'"]
        case .missingReturn: ["missing return*"]
        case .unfinishedInitializer: ["'self.init' isn't called on all paths*"]
        case .superInitializer: ["*super.init*"]
        case .lostEquality: ["type '*' has no '*'"]
        case .otherVersion: ["*compiled with a different version of Swift*", "*module compiled with Swift*"]
        case .consequence:
            [
                "ambiguous use of '*'", "'nil' requires a contextual type*", "cannot infer contextual base*", "cannot infer return type for closure*",
                "cannot infer type of closure parameter*", "extra argument '*", "failed to produce diagnostic*", "generic parameter '*",
                "member chain produces result of type*", "reference to member '*", "type of expression is ambiguous*",
            ]
        case .other: ["*"]
        }
    }

    /// The first kind whose patterns match the message.
    package init(_ message: some StringProtocol) { self = Self.allCases.first { $0.matches(message) } ?? .other }

    /// True if a message matches one of the patterns. Patterns that begin and end with `*` also match within longer texts.
    package func matches(_ message: some StringProtocol) -> Bool {
        let message = String(message)
        return phrases.contains { phrase in
            let parts = phrase.split(separator: "*", omittingEmptySubsequences: false)
            guard message.hasPrefix(parts[0]), message.hasSuffix(parts[parts.count - 1]) else { return false }
            var rest = message[...]
            return parts.allSatisfy { part in
                guard let range = part.isEmpty ? rest.startIndex..<rest.startIndex : rest.firstRange(of: part) else { return false }
                rest = rest[range.upperBound...]
                return true
            }
        }
    }

    /// The beginning of the compiler's message about a name, for matching.
    package func words(_ name: String) -> String {
        phrases[0].split(separator: "*", omittingEmptySubsequences: false).prefix(2).joined(separator: name)
    }
}
