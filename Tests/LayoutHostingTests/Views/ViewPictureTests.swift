import LayoutHosting
import Testing
import UIKit
import ViewPictures

/// Boxes, layers and colours of views in pictures.
@MainActor
struct ViewPictureTests {
    @Test func aBoxHasItsViewsAppearance() throws {
        let picture = try ViewPicture.ofBox { view in
            view.backgroundColor = .systemBlue
            (view.alpha, view.clipsToBounds, view.transform) = (0.5, true, CGAffineTransform(rotationAngle: 1))
            (view.layer.cornerRadius, view.layer.borderWidth, view.layer.borderColor) = (8, 2, UIColor.separator.cgColor)
            view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
            (view.layer.shadowOpacity, view.layer.shadowRadius, view.layer.shadowOffset) = (0.3, 4, CGSize(width: 0, height: 2))
        }
        #expect(picture.className == "UIView" && picture.opacity == 0.5 && picture.isClipped && picture.transform != nil)
        #expect(picture.background?.words == "#007AFF #0A84FF")
        #expect(picture.corners.radius == 8 && picture.corners.rounded == [.topLeft, .bottomRight])
        #expect(picture.border?.width == 2 && picture.border?.color.words == "#3C3C434A #54545899")
        #expect(picture.shadow?.radius == 4 && picture.shadow?.offset == CGSize(width: 0, height: 2))
    }

    @Test func hiddenAndTransparentViewsAreLeftOut() throws {
        let picture = try ViewPicture.ofBox { view in
            for change in [{ $0.isHidden = true }, { $0.alpha = 0 }, { _ in }] as [(UIView) -> Void] {
                let subview = UIView(frame: view.bounds)
                change(subview)
                view.addSubview(subview)
            }
        }
        #expect(picture.children.count == 1)
    }

    @Test func coloursAreResolvedInLightAndInDark() throws {
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .systemGray5 : .white }
        #expect(try ViewPicture.ofBox { $0.backgroundColor = dynamic }.background?.words == "#FFFFFF #2C2C2E")
        #expect(try ViewPicture.ofBox { $0.backgroundColor = dynamic.withAlphaComponent(0.5) }.background?.words == "#FFFFFF80 #2C2C2E80")
        #expect(try ViewPicture.ofBox { $0.layer.backgroundColor = dynamic.cgColor }.background?.words == "#FFFFFF #2C2C2E")
        #expect(try ViewPicture.ofBox { $0.backgroundColor = .clear }.background == nil)
        // Colours of asset catalogues are not known.
        #expect(try ViewPicture.ofBox { $0.backgroundColor = UIColor(named: "Brand") }.background?.words == "#E5E5EA #2C2C2E")
        let forced = try ViewPicture.ofBox { ($0.overrideUserInterfaceStyle, $0.backgroundColor) = (.dark, .systemBackground) }
        #expect(forced.background?.words == "#000000 #000000")
    }

    @Test func aTintIsInherited() throws {
        let picture = try ViewPicture.ofBox { view in
            view.tintColor = .systemGreen
            view.addSubview(UIImageView(image: UIImage(systemName: "star")))
            view.addSubview(UIImageView(image: UIImage(systemName: "star")?.withTintColor(.systemRed)))
        }
        #expect(picture.children.map { $0.image?.tint?.words } == ["#34C759 #30D158", "#FF3B30 #FF453A"])
        #expect(picture.children[0].image?.symbol == "star")
    }

    @Test func sublayersDrawTheirGradientsAndPaths() throws {
        let picture = try ViewPicture.ofBox { view in
            let gradient = CAGradientLayer()
            gradient.colors = [UIColor.systemRed.cgColor, UIColor.systemBlue.cgColor]
            gradient.frame = view.layer.bounds
            let shape = CAShapeLayer()
            shape.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).cgPath
            (shape.strokeColor, shape.fillColor, shape.lineWidth) = (UIColor.white.cgColor, nil, 3)
            [gradient, shape].forEach(view.layer.addSublayer)
        }
        #expect(picture.children.map(\.className) == ["CAGradientLayer", "CAShapeLayer"])
        #expect(picture.children[0].frame == CGRect(x: 0, y: 0, width: 100, height: 60) && picture.children[0].gradient?.locations == [0, 1])
        let shape = try #require(picture.children[1].shapes.first)
        #expect(shape.fill == nil && shape.stroke != nil && shape.lineWidth == 3)
        #expect(shape.segments.count { if case .curve = $0 { true } else { false } } == 4)
    }

    @Test func scrolledContentIsMovedAndClipped() throws {
        let picture = try ViewPicture.of {
            let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
            view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200)))
            view.contentOffset.y = 30
            return view
        }
        #expect(picture.isClipped && picture.children[0].frame.minY == -30)
    }

    @Test(arguments: [
        (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 60)), (.scaleAspectFit, CGRect(x: 20, y: 0, width: 60, height: 60)),
        (.scaleAspectFill, CGRect(x: 0, y: -20, width: 100, height: 100)), (.center, CGRect(x: 40, y: 20, width: 20, height: 20)),
        (.bottomRight, CGRect(x: 80, y: 40, width: 20, height: 20)),
    ])
    func theContentModePlacesAnImage(_ mode: UIView.ContentMode, _ frame: CGRect) throws {
        let picture = try ViewPicture.of {
            let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
            view.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
            view.contentMode = mode
            return view
        }
        #expect(picture.image?.frame == frame && picture.image?.symbol == nil)
    }

    @Test func whatCannotBeDrawnIsNamed() throws {
        final class Browser: WKWebView {}
        let picture = try ViewPicture.of {
            let view = Browser(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
            view.addSubview(UIView())
            return view
        }
        #expect(picture.content == .foreign("WKWebView") && picture.children.isEmpty)
    }

    @Test func aVideoIsNamedInAViewAndInASublayer() throws {
        final class Player: UIView {
            override class var layerClass: AnyClass { AVPlayerLayer.self }
        }
        #expect(try ViewPicture.of { Player(frame: CGRect(x: 0, y: 0, width: 100, height: 60)) }.content == .foreign("AVPlayerLayer"))
        let picture = try ViewPicture.ofBox { view in
            let video = AVPlayerLayer(player: AVPlayer())
            video.frame = view.bounds
            view.layer.addSublayer(video)
        }
        #expect(picture.children.map(\.content) == [.foreign("AVPlayerLayer")])
    }

    @Test func classNamesHaveNeitherModuleNorArguments() throws {
        final class Card<Content>: UIView {}
        #expect(try ViewPicture.of { Card<Int>(frame: .zero) }.className == "Card")
    }

    @Test func aConstrainedViewIsLaidOutInItsSize() throws {
        let picture = try ViewPicture.ofBox { view in
            let label = label("Title")
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            NSLayoutConstraint.activate([
                label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
                label.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ])
        }
        #expect(picture.children[0].frame.maxX == 90 && picture.children[0].frame.maxY == 60)
    }
}
