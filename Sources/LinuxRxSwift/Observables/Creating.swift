extension ObservableType {
    public static func create(_ subscribe: @escaping (AnyObserver<Element>) -> any Disposable) -> Observable<Element> {
        Observable { subscribe(AnyObserver(eventHandler: $0)) }
    }

    public static func just(_ element: Element) -> Observable<Element> { from([element]) }
    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Observable<Element> { from([element]) }
    public static func of(_ elements: Element..., scheduler: any ImmediateSchedulerType = MainScheduler.instance) -> Observable<Element> {
        from(elements)
    }
    public static func from(optional: Element?) -> Observable<Element> { from(optional.map { [$0] } ?? []) }
    public static func empty() -> Observable<Element> { from([]) }
    public static func never() -> Observable<Element> { Observable { _ in Disposables.create() } }
    public static func error(_ error: any Error) -> Observable<Element> { ending(.error(error)) }

    public static func from<S: Sequence>(
        _ elements: S, scheduler: any ImmediateSchedulerType = MainScheduler.instance
    ) -> Observable<Element> where S.Element == Element {
        Observable { next in
            for element in elements { next(.next(element)) }
            next(.completed)
            return Disposables.create()
        }
    }

    public static func deferred<Source: ObservableConvertibleType>(_ make: @escaping () throws -> Source) -> Observable<Element>
    where Source.Element == Element {
        Observable { next in
            do { return try make().asObservable().listen(next) } catch { return ending(.error(error)).listen(next) }
        }
    }

    /// Sends the events of an observable that lives as long as a resource.
    public static func using<Resource: Disposable>(
        _ resource: @escaping () throws -> Resource, observableFactory: @escaping (Resource) throws -> Observable<Element>
    ) -> Observable<Element> {
        Observable { next in
            do {
                let made = try resource()
                return Disposables.create(try observableFactory(made).listen(next), made)
            } catch { return ending(.error(error)).listen(next) }
        }
    }

    private static func ending(_ end: Event<Element>) -> Observable<Element> {
        Observable { next in
            next(end)
            return Disposables.create()
        }
    }
}
