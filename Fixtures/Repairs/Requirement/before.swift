import UIKit

protocol TreeService {
    func trees() -> Observable<[String]>
    func leaves() -> [String]
    @MainActor
    @available(iOS 14, *)
    func roots() -> Observable<[String]>
}
