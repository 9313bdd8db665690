public import Foundation
import LinuxUIKit

/// A view that depends on its size, which is the current viewport's.
public struct GeometryReader<Content: View>: BuiltInView {
    let children: [any View]

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        children = [content(GeometryProxy(size: UIScreen.main.bounds.size))]
    }
}

/// The size of a view, in points.
public struct GeometryProxy: Sendable {
    public let size: CGSize
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}
