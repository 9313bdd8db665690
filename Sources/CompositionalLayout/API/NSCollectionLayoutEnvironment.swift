public import Foundation

/// What a section provider, a custom group or a visible-items handler is told of its surroundings (B-C5).
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    var container: any NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
}
