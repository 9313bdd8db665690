import SwiftUI

@main
struct PostcardsApp: App {
    @State private var model = FeedModel(client: .live)

    var body: some Scene {
        WindowGroup {
            FeedView(model: model)
                .ignoresSafeArea()
        }
    }
}

private struct FeedView: UIViewControllerRepresentable {
    let model: FeedModel

    func makeUIViewController(context: Context) -> UINavigationController {
        UINavigationController(rootViewController: FeedViewController(model: model))
    }

    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
