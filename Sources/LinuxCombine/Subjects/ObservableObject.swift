import Foundation

/// An object that announces its changes.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher where ObjectWillChangePublisher.Failure == Never

    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    public var objectWillChange: ObservableObjectPublisher { ChangePublishers.publisher(of: self) }
}

extension ObservableObject {
    /// Announces a change of a published property. Objects with their own publisher announce it themselves.
    func announceChange() { (objectWillChange as? ObservableObjectPublisher)?.send() }
}

/// Publishes an object's changes.
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private let subject = PassthroughSubject<Void, Never>()

    public init() {}

    public func send() { subject.send() }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        subject.receive(subscriber: subscriber)
    }
}

/// The change publishers of objects that do not store one themselves.
private enum ChangePublishers {
    private struct Entry {
        weak var owner: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private static let lock = NSLock()
    /// Guarded by `lock`.
    nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        lock.lock()
        defer { lock.unlock() }
        let identifier = ObjectIdentifier(object)
        // A deallocated object may have had the same address.
        if let entry = entries[identifier], entry.owner === object { return entry.publisher }
        entries = entries.filter { $0.value.owner != nil }
        let publisher = ObservableObjectPublisher()
        entries[identifier] = Entry(owner: object, publisher: publisher)
        return publisher
    }
}
