import UIKit

func go(_ list: [Int]) {
    list.forEach {
        ()
    }
}
