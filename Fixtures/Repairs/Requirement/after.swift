import UIKit

protocol TreeService {

    func leaves() -> [String]



}
