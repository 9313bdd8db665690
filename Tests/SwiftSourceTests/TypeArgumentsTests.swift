import SwiftSource
import Testing

/// The types that stand for generic parameters.
struct TypeArgumentsTests {
    /// The first declaration of the first text, in an app of all.
    private func declaration(_ texts: String..., given: [String: String] = [:]) throws -> Declaration {
        let sources = texts.map { SourceText($0) }
        let names = AppNames(sources.map { FileNames($0) })
        let generics = TypeArguments(in: names, given: given) { sources[$0] }
        return try #require(
            DrawableDeclarations(sources, drawing: 1, arguments: given, generics: generics).declarations.first)
    }

    private let feed = """
        final class Feed<Model: FeedModel>: UIViewController {
            init(model: Model) { super.init(nibName: nil, bundle: nil) }
        }

        """
    private let models = "protocol FeedModel {}\nstruct Home: FeedModel {}\nstruct News: FeedModel {}\n"

    // MARK: Types that code names

    @Test(arguments: [
        "let feed = Feed<News>(model: News())", "typealias NewsFeed = Feed<News>", "final class NewsFeed: Feed<News> {}",
        "func show(_ feed: Feed<News>?, others: [Feed<News>?], keys: Map<Feed<News>>) {}",
    ])
    func theOneArgumentOfTheAppsCodeIsTaken(use: String) throws {
        let found = try declaration(feed, models, use)
        #expect(found.typeExpression == "Feed<News>" && found.instance == "Feed<News>(model: News())")
        #expect(found.typeArguments == ["News"] && found.call.assumed.isEmpty && found.refusal == nil)
    }

    @Test func ofSeveralArgumentsTheNearestIsAssumed() throws {
        let found = try declaration(feed, models, "typealias A = Feed<News>", "typealias B = Feed<Home>")
        #expect(found.typeExpression == "Feed<News>" && found.call.assumed == ["Model: News"])
    }

    @Test(arguments: [
        "func show<Model>(_ feed: Feed<Model>) {}", "func f<T: FeedModel>() -> Feed<T> { x }", "let a = Feed<Missing>()",
        "let isLess = Feed<News && b>c", "extension Feed { func f() -> Feed<News> { x } }",
    ])
    func parametersAndUnknownTypesAreNone(use: String) throws {
        let found = try declaration(feed, models, use)
        #expect(found.typeExpression == "Feed<Home>" && found.call.assumed == ["Model: Home"])
    }

    @Test func theUsersTypeComesFirst() throws {
        let found = try declaration(feed, models, "typealias A = Feed<News>", given: ["Model": "Home"])
        #expect(found.typeExpression == "Feed<Home>" && found.call.assumed.isEmpty)
    }

    // MARK: Types that conform

    @Test func aTypeForTestsComesBeforeTheNearest() throws {
        let found = try declaration(feed, models, "struct MockModel: FeedModel {}")
        #expect(found.typeExpression == "Feed<MockModel>" && found.call.assumed == ["Model: MockModel"])
    }

    @Test func anArgumentHasAllOfItsConstraints() throws {
        let found = try declaration(
            "class List<Cell>: UIViewController where Cell: UICollectionViewCell & Configurable {}",
            "protocol Configurable {}\nprotocol Refreshable: Configurable {}\nclass BaseCell: UICollectionViewListCell {}",
            "class A: UICollectionViewCell {}\nstruct B: Configurable {}\nclass C: BaseCell {}\nextension C: Refreshable {}")
        #expect(found.typeExpression == "List<C>")
    }

    @Test func anEnumWithRawValuesHasTheirProtocol() throws {
        let found = try declaration(
            "struct Builder<Kind: RawRepresentable & CaseIterable> { func layout() -> UICollectionViewLayout { x } }",
            "enum Plain: CaseIterable { case a }\nenum Size: Int { case a }\nenum Kind: String, CaseIterable { case a }")
        #expect(found.typeExpression == "Builder<Kind>")
    }

    @Test(arguments: [
        "protocol Other: FeedModel {}", "struct Box<T>: FeedModel {}", "private struct Hidden: FeedModel {}",
        "struct Outer<T> { struct Inner: FeedModel {} }", "actor Model: FeedModel {}",
    ])
    func protocolsAndHiddenAndGenericTypesAreNone(type: String) throws {
        let found = try declaration(feed, "protocol FeedModel {}\n" + type)
        #expect(found.refusal == "is generic, and no type fits its parameter Model; --argument Model=TYPE sets one")
    }

    @Test(arguments: [
        ("Item", "String"), ("Item: Hashable & Sendable", "String"), ("Item: FixedWidthInteger", "Int"),
        ("Item: BinaryFloatingPoint", "Double"), ("Cell: UICollectionViewCell", "UICollectionViewCell"),
    ])
    func aPlainTypeStandsForAParameterOfStandardProtocols(parameter: String, type: String) throws {
        let found = try declaration("struct Builder<\(parameter)> { func layout() -> UICollectionViewLayout { x } }")
        #expect(found.typeExpression == "Builder<\(type)>" && found.instance == "Builder<\(type)>()" && found.call.assumed.count == 1)
    }

    @Test func aPartOfAnotherArgumentFollowsIt() throws {
        let found = try declaration(
            "class List<Item, Cell: Configurable>: UIViewController where Cell.Model == Item {}",
            "protocol Configurable { associatedtype Model }\nclass PhotoCell: Configurable { typealias Model = Int }")
        #expect(found.typeExpression == "List<PhotoCell.Model, PhotoCell>")
    }

    // MARK: Values

    @Test func parametersOfInitializersHaveTheTypes() throws {
        let found = try declaration(
            """
            class Photos: List<Photo, UICollectionViewCell> {}
            class List<Item, Cell: UICollectionViewCell>: UIViewController {
                init(items: [Item], first: Item, cell: Cell.Type, title: (Item) -> String) {}
            }
            struct Photo { let width: Int }
            """)
        #expect(
            found.instance
                == "Photos(items: [], first: Photo(width: 1), cell: UICollectionViewCell.self, title: { _ in \"title\" })")
        #expect(found.call.assumed.isEmpty && found.typeExpression == "Photos")
    }

    @Test func valuesOfGenericTypesHaveTheArgumentsThatCodeNames() throws {
        let found = try declaration(
            """
            class Screen<State>: UIViewController { init(store: Store<State>, log: Log<Store<Int>, Int>) {} }
            final class Store<State> { init(initial: State) {} }
            struct Log<Source, Entry> { let source: Source; let last: Entry }
            """)
        #expect(
            found.instance
                == "Screen<String>(store: Store<String>(initial: \"initial\"), log: Log<Store<Int>, Int>(source: Store<Int>(initial: 1), last: 1))")
    }

    @Test func aTypeInAGenericOneHasItsArguments() throws {
        let found = try declaration(
            "struct Outer<Item> { struct Inner { let item: Item; func layout(columns: Int) -> UICollectionViewLayout { x } } }")
        #expect(found.typeExpression == "Outer<String>.Inner" && found.instance == "Outer<String>.Inner(item: \"item\")")
    }

    @Test func valuesTellTheParametersOfAFunction() throws {
        let found = try declaration(
            """
            func f<T: Hashable>(items: [T], first: T?, cell: T.Type, columns: Int, title: @escaping (T) -> Int) -> NSCollectionLayoutSection { x }
            """)
        #expect(
            found.call.arguments
                == "(items: [\"items\"] as [String], first: nil as String?, cell: String.self as String.Type, columns: 2, title: { _ in 1 } as (String) -> Int)")
        #expect(found.call.assumed.last == "T: String" && found.refusal == nil)
    }

    @Test func aParameterOfDefaultValuesNeedsNoType() throws {
        let found = try declaration("func f<T: Missing>(a: T = b) -> UICollectionViewLayout { x }")
        #expect(found.refusal == nil && found.call.arguments == "()" && found.call.assumed.isEmpty)
    }
}
