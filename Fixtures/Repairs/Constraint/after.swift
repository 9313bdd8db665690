import UIKit

final class Screen<Model         , Item: Hashable>: UIViewController {}
