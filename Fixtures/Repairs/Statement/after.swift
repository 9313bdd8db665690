import UIKit

final class Card: UIView {
    let model: Int
    var rows = 0
    init(model: Int) {
        fatalError("code was left out that does not compile here: cannot find 'Model' in scope")
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { fatalError("code was left out that does not compile here: cannot find 'Words' in scope") }

    convenience init?(name: String) {
        return nil
    }

    var title: String {
        switch rows {
        case 1: ""
        case 2: "two"
        default: ""
        }
    }

    func show(_ view: UICollectionView, at path: IndexPath) -> UICollectionViewCell {
        switch rows {


        default:
            return UICollectionViewCell()
        }
    }

    func height() -> CGFloat {
        var sum: CGFloat = 1
        fatalError("code was left out that does not compile here: cannot find 'Metrics' in scope")
        return sum
    }

    func go(_ list: [Int]) {
        ()
        ()
        ()
        ()
        list.forEach {
            _ = $0
        }
        let sections = list.map { _ in
            fatalError("code was left out that does not compile here: cannot find 'section' in scope")
        }
        print(sections)
    }
}

final class Network {
    func isReachable() -> Bool {
        return false
    }

    func isShown(_ row: Int) -> Bool {
        fatalError("code was left out that does not compile here: cannot find 'Rows' in scope")
    }

    func bytes(_ path: String) throws -> [UInt8] {
        guard path != "" else {
            throw CancellationError()
        }
        return Array(path.utf8)
    }
}

struct Shelf {
    let books: [String]

    init(kind: Int) {
        books = []




    }
}

enum Shade {
    case dark

    init?(name: String) {
        return nil
    }
}
