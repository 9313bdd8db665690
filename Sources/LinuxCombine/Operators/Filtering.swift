extension Publisher {
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        compactMap { isIncluded($0) ? $0 : nil }
    }

    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
        passing { send in
            var last: Output?
            return { value in
                if let last, predicate(last, value) { return }
                last = value
                send(value)
            }
        }
    }

    public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        passing { send in
            var isDropping = true
            return { value in
                isDropping = isDropping && predicate(value)
                if !isDropping { send(value) }
            }
        }
    }

    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        passing { send in
            var left = count
            return { value in
                if left > 0 { left -= 1 } else { send(value) }
            }
        }
    }

    /// Publishes values until the closure marks one as the last. The closure also decides whether each value is published.
    private func end(_ step: @escaping () -> (Output) -> (isGiven: Bool, isLast: Bool)) -> AnyPublisher<Output, Failure> {
        relay { receiver in
            let step = step()
            var hasEnded = false
            return Receiver(
                value: { value in
                    guard !hasEnded else { return }
                    let answer = step(value)
                    hasEnded = answer.isLast
                    if answer.isGiven { receiver.value(value) }
                    if answer.isLast { receiver.completion(.finished) }
                },
                completion: { if !hasEnded { receiver.completion($0) } })
        }
    }

    public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
        guard maxLength > 0 else { return Empty().eraseToAnyPublisher() }
        return end {
            var left = maxLength
            return { _ in
                left -= 1
                return (true, left <= 0)
            }
        }
    }

    public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        end { { value in predicate(value) ? (true, false) : (false, true) } }
    }

    public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

    public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        filter(predicate).first()
    }
}

extension Publisher where Output: Equatable {
    public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}
