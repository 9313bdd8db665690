/// A property with a publisher.
@propertyWrapper
public struct Published<Value> {
    let storage: Storage

    public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

    public init(initialValue: Value) { storage = Storage(initialValue) }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("@Published is only available on properties of classes.") }
        set { fatalError("@Published is only available on properties of classes.") }
    }

    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        // Required by `assign(to:)`, which sets the property and does not replace its publisher.
        set {}
    }

    public static subscript<Owner: AnyObject>(
        _enclosingInstance object: Owner, projected projectedKeyPath: ReferenceWritableKeyPath<Owner, Publisher>,
        storage storageKeyPath: ReferenceWritableKeyPath<Owner, Published<Value>>
    ) -> Publisher {
        get {
            let storage = object[keyPath: storageKeyPath].storage
            storage.owner = object
            return Publisher(storage: storage)
        }
        set {}
    }

    public static subscript<Owner: AnyObject>(
        _enclosingInstance object: Owner, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<Owner, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set {
            Deliveries.delaying {
                if let observable = object as? any ObservableObject { observable.announceChange() }
                object[keyPath: storageKeyPath].storage.set(newValue)
            }
        }
    }

    /// Publishes a property's value, and each new value before it is set.
    public struct Publisher: LinuxCombine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        let storage: Storage

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            storage.subject.receive(subscriber: subscriber)
        }
    }

    final class Storage {
        private(set) var value: Value
        private(set) lazy var subject = CurrentValueSubject<Value, Never>(value)
        /// Subscriptions that set the property, kept for as long as it exists.
        var sources: [AnyCancellable] = []
        /// The object with the property, if known; it announces changes made by `assign(to:)`.
        weak var owner: AnyObject?

        init(_ value: Value) { self.value = value }

        func announceChange() { (owner as? any ObservableObject)?.announceChange() }

        func set(_ newValue: Value) {
            Deliveries.delaying {
                subject.send(newValue)
                value = newValue
            }
        }
    }
}
