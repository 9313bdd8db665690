import Testing
import UIKit

/// Views whose class generic code knows only at run time.
@MainActor
struct RuntimeCreatedViewTests {
    private final class Badge: UILabel {
        let mark: Int

        override init(frame: CGRect) {
            mark = 7
            super.init(frame: frame)
        }

        required init?(coder: NSCoder) { nil }

        override class func runtimeInstance(frame: CGRect) -> UIView { Badge(frame: frame) }
    }

    private final class Host<Content: UIView>: UICollectionViewCell {
        let content = Content()
    }

    private func make<Content: UIView>(_ type: Content.Type) -> Content { type.init(frame: CGRect(1, 2, 30, 40)) }

    @Test func aViewHasItsOwnClassAndFrame() {
        #expect(make(Badge.self).mark == 7 && make(Badge.self).frame == CGRect(1, 2, 30, 40))
        #expect(make(Host<Badge>.self).content.mark == 7)
        #expect(type(of: make(UIStackView.self)) == UIStackView.self)
        // A switch keeps its own size.
        #expect(make(UISwitch.self).frame.origin == CGPoint(x: 1, y: 2))
    }
}
