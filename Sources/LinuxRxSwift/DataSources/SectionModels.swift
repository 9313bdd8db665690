/// A section and its items.
public protocol SectionModelType {
    associatedtype Item
    var items: [Item] { get }
    init(original: Self, items: [Item])
}

public protocol IdentifiableType {
    associatedtype Identity: Hashable
    var identity: Identity { get }
}

public protocol AnimatableSectionModelType: SectionModelType, IdentifiableType where Item: IdentifiableType, Item: Equatable {}

public struct SectionModel<Section, Item>: SectionModelType {
    public var model: Section
    public var items: [Item]
    public var identity: Section { model }

    public init(model: Section, items: [Item]) { (self.model, self.items) = (model, items) }
    public init(original: Self, items: [Item]) { self.init(model: original.model, items: items) }
}

public struct AnimatableSectionModel<Section: IdentifiableType, Item: IdentifiableType & Equatable>: AnimatableSectionModelType {
    public var model: Section
    public var items: [Item]
    public var identity: Section.Identity { model.identity }

    public init(model: Section, items: [Item]) { (self.model, self.items) = (model, items) }
    public init(original: Self, items: [Item]) { self.init(model: original.model, items: items) }
}

extension SectionModel: Equatable where Section: Equatable, Item: Equatable {}
extension SectionModel: Hashable where Section: Hashable, Item: Hashable {}
extension AnimatableSectionModel: Equatable where Section: Equatable {}
extension String: IdentifiableType { public var identity: String { self } }
extension Int: IdentifiableType { public var identity: Int { self } }
