/// Previews for Xcode. Never shown here.
@preconcurrency @MainActor
public protocol PreviewProvider {
    associatedtype Previews: View

    @ViewBuilder static var previews: Previews { get }
}
