import Foundation

extension NSCollectionLayoutSize {
    /// Width and height as a drawing's label has them.
    var shorthand: (width: String, height: String) {
        (widthDimension.shorthand(of: .horizontal), heightDimension.shorthand(of: .vertical))
    }
}

extension NSCollectionLayoutDimension {
    /// `1/3` of the container's same side, `1/3w` of its width, `1/3h` of its height, `44pt`; `~44pt` is an estimate,
    /// `≈44pt` one that siblings share.
    func shorthand(of axis: Axis) -> String {
        let points = NumberText.text(Double(dimension), decimals: 2) + "pt"
        switch kind {
        case .fractionalWidth: return FractionText.text(Double(dimension)) + (axis == .horizontal ? "" : "w")
        case .fractionalHeight: return FractionText.text(Double(dimension)) + (axis == .vertical ? "" : "h")
        case .absolute: return points
        case .estimated: return "~" + points
        case .uniformAcrossSiblings: return "≈" + points
        }
    }
}
