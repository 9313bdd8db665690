import UIKit

final class TreeModel {
    let service: Service
    var count = 1
}

protocol Service {}
