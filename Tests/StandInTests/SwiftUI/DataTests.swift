import Combine
import SwiftUI
import Testing

private final class Model: ObservableObject {
    @Published var name = "a"
}

private struct Form: View {
    @State var count = 1
    @ObservedObject var model: Model
    @Environment(\.colorScheme) var scheme

    var body: some View { Text("\(count) \(model.name)") }
}

@Observable
private final class Counter {
    var count = 1
}

private struct SpacingKey: EnvironmentKey {
    static let defaultValue = 8
}

@MainActor
struct DataTests {
    @Test func aStateIsOneForAllCopiesOfItsView() {
        let form = Form(model: Model())
        let copy = form
        form.$count.wrappedValue = 5
        #expect(copy.count == 5)
    }

    @Test func aBindingToAListHasBindingsToItsElements() {
        struct Item: Identifiable { var id: Int; var name: String }
        var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
        let list = Binding(get: { items }, set: { items = $0 })
        list.first { $0.id == 2 }?.name.wrappedValue = "c"
        #expect(items.map(\.name) == ["a", "c"] && list.map(\.id) == [1, 2])
    }

    @Test func aBindingReadsAndWritesWhatItIsOf() {
        let form = Form(model: Model())
        let name = form.$model.name
        name.wrappedValue = "b"
        #expect(form.model.name == "b" && name.wrappedValue == "b")
        let width = Binding(get: { form.count }, set: { form.count = $0 })
        width.wrappedValue = 3
        #expect(form.count == 3)
        let constant = Binding.constant(1)
        constant.wrappedValue = 2
        #expect(constant.wrappedValue == 1)
    }

    @Test func anObservedChangeIsReported() {
        let counter = Counter()
        nonisolated(unsafe) var changes = 0
        let count = withObservationTracking { counter.count } onChange: { changes += 1 }
        counter.count = 2
        counter.count = 3
        #expect(count == 1 && changes == 1)
    }

    @Test func theEnvironmentIsThatOfTheViewport() {
        let form = Form(model: Model())
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        dark.performAsCurrent { #expect(form.scheme == .dark) }
        UITraitCollection(userInterfaceStyle: .light).performAsCurrent { #expect(form.scheme == .light) }
    }

    @Test func aKeyOfAnAppHasItsDefaultUntilItIsSet() {
        var values = EnvironmentValues()
        #expect(values[SpacingKey.self] == 8)
        values[SpacingKey.self] = 2
        #expect(values[SpacingKey.self] == 2)
    }

    @Test func coloursAreThoseOfUIKit() {
        #expect(UIColor(Color(red: 1, green: 0.5, blue: 0, opacity: 0.5)).resolvedColor(with: .current)
            == UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5).resolvedColor(with: .current))
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(UIColor(Color.red).resolvedColor(with: dark) == UIColor.systemRed.resolvedColor(with: dark))
    }
}
