import SwiftUI
import UIKit

struct TreeCard: View {
    var body: some View { EmptyView()




    }
}
