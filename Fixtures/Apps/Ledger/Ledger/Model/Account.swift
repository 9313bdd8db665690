import Foundation
import RealmSwift

class Account: Object {
    @objc dynamic var id = UUID().uuidString
    @objc dynamic var name = ""
    @objc dynamic var balanceInCents = 0
    let transactions = List<Transaction>()

    override static func primaryKey() -> String? {
        return "id"
    }
}

class Transaction: Object {
    @objc dynamic var date = Date()
    @objc dynamic var payee = ""
    @objc dynamic var amountInCents = 0
    let account = LinkingObjects(fromType: Account.self, property: "transactions")
}

extension Int {
    var asCurrency: String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        return formatter.string(from: NSNumber(value: Double(self) / 100)) ?? ""
    }
}
