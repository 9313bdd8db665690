import UIKit

final class NetController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(UICollectionView(
            frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout(section: rows(40))))
        let url = URL(string: "http://127.0.0.1:9/trees")!
        for _ in 0..<40 { Task { _ = try? await URLSession.shared.data(from: url) }.cancel() }
        URLSession.shared.dataTask(with: url) { _, _, _ in print("answered") }.resume()
    }
}
