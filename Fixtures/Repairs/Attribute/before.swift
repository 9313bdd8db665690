import UIKit

final class Tree {
    @Persisted(primaryKey: true) var id: String
    @Persisted var count: Int
    @Persisted var leaves: [String: Int]
    @Injected var age = 3
}
