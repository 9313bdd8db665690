import UIKit

final class TreeModel {

    var count = 1
}

protocol Service {}
