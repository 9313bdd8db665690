import UIKit

func count(_ kind: Int) -> Int {
    if kind > 1 { return 1 }
}

func name(_ kind: Int) -> String {
    if kind > 1 { return "a" }
}

enum Kind: String {
    case a
    init?(name: Int) {
        if name > 1 { return nil }
    }
}

extension [Kind] {
    init(of name: Int) {
        print(name)
    }
}
