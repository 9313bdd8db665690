#if !canImport(ObjectiveC)
// Functions of Objective-C's runtime, for code that exchanges methods: without that runtime, no class has a method that they find.

public typealias Method = OpaquePointer
public typealias IMP = OpaquePointer

/// Always `nil`.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
/// Always `nil`.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
/// Adds no method.
///
/// - Returns: false, as if the class had the method.
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool { false }
/// Replaces no method.
@discardableResult
public func class_replaceMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> IMP? { nil }
/// Exchanges nothing.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}
/// The method itself.
public func method_getImplementation(_ m: Method) -> IMP { m }
/// Does nothing.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { m }
/// Always `nil`.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }
/// A pointer that nothing calls.
public func imp_implementationWithBlock(_ block: Any) -> IMP { IMP(bitPattern: 1)! }
#endif
