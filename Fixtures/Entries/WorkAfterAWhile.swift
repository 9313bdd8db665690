import UIKit

class LaterController: UICollectionViewController {
    var count = 0

    init() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
}

/// Each wait is longer than a whole run of the program.
final class SleepingController: LaterController {
    override func viewDidLoad() {
        super.viewDidLoad()
        Task {
            try await Task.sleep(nanoseconds: 2_000_000_000)
            try await Task.sleep(for: .seconds(2))
            count = 3
            collectionView.reloadData()
        }
    }
}

/// Work in the order of its times: the last one wins.
final class TimerController: LaterController {
    override func viewDidLoad() {
        super.viewDidLoad()
        DispatchQueue.main.asyncAfter(deadline: .now() + 4) { self.count *= 2 }
        DispatchQueue.main.asyncAfter(deadline: .now() + 3, execute: DispatchWorkItem { self.count += 1 })
        Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in self.count = 1 }
        Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in self.count = 9 }
    }
}

actor Counter {
    private(set) var value = 0

    func increase() { value += 1 }
}

final class HoppingController: LaterController {
    override func viewDidLoad() {
        super.viewDidLoad()
        Task {
            let (first, second) = (Counter(), Counter())
            for _ in 0..<50 {
                await first.increase()
                await second.increase()
            }
            count = await first.value / 10
        }
    }
}

final class WaitingController: LaterController {
    override func viewDidLoad() {
        super.viewDidLoad()
        Task {
            try await Task.sleep(for: .seconds(600))
            count = 3
        }
        URLSession.shared.dataTask(with: URL(string: "https://example.com/feed")!) { _, _, _ in self.count = 4 }.resume()
    }
}
