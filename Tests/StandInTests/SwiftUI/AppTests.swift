import SwiftUI
import Testing

@Observable
private final class Counter {
    var count = 1
}

private struct SampleApp: App {
    @State private var counter = Counter()

    var body: some Scene {
        WindowGroup { Text("\(counter.count)") }
        WindowGroup("Other") { Text("b") }
    }
}

/// Names of apps: their files compile beside the others of an app.
@MainActor
struct AppTests {
    @Test func anAppIsItsFirstScene() {
        #expect(SampleApp().body is WindowGroup<Text>)
    }

    @Test func anObservedChangeIsReported() {
        let counter = Counter()
        nonisolated(unsafe) var changes = 0
        let count = withObservationTracking { counter.count } onChange: { changes += 1 }
        counter.count = 2
        counter.count = 3
        #expect(count == 1 && changes == 1)
    }
}
