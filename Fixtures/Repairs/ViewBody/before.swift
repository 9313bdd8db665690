import SwiftUI
import UIKit

struct TreeCard: View {
    var body: some View {
        VStack {
            Text("a")
            KitBadge(1)
        }
    }
}
