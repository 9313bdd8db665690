import SwiftUI
import Testing
import UIKit

private struct Row: View {
    let title: String
    var isMarked = false

    var body: some View {
        HStack(spacing: 8) {
            Image(systemName: "star")
            if isMarked { Text("Marked") } else { Text("  ") }
            Text(title).font(.headline).padding()
        }
    }
}

private struct Endless: View {
    var body: AnyView { AnyView(Endless()) }
}

private struct Bordered: ViewModifier {
    func body(content: Content) -> some View { content.border(.red) }
}

@MainActor
struct HostedTextTests {
    /// The title of a cell with the given content.
    private func title(@ViewBuilder _ content: () -> some View) -> String? {
        let view = UIHostingConfiguration(content: content).margins(.all, 4).makeContentView()
        return view.subviews.lazy.compactMap { ($0 as? UILabel)?.text }.first
    }

    @Test func theFirstTextThatIsNotBlankIsTheTitle() {
        #expect(title { Row(title: "Apples") } == "Apples")
        #expect(title { Row(title: "Apples", isMarked: true) } == "Marked")
        #expect(title { Spacer() } == nil)
        #expect(title { Text("\(3) of \(0.5, specifier: "%.2f")") + Text(verbatim: "!") } == "3 of 0.50!")
    }

    @Test func textsAreFoundInContainers() {
        #expect(title { VStack { ForEach(["a", "b"], id: \.self) { Text($0) } } } == "a")
        #expect(title { ScrollView { List { Group { Text("x") } } } } == "x")
        #expect(title { Optional(Text("there")) } == "there")
    }

    @Test func modifiersKeepTheirViewAndHideWhatIsHidden() {
        let text = Text("front")
        #expect(title { text.foregroundStyle(.secondary).frame(width: 10).background(.thinMaterial) } == "front")
        #expect(title { text.background { Text("behind") }.modifier(Bordered()) } == "front")
        #expect(title { text.hidden() } == nil)
        #expect(title { Image("photo").overlay(alignment: .bottom) { text } } == "front")
    }

    @Test func aViewThatIsItsOwnBodyEnds() {
        #expect(title { Endless() } == nil)
    }

    @Test func aViewControllerAmongTheViewsIsShown() {
        let wrapped = UIViewController()
        struct Wrapper: UIViewControllerRepresentable {
            let controller: UIViewController
            func makeCoordinator() -> String { "coordinator" }
            func makeUIViewController(context: Context) -> UIViewController { controller }
            func updateUIViewController(_ controller: UIViewController, context: Context) { controller.title = context.coordinator }
        }
        let host = UIHostingController(rootView: VStack { Wrapper(controller: wrapped).ignoresSafeArea() })
        host.loadViewIfNeeded()
        #expect(host.children == [wrapped] && wrapped.view.superview === host.view)
        #expect(wrapped.view.frame == host.view.bounds && wrapped.title == "coordinator")
    }
}
