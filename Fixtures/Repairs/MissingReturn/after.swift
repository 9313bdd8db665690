import UIKit

func count(_ kind: Int) -> Int {
    if kind > 1 { return 1 }
fatalError("code was left out that does not compile here: missing return in global function expected to return 'Int'") }

func name(_ kind: Int) -> String {
    if kind > 1 { return "a" }
return "" }

enum Kind: String {
    case a
    init?(name: Int) {
        if name > 1 { return nil }
    return nil }
}

extension [Kind] {
    init(of name: Int) {
        print(name)
    fatalError("code was left out that does not compile here: 'self.init' isn't called on all paths before returning from initializer") }
}
