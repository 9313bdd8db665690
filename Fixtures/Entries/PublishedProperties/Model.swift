import UIKit

final class Model: ObservableObject { @Published var titles = ["Oak", "Ash", "Elm"] }
