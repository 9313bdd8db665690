import Dispatch
import Testing
import UIKit

struct AssociatedObjectTests {
    private enum Keys {
        nonisolated(unsafe) static var name: UInt8 = 0
        nonisolated(unsafe) static var tint: UInt8 = 0
    }

    private final class Token {
        let onEnd: () -> Void
        init(onEnd: @escaping () -> Void) { self.onEnd = onEnd }
        deinit { onEnd() }
    }

    /// Code that exchanges methods of UIKit, as apps do, changes nothing.
    @Test func noMethodIsFoundToExchange() {
        let (layout, other) = (Selector("layoutSubviews"), Selector("other"))
        guard let first = class_getInstanceMethod(UIView.self, layout), let second = class_getInstanceMethod(UIView.self, other) else {
            return #expect(class_getClassMethod(UIView.self, layout) == nil)
        }
        if !class_addMethod(UIView.self, layout, method_getImplementation(second), method_getTypeEncoding(second)) {
            method_exchangeImplementations(first, second)
        }
        Issue.record("A method was found.")
    }

    @Test(arguments: [{ UIView() }, { NSObject() }, { UICollectionViewLayout() }] as [@Sendable () -> NSObject])
    func eachKeyHasAValueOfItsOwn(make: @Sendable () -> NSObject) {
        let object = make()
        objc_setAssociatedObject(object, &Keys.name, "first", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(object, &Keys.tint, 7, .OBJC_ASSOCIATION_COPY_NONATOMIC)
        #expect(objc_getAssociatedObject(object, &Keys.name) as? String == "first")
        #expect(objc_getAssociatedObject(object, &Keys.tint) as? Int == 7)
        #expect(objc_getAssociatedObject(NSObject(), &Keys.name) == nil)
        objc_setAssociatedObject(object, &Keys.name, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(object, &Keys.name) == nil)
        objc_removeAssociatedObjects(object)
        #expect(objc_getAssociatedObject(object, &Keys.tint) == nil)
    }

    @Test func aViewsValuesEndWithIt() {
        var ends = 0
        var view: UIView? = UIView()
        objc_setAssociatedObject(view!, &Keys.name, Token { ends += 1 }, .OBJC_ASSOCIATION_RETAIN)
        #expect(ends == 0)
        view = nil
        #expect(ends == 1)
    }

    @Test func anotherObjectAtTheSameAddressHasNone() {
        for _ in 0..<500 {
            let object = NSObject()
            #expect(objc_getAssociatedObject(object, &Keys.name) == nil)
            objc_setAssociatedObject(object, &Keys.name, 1, .OBJC_ASSOCIATION_RETAIN)
        }
    }

    @Test func valuesOfObjectsThatAreGoneAreDiscarded() {
        var ends = 0
        for _ in 0..<10_000 {
            // At unique addresses: the preceding objects are kept alive for a while.
            objc_setAssociatedObject(NSObject(), &Keys.name, Token { ends += 1 }, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(ends > 9000)
    }

    @Test func anAssignedObjectIsNotKept() {
        let view = UIView()
        var other: UIView? = UIView()
        objc_setAssociatedObject(view, &Keys.name, other, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(view, &Keys.name) as? UIView === other)
        other = nil
        #expect(objc_getAssociatedObject(view, &Keys.name) == nil)
    }

    @Test func anAssignedValueThatIsNoObjectIsKept() {
        let view = UIView()
        objc_setAssociatedObject(view, &Keys.tint, 7, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(view, &Keys.tint) as? Int == 7)
        objc_setAssociatedObject(view, &Keys.tint, "seven", .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(view, &Keys.tint) as? String == "seven")
    }

    @Test(arguments: [{ UIView() }, { NSObject() }] as [@Sendable () -> NSObject])
    func noValueIsLostWhenThreadsSetTheFirstOnes(make: @Sendable () -> NSObject) {
        let threads = 4
        nonisolated(unsafe) let keys = UnsafeMutablePointer<UInt8>.allocate(capacity: threads)
        defer { keys.deallocate() }
        // Enough objects that concurrent threads occasionally meet at the same one.
        nonisolated(unsafe) let objects = (0..<20_000).map { _ in make() }
        DispatchQueue.concurrentPerform(iterations: threads) { thread in
            for object in objects { objc_setAssociatedObject(object, keys + thread, thread, .OBJC_ASSOCIATION_RETAIN) }
        }
        let lost = objects.reduce(0) { count, object in
            count + (0..<threads).filter { objc_getAssociatedObject(object, keys + $0) as? Int != $0 }.count
        }
        #expect(lost == 0)
    }
}
