import UIKit

final class Card: UIView {
    let model: Int
    var rows = 0
    init(model: Int) {
        self.model = Model.number(model)
        super.init(style: 1)
    }

    required init?(coder: NSCoder) { fatalError(Words.noCoder) }

    convenience init?(name: String) {
        self.init(model: Model.number(name))
    }

    var title: String {
        switch rows {
        case 1: Words.one
        case 2: "two"
        default: ""
        }
    }

    func show(_ view: UICollectionView, at path: IndexPath) -> UICollectionViewCell {
        switch rows {
        case Kinds.first:
            return view.dequeueReusableCell(withReuseIdentifier: "a", for: path)
        default:
            return view.dequeueReusableCell(withReuseIdentifier: TreeCell.id, for: path)
        }
    }

    func height() -> CGFloat {
        var sum: CGFloat = 1
        sum += Metrics.sum(1)
        return sum
    }

    func go(_ list: [Int]) {
        Tracker.note("go")
        let first = Tracker.first(list), label = UILabel()
        rows = first
        label.text = "\(first)"
        list.forEach {
            Tracker.note($0)
        }
        let sections = list.map { _ in
            section.interGroupSpacing = Metrics.gap(1)
        }
        print(sections)
    }
}

final class Network {
    func isReachable() -> Bool {
        if reachability.connection == .none { return false } else { return true }
    }

    func isShown(_ row: Int) -> Bool {
        return row == Rows.last
    }

    func bytes(_ path: String) throws -> [UInt8] {
        guard path != "" else {
            throw Failure.empty
        }
        return Array(path.utf8)
    }
}

struct Shelf {
    let books: [String]

    init(kind: Int) {
        if kind == Kinds.first {
            books = ["a"]
        } else {
            self.books = []
        }
    }
}

enum Shade {
    case dark

    init?(name: String) {
        self = Shades.named(name)
    }
}
