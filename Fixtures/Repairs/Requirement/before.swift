import UIKit

protocol TreeService {
    func trees() -> Observable<[String]>
    func leaves() -> [String]
}
