import UIKit

func count() -> Int {
    ()
}
