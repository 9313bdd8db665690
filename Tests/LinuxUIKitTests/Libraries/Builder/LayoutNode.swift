import UIKit

/// A value that describes part of a layout and creates its UIKit object.
protocol LayoutNode {
    associatedtype Product
    func make() -> Product
}

/// A node whose width and height can be set separately.
protocol SizedNode: LayoutNode {
    var size: NodeSize { get set }
}

struct NodeSize: Equatable {
    var width = NSCollectionLayoutDimension.fractionalWidth(1)
    var height = NSCollectionLayoutDimension.fractionalHeight(1)

    var layoutSize: NSCollectionLayoutSize { .init(widthDimension: width, heightDimension: height) }
}

extension SizedNode {
    func width(_ dimension: NSCollectionLayoutDimension) -> Self { setting(\.size.width, dimension) }
    func height(_ dimension: NSCollectionLayoutDimension) -> Self { setting(\.size.height, dimension) }
    func width(absolute points: CGFloat) -> Self { width(.absolute(points)) }
    func height(absolute points: CGFloat) -> Self { height(.absolute(points)) }
    func height(estimated points: CGFloat) -> Self { height(.estimated(points)) }

    func square(_ fraction: CGFloat) -> Self {
        width(.fractionalWidth(fraction)).height(.fractionalWidth(fraction))
    }
}

extension LayoutNode {
    func setting<Value>(_ keyPath: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
        var copy = self
        copy[keyPath: keyPath] = value
        return copy
    }
}
