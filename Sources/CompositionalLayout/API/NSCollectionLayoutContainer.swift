public import Foundation

/// The space in which something is laid out.
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// Points, before insets.
    var contentSize: CGSize { get }
    /// Points, after insets.
    var effectiveContentSize: CGSize { get }
    /// As given: a value below 1 is a fraction of the container (B-S8).
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// Points.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
