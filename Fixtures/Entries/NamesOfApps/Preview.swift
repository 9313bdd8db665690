import SwiftUI
struct Preview: UIViewControllerRepresentable {
    func makeUIViewController(context: UIViewControllerRepresentableContext<Preview>) -> UIViewController { .init() }
    func updateUIViewController(_ one: UIViewController, context: UIViewControllerRepresentableContext<Preview>) {}
}
