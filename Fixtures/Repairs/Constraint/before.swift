import UIKit

final class Screen<Model: Reactor, Item: Hashable>: UIViewController {}
