/// A section of a list, with its items.
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

public struct SectionModel<Section, ItemType>: SectionModelType {
    public var model: Section
    public var items: [ItemType]

    public init(model: Section, items: [ItemType]) { (self.model, self.items) = (model, items) }
    public init(original: Self, items: [ItemType]) { self.init(model: original.model, items: items) }
    public var identity: Section { model }
}

extension SectionModel: Equatable where Section: Equatable, ItemType: Equatable {}
extension SectionModel: Hashable where Section: Hashable, ItemType: Hashable {}

public struct AnimatableSectionModel<Section: IdentifiableType, ItemType: IdentifiableType & Equatable>: AnimatableSectionModelType {
    public var model: Section
    public var items: [ItemType]

    public init(model: Section, items: [ItemType]) { (self.model, self.items) = (model, items) }
    public init(original: Self, items: [ItemType]) { self.init(model: original.model, items: items) }
    public var identity: Section.Identity { model.identity }
}

extension AnimatableSectionModel: Equatable where Section: Equatable {}

extension IdentifiableType where Self: Hashable {
    public var identity: Self { self }
}

extension String: IdentifiableType {}
extension Int: IdentifiableType {}
