import Testing
import UIKit

/// Observers of views' properties.
@MainActor
struct ViewObserverTests {
    private final class Listener: UIView {
        var heard: [String] = []

        override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
        ) {
            heard.append("\(keyPath ?? "") \(change?[.newKey] ?? "") \(change?[.oldKey] ?? "")")
        }
    }

    @Test func observersHearOfGeometryOnce() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        nonisolated(unsafe) var heard: [String] = []
        let observations = [
            scroll.observe(\.bounds, options: [.new, .old]) { _, change in heard.append("bounds \(change.oldValue!.height) \(change.newValue!.height)") },
            scroll.observe(\.frame) { view, _ in heard.append("frame \(view.frame.minX) \(view.frame.height)") },
            scroll.observe(\.contentOffset) { view, _ in heard.append("offset \(view.contentOffset.y)") },
            scroll.observe(\.contentSize, options: .new) { _, change in heard.append("content \(change.newValue!.height)") },
            scroll.observe(\.isHidden) { view, _ in heard.append("hidden \(view.isHidden)") },
            scroll.observe(\.safeAreaInsets) { view, _ in heard.append("safe area \(view.safeAreaInsets.top)") },
        ]
        scroll.frame = CGRect(x: 20, y: 0, width: 100, height: 200)
        scroll.contentSize = CGSize(width: 100, height: 900)
        scroll.contentSize = CGSize(width: 100, height: 900)
        scroll.contentOffset.y = 40
        scroll.isHidden = true
        scroll.adopt(safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 0, right: 0))
        for observation in observations { observation.invalidate() }
        scroll.frame.size.height = 5
        #expect(heard == [
            "bounds 100.0 200.0", "frame 20.0 200.0", "content 900.0", "bounds 200.0 200.0", "offset 40.0", "hidden true", "safe area 59.0",
        ])
    }

    @Test func respondersHearOfKeyPaths() {
        let (view, listener) = (UIScrollView(), Listener())
        for path in ["bounds", "contentOffset", "hidden", "alpha"] { view.addObserver(listener, forKeyPath: path, options: [.new, .old], context: nil) }
        view.contentOffset = CGPoint(x: 0, y: 7)
        view.isHidden = true
        view.alpha = 0.5
        view.removeObserver(listener, forKeyPath: "bounds")
        view.contentOffset = .zero
        #expect(listener.heard.map { $0.prefix { $0 != " " } } == ["bounds", "contentOffset", "hidden", "contentOffset"])
        #expect(listener.heard[2] == "hidden true false")
    }

    /// As in apps that place views by those that constraints place.
    @Test func constraintsTellObservers() {
        let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), UIView())
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor), view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5), view.heightAnchor.constraint(equalToConstant: 10),
        ])
        nonisolated(unsafe) var widths: [CGFloat] = []
        let observation = view.observe(\.bounds, options: .new) { _, change in widths.append(change.newValue!.width) }
        root.layoutIfNeeded()
        root.frame.size.width = 200
        root.layoutIfNeeded()
        #expect(widths == [150, 100])
        _ = observation
    }
}
