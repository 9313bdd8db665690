public import Foundation

/// The stack of drawing contexts of a thread, the current one last. Nothing is drawn into them.
final class GraphicsContexts {
    private typealias Entry = (context: CGContext, size: CGSize, scale: CGFloat)

    private var entries: [Entry] = []

    static var current: GraphicsContexts {
        let key = "GraphicsContexts"
        if let contexts = Thread.current.threadDictionary[key] as? GraphicsContexts { return contexts }
        let contexts = GraphicsContexts()
        Thread.current.threadDictionary[key] = contexts
        return contexts
    }

    static func withContext(_ context: CGContext, _ size: CGSize, scale: CGFloat, _ body: () -> Void) {
        current.push(context, size, scale: scale)
        body()
        current.pop()
    }

    var context: CGContext? { entries.last?.context }
    /// An empty image of the current context's size.
    var image: UIImage? { entries.last.map { UIImage(size: $0.size, scale: $0.scale) } }

    func push(_ context: CGContext, _ size: CGSize, scale: CGFloat) { entries.append((context, size, scale)) }
    func pop() { _ = entries.popLast() }
}

/// The context of the innermost renderer or image context on this thread.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.current.context }

public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContexts.current.push(context, .zero, scale: 1) }
public func UIGraphicsPopContext() { GraphicsContexts.current.pop() }

public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins an image of a size in points; scale 0 is the current viewport's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : UITraitCollection.current.displayScale
    GraphicsContexts.current.push(CGContext(), size, scale: scale)
}

/// An empty image as large as the current image context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { GraphicsContexts.current.image }
public func UIGraphicsEndImageContext() { GraphicsContexts.current.pop() }

public func UIRectFill(_ rect: CGRect) {}
public func UIRectFrame(_ rect: CGRect) {}
public func UIRectClip(_ rect: CGRect) {}
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {}
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {}
