import UIKit

struct Meal {
    let name: String
    let tags: [String]
    let author: String?
    let rows: Int
    var isNew = true
}

extension Meal {
    init(name: String) {
        self.name = Words.title(name)
        tags = Words.split(name)
        author = Account.user?.id ?? ""
        rows = 2
    }
}
