import Foundation
import RealmSwift
import RxCocoa
import RxSwift

struct AccountCard: Equatable {
    let name: String
    let balance: String
}

class DashboardViewModel {

    let cards: Driver<[AccountCard]>
    let total: Driver<String>

    private let disposeBag = DisposeBag()

    init() {
        let realm = try! Realm()
        let accounts = Observable.collection(from: realm.objects(Account.self))
        cards = accounts
            .map { $0.map { AccountCard(name: $0.name, balance: $0.balanceInCents.asCurrency) } }
            .asDriver(onErrorJustReturn: [])
        total = accounts
            .map { $0.reduce(0) { $0 + $1.balanceInCents }.asCurrency }
            .asDriver(onErrorJustReturn: "–")
    }
}
