import SwiftUI
import Testing
import UIKit

private struct Card: View {
    var body: some View {
        HStack { Text("Card"); Spacer() }.frame(height: 80).background(Color.red)
    }
}

/// Nothing but code decides how deep it is.
private struct Endless: View {
    var body: AnyView { AnyView(Endless().padding(4)) }
}

/// Numbers in SwiftUI code that decide the size of a cell.
@MainActor
struct HostedSizeTests {
    /// The size of a cell that its layout estimates at 200 × 100, and the sides that nothing decides.
    private func fitted(
        _ configuration: some UIContentConfiguration, in cell: UICollectionViewCell = UICollectionViewCell()
    ) -> (size: CGSize, undecided: String) {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        attributes.estimatedAxes = [.horizontal, .vertical]
        cell.frame = attributes.frame
        cell.contentConfiguration = configuration
        let size = cell.preferredLayoutAttributesFitting(attributes).size
        return (size, (cell.undecidedSides.contains(.undecidedWidth) ? "w" : "") + (cell.undecidedSides.contains(.undecidedHeight) ? "h" : ""))
    }

    /// The cell's layout margins are 8 on each side.
    @Test func aFrameAndTheMarginsDecide() {
        let framed = fitted(UIHostingConfiguration { Text("x").frame(width: 60, height: 40) })
        #expect(framed.size == CGSize(width: 76, height: 56) && framed.undecided == "")
        let bare = fitted(UIHostingConfiguration { Text("x").frame(width: 60, height: 40) }.margins(.all, 0))
        #expect(bare.size == CGSize(width: 60, height: 40))
        let some = fitted(UIHostingConfiguration { Text("x").frame(height: 40) }.margins(.vertical, 20).margins(.top, EdgeInsets(top: 1)))
        #expect(some.size == CGSize(width: 200, height: 61) && some.undecided == "w")
    }

    /// As in a cell that adds the view of a hosting controller, to which it sets its views later.
    @Test func aHostingControllersViewHasTheSizeOfItsViews() {
        let cell = UICollectionViewCell()
        let host = UIHostingController(rootView: AnyView(Text("x").frame(height: 10)))
        host.view.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(host.view)
        NSLayoutConstraint.activate([
            host.view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor), host.view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            host.view.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            host.view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        ])
        host.rootView = AnyView(Card().padding(5))
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        attributes.estimatedAxes = [.vertical]
        #expect(cell.preferredLayoutAttributesFitting(attributes).size == CGSize(width: 200, height: 90))
        #expect(host.view.subviews.compactMap { ($0 as? UILabel)?.text } == ["Card"])
    }

    @Test func aListsCellHasTheMarginsOfItsRows() {
        let row = fitted(UIHostingConfiguration { Text("x").frame(width: 60, height: 40) }, in: UICollectionViewListCell())
        #expect(row.size == CGSize(width: 92, height: 62))
    }

    /// B-T8: 16 points at the sides of narrow lists, 20 from a width of 390 on.
    @Test(arguments: [(375, 16), (393, 20)] as [(CGFloat, CGFloat)])
    func aListsCellHasTheSideMarginsOfItsList(width: CGFloat, side: CGFloat) {
        let layout = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
        let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: width, height: 800), collectionViewLayout: layout)
        list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        let source = Rows()
        list.dataSource = source
        list.layoutIfNeeded()
        let cell = list.dequeueReusableCell(withReuseIdentifier: "row", for: IndexPath(item: 0, section: 0))
        let row = fitted(UIHostingConfiguration { Text("x").frame(width: 60, height: 40) }, in: cell)
        #expect(row.size == CGSize(width: 60 + 2 * side, height: 62))
    }

    private final class Rows: NSObject, UICollectionViewDataSource {
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
        }
    }

    @Test func paddingWithNumbersCounts() {
        func height(@ViewBuilder _ content: () -> some View) -> CGFloat? {
            let (size, undecided) = fitted(UIHostingConfiguration(content: content).margins(.all, 0))
            return undecided.contains("h") ? nil : size.height
        }
        #expect(height { Text("x").frame(height: 40).padding(5) } == 50)
        #expect(height { Text("x").frame(height: 40).padding(.top, 5).padding(.horizontal, 9) } == 45)
        #expect(height { Text("x").frame(height: 40).padding(EdgeInsets(top: 1, leading: 50, bottom: 2, trailing: 50)) } == 43)
        #expect(height { Text("x").padding(5).frame(height: 40) } == 40)
        // The system's own padding, and the height of a text, are no numbers in code.
        #expect(height { Text("x").frame(height: 40).padding() } == nil && height { Text("x").padding(5) } == nil)
        #expect(height { Text("x").frame(height: 40).frame(minHeight: 90) } == nil)
        #expect(height { Endless() } == nil)
    }

    @Test func theSizeOfTheOnlyViewInContainersCounts() {
        func height(@ViewBuilder _ content: () -> some View) -> CGFloat {
            fitted(UIHostingConfiguration(content: content).margins(.all, 0)).size.height
        }
        #expect(height { Card() } == 80 && height { VStack { Group { AnyView(Card()) } } } == 80)
        #expect(height { Card().overlay(Text("above").frame(height: 300)) } == 80)
        #expect(height { ScrollView { Card() } } == 100 && height { VStack { Card(); Card() } } == 100)
    }

    @Test func aMinimumDecidesWhatNothingElseDoes() {
        let text = fitted(UIHostingConfiguration { Text("x") }.minSize(height: 120))
        #expect(text.size.height == 120 && text.undecided == "w")
        #expect(fitted(UIHostingConfiguration { Card() }.margins(.all, 0).minSize(height: 70)).size.height == 80)
        #expect(fitted(UIHostingConfiguration { Card() }.minSize(width: 50, height: 120)).size == CGSize(width: 50, height: 120))
        #expect(fitted(UIHostingConfiguration { Text("x") }).undecided == "wh")
    }

    @Test func anotherConfigurationOfAShownOneReplacesItsSize() {
        let cell = UICollectionViewCell()
        func configuration(_ height: CGFloat, _ title: String) -> some UIContentConfiguration {
            UIHostingConfiguration { Text(title).frame(height: height) }.margins(.all, 0)
        }
        #expect(fitted(configuration(30, "one"), in: cell).size.height == 30)
        #expect(fitted(configuration(90, "two"), in: cell).size.height == 90)
        #expect(cell.contentView.subviews.compactMap { ($0 as? UILabel)?.text } == ["two"])
    }
}
