import Testing
import UIKit

struct ColorTests {
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    private func bytes(_ color: UIColor) -> [Int] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue].map { Int(($0 * 255).rounded()) } + [Int((alpha * 100).rounded())]
    }

    @Test func systemColoursHaveALightAndADarkValue() {
        #expect(bytes(.systemRed) == [255, 59, 48, 100])
        #expect(bytes(.systemRed.resolvedColor(with: dark)) == [255, 69, 58, 100])
        #expect(bytes(.secondaryLabel) == [60, 60, 67, 60])
        #expect(bytes(.secondaryLabel.resolvedColor(with: dark)) == [235, 235, 245, 60])
        #expect(bytes(.secondarySystemGroupedBackground.resolvedColor(with: dark)) == [28, 28, 30, 100])
    }

    // UIKit itself has components that are not multiples of 1/255.
    @Test func opacitiesAreExact() {
        #expect(UIColor.tertiaryLabel.cgColor.alpha == 0.3)
        #expect(UIColor.separator.cgColor.alpha == 0.29)
        #expect(UIColor.quaternaryLabel.resolvedColor(with: dark).cgColor.alpha == 0.16)
        #expect(UIColor.secondarySystemFill.resolvedColor(with: dark).cgColor.alpha == 0.32)
    }

    @Test func aListsSeparatorsHaveTheSystemsColour() {
        #expect(UIListSeparatorConfiguration(listAppearance: .plain).color == .separator)
        #expect(bytes(.separator.resolvedColor(with: dark)) == [84, 84, 88, 60])
    }

    @Test func colourFollowsTheCurrentTraits() {
        dark.performAsCurrent { #expect(bytes(.systemBackground) == [0, 0, 0, 100]) }
        #expect(bytes(.systemBackground) == [255, 255, 255, 100])
    }

    @Test func layersHaveTheComponentsOfTheMoment() {
        let view = UIView()
        dark.performAsCurrent { view.layer.borderColor = UIColor.label.cgColor }
        #expect(view.layer.borderColor?.components == [1, 1, 1, 1])
    }

    @Test func aProviderIsAskedForTheTraits() {
        let color = UIColor { traits in traits.userInterfaceStyle == .dark ? .systemBlue : .black }
        #expect(bytes(color) == [0, 0, 0, 100])
        #expect(bytes(color.resolvedColor(with: dark)) == [10, 132, 255, 100])
    }

    @Test func opacityIsReplacedInBothAppearances() {
        let faded = UIColor.label.withAlphaComponent(0.5)
        #expect(bytes(faded) == [0, 0, 0, 50])
        #expect(bytes(faded.resolvedColor(with: dark)) == [255, 255, 255, 50])
    }

    @Test func literalsAreColours() {
        #expect(bytes(#colorLiteral(red: 1, green: 0.2, blue: 0, alpha: 0.5)) == [255, 51, 0, 50])
        let border: CGColor? = #colorLiteral(red: 1, green: 0.25, blue: 0, alpha: 0.5)
        #expect(border?.components == [1, 0.25, 0, 0.5])
        #expect(UIColor(named: "Background").map(bytes) == [0, 0, 0, 0] && bytes(UIColor()) == [0, 0, 0, 0])
    }

    @Test func hueGoesRoundTheCircle() {
        func vivid(_ hue: CGFloat) -> UIColor { UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1) }
        #expect(bytes(vivid(0)) == [255, 0, 0, 100])
        #expect(bytes(vivid(1 / 3)) == [0, 255, 0, 100])
        #expect(bytes(vivid(0.5)) == [0, 255, 255, 100])
        #expect(bytes(vivid(0.75)) == [128, 0, 255, 100])
    }

    /// All around the circle, with those below red, whose blue is above their green.
    @Test(arguments: stride(from: 0, to: 24, by: 1).map { CGFloat($0) / 24 }, [CGFloat(1), 0.5])
    func aColoursHueIsTheOneItWasMadeOf(hue: CGFloat, saturation: CGFloat) {
        var (found, strength, brightness): (CGFloat, CGFloat, CGFloat) = (-1, -1, -1)
        UIColor(hue: hue, saturation: saturation, brightness: 0.75, alpha: 1)
            .getHue(&found, saturation: &strength, brightness: &brightness, alpha: nil)
        #expect(abs(found - hue) < 1e-9 && abs(strength - saturation) < 1e-9 && abs(brightness - 0.75) < 1e-9)
    }

    @Test func paleAndDimColoursAreMixedWithWhiteAndBlack() {
        #expect(bytes(UIColor(hue: 0, saturation: 0.5, brightness: 1, alpha: 1)) == [255, 128, 128, 100])
        #expect(bytes(UIColor(hue: 0, saturation: 1, brightness: 0.5, alpha: 0.25)) == [128, 0, 0, 25])
        #expect(bytes(UIColor(white: 0.2, alpha: 1)) == [51, 51, 51, 100])
    }

    @Test func equalComponentsAreEqualColours() {
        #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(UIColor.label == UIColor.label)
        #expect(UIColor.label != UIColor.black)
        #expect(UIColor.red.withAlphaComponent(0.5) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        #expect(Set([UIColor.white, UIColor(white: 1, alpha: 1)]).count == 1)
    }

    @Test func onlyGreysHaveAWhite() {
        var white: CGFloat = 0
        #expect(UIColor(white: 0.5, alpha: 1).getWhite(&white, alpha: nil) && white == 0.5)
        #expect(!UIColor.red.getWhite(&white, alpha: nil))
    }

    @Test func coloursComeFromOtherSpaces() {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect([red, green, blue].allSatisfy { abs($0 - 0.5) < 0.001 } && alpha == 0.25)
        UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect(abs(red - 1) < 0.001 && green == 0 && blue == 0)
        UIColor(displayP3Red: 0.6, green: 0.4, blue: 0.2, alpha: 1).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect(abs(red - 0.6345) < 0.001 && abs(green - 0.3887) < 0.001 && abs(blue - 0.1502) < 0.001)
        #expect(UIColor(cgColor: UIColor.red.cgColor) == .red)
    }

    @Test func resourcesAreFoundByTheirNames() {
        #expect(UIColor(resource: ColorResource(name: "accent", bundle: .main)).components == UIColor.clear.components, "no catalogue has it")
        #expect(UIImage(resource: ImageResource(name: "leaf", bundle: .main)).name == "leaf")
    }

    @Test func anImageOfACellHasItsTransformedTintColor() {
        var image = UIListContentConfiguration.cell().imageProperties
        #expect(image.resolvedTintColor(for: .red) == .red)
        image.tintColor = .blue
        image.tintColorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
        #expect(image.resolvedTintColor(for: .red) == UIColor.blue.withAlphaComponent(0.5))
    }
}
