/// Chooses types for generic parameters: those that the app's code uses, or otherwise a type that satisfies the constraints.
package struct TypeArguments: Sendable {
    struct Choice: Hashable {
        var type: String
        /// False if the user gives the type, or if the app's code uses no other type.
        var isAssumed = true
    }

    private let names: AppNames
    private let flags: Set<String>
    /// Types that the user gives, by the names of parameters.
    private let given: [String: String]
    private let load: @Sendable (Int) -> SourceText?

    /// - Parameter load: the text of a file; `nil` if it cannot be read.
    package init(
        in names: AppNames = AppNames([]), flags: Set<String> = [], given: [String: String] = [:],
        load: @escaping @Sendable (Int) -> SourceText? = { _ in nil }
    ) {
        (self.names, self.flags, self.given, self.load) = (names, flags, given, load)
    }

    /// Types for the parameters, in their order; `nil` for a parameter that no type fits.
    ///
    /// - Parameter type: the name of the type that has the parameters; `nil` for a function.
    func choices(for parameters: [GenericParameter], of type: String? = nil) -> [Choice?] {
        let said = parameters.map { parameter in given[parameter.name].map { Choice(type: $0, isAssumed: false) } }
        if said.allSatisfy({ $0 == nil }), let named = type.flatMap({ named($0, parameters) }) { return named }
        var types: [String: Choice] = [:]
        for (parameter, said) in zip(parameters, said) where said != nil || parameter.sameType == nil && parameter.isType {
            types[parameter.name] = said ?? conforming(parameter.constraints).map { Choice(type: $0) }
        }
        // A same-type condition can name parameters that have such conditions themselves. Each pass resolves one more level.
        for _ in parameters.prefix(4) {
            for parameter in parameters where types[parameter.name] == nil {
                types[parameter.name] = parameter.sameType.flatMap { same($0, parameters, types) }
            }
        }
        return parameters.map { types[$0.name] }
    }

    private func same(_ written: String, _ parameters: [GenericParameter], _ types: [String: Choice]) -> Choice? {
        let used = TypeText.names(in: written).filter { name in parameters.contains { $0.name == name } }
        let chosen = used.compactMap { types[$0] }
        guard chosen.count == used.count else { return nil }
        return Choice(
            type: TypeText.replacing(types.mapValues(\.type), in: written), isAssumed: chosen.contains(where: \.isAssumed))
    }

    // MARK: Types that code names

    /// The generic arguments with which the app's code uses a type; if uses differ, those in the nearest file.
    private func named(_ type: String, _ parameters: [GenericParameter]) -> [Choice]? {
        let own = parameters.map(\.name)
        // A name that is no type is a generic parameter of the code.
        let uses = names.genericUses(of: type).map(TypeText.arguments).filter { arguments in
            arguments.count == own.count && arguments != own && arguments.flatMap(TypeText.names).allSatisfy(names.isType)
        }
        guard let first = uses.first else { return nil }
        let isAssumed = uses.contains { $0 != first }
        return first.map { Choice(type: $0, isAssumed: isAssumed) }
    }

    /// True for types of the standard library and of Apple's frameworks, judged by their names.
    static func isOfSystem(_ name: String) -> Bool {
        plainTypes.contains(name)
            || ["UI", "NS", "CG"].contains { name.hasPrefix($0) } && name.dropFirst(2).first?.isUppercase == true
    }

    // MARK: Types that conform

    private func conforming(_ constraints: [String]) -> String? {
        let bases = constraints.compactMap { TypeName($0).components.last }
        let own = bases.filter { !Self.protocolsOfString.contains($0) }
        if own.isEmpty { return "String" }
        if own.allSatisfy(Self.protocolsOfIntegers.contains) { return "Int" }
        if own.allSatisfy(Self.protocolsOfFractions.contains) { return "Double" }
        if bases.count == 1, Self.classes.contains(bases[0]) { return bases[0] }
        let others = own.dropFirst().map { Set(types(below: $0)) }
        let common = types(below: own[0]).filter { type in others.allSatisfy { $0.contains(type) } }
        let forTests = common.filter(NameRules.isForTests)
        return (forTests + common).first(where: isUsable)
    }

    /// Types that conform to a protocol or inherit from a class: first those that do so directly, in the order of nearness, then others.
    private func types(below base: String) -> [String] {
        var (found, bases, next) = ([String](), [base] + (Self.subclasses[base] ?? []), 0)
        var known = Set(bases)
        while next < bases.count {
            for type in names.types(conformingTo: bases[next]) where known.insert(type).inserted {
                found.append(type)
                bases += type.split(separator: ".").suffix(1).map(String.init)
            }
            next += 1
        }
        return found
    }

    /// True for a class, structure or enum that is not generic and not nested in a generic type.
    private func isUsable(_ path: String) -> Bool {
        let components = path.split(separator: ".").map(String.init)
        guard let file = names.files(declaring: components[0]).first, let source = load(file) else {
            return Self.plainTypes.contains(path)
        }
        let scopes = SlicedFile(source, flags: flags).scopes.filter { scope in
            scope.kind != .extension && components.starts(with: scope.path)
        }
        let isGeneric = scopes.contains(where: \.isGeneric)
        return !isGeneric && scopes.contains { $0.path == components && $0.kind != .protocol && $0.kind != .actor }
    }

    private static let protocolsOfString: Set<String> = [
        "Hashable", "Equatable", "Sendable", "Codable", "Encodable", "Decodable", "Comparable", "CustomStringConvertible", "StringProtocol",
        "LosslessStringConvertible", "Copyable",
    ]
    private static let protocolsOfIntegers = protocolsOfString.union([
        "BinaryInteger", "FixedWidthInteger", "SignedInteger", "Numeric", "SignedNumeric", "AdditiveArithmetic", "Strideable",
    ])
    private static let protocolsOfFractions = protocolsOfString.union(["BinaryFloatingPoint", "FloatingPoint"])

    /// UIKit classes that may be generic arguments; of other UIKit classes, only subclasses may.
    private static let classes: Set<String> = [
        "UICollectionViewCell", "UICollectionViewListCell", "UICollectionReusableView", "UITableViewCell", "UIView", "UIControl",
        "UIViewController", "UICollectionViewController", "NSObject",
    ]
    /// The subclasses of UIKit classes through which an app's types may inherit, by superclass; and raw types, which make enums
    /// `RawRepresentable`.
    private static let subclasses = [
        "RawRepresentable": ["Int", "String"],
        "UICollectionReusableView": ["UICollectionViewCell", "UICollectionViewListCell"],
        "UICollectionViewCell": ["UICollectionViewListCell"],
        "UIView": [
            "UICollectionReusableView", "UICollectionViewCell", "UICollectionViewListCell", "UIControl", "UIButton", "UILabel", "UIStackView",
            "UIImageView", "UIScrollView",
        ],
        "UIControl": ["UIButton"],
        "UIViewController": ["UICollectionViewController", "UITableViewController", "UINavigationController", "UITabBarController"],
    ]

    /// Types of the standard library and of Foundation that code names as arguments.
    private static let plainTypes: Set<String> = [
        "Int", "String", "Bool", "Double", "Float", "Character", "Void", "Never", "Any", "AnyObject", "AnyHashable", "Date", "URL", "UUID",
        "Data", "IndexPath", "Array", "Set", "Dictionary", "Optional",
    ]
}
