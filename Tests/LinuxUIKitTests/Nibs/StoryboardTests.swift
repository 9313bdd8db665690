import Testing
import UIKit

/// Storyboard files: `Fixtures/Interfaces/Base.lproj/Album.storyboard`.
@MainActor
struct StoryboardTests {
    private let storyboard = UIStoryboard(name: "Album", bundle: nil)

    private func makeAlbum() throws -> AlbumViewController {
        try #require(storyboard.instantiateViewController(withIdentifier: "album") as? AlbumViewController)
    }

    @Test func theInitialControllerHoldsThoseRelatedToIt() throws {
        try Album.perform {
            let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
            #expect(navigation.viewControllers.map { "\(type(of: $0))" } == ["AlbumViewController"])
            #expect(navigation.topViewController?.navigationItem.title == "Album")
            #expect(navigation.topViewController?.isViewLoaded == false)
            #expect(navigation.storyboard === storyboard)
        }
    }

    @Test func aControllersViewIsLoadedFromItsScene() throws {
        let (album, notes) = try Album.perform {
            let album = try makeAlbum()
            album.loadViewIfNeeded()
            return album
        }
        #expect(notes == [])
        #expect(album.itemSize == CGSize(width: 124, height: 90))
        // As UIKit wraps it.
        #expect(album.collectionView.superview === album.view)
        #expect(album.view.frame.size == LayoutViewport.current.size)
        #expect(album.collectionView.dataSource === album)
        #expect(album.collectionView.contentInset.top == 12)
        #expect(album.navigationItem.rightBarButtonItem === album.addButton)
        #expect(!album.addButton.isEnabled)
        #expect(album.emptyView.frame.size == CGSize(width: 240, height: 128))
    }

    @Test func aFlowLayoutHasItsMetrics() throws {
        try Album.perform {
            let layout = try #require(try makeAlbum().collectionView.collectionViewLayout as? UICollectionViewFlowLayout)
            #expect(layout.minimumLineSpacing == 6)
            #expect(layout.minimumInteritemSpacing == 5)
            #expect(layout.sectionInset == UIEdgeInsets(top: 7, left: 5, bottom: 8, right: 6))
            #expect(layout.headerReferenceSize == CGSize(width: 50, height: 44))
            #expect(layout.estimatedItemSize == .zero)
        }
    }

    @Test func aFlowLayoutOfAutomaticSizesScrollsInItsDirection() throws {
        try Album.perform {
            let other = storyboard.instantiateViewController(withIdentifier: "detail") as? DetailViewController
            other?.loadViewIfNeeded()
            let automatic = try #require(other?.collectionView.collectionViewLayout as? UICollectionViewFlowLayout)
            #expect(automatic.estimatedItemSize == UICollectionViewFlowLayout.automaticSize)
            #expect(automatic.scrollDirection == .horizontal)
        }
    }

    private let path = IndexPath(item: 1, section: 0)

    private func makeCollectionView() throws -> UICollectionView {
        let view = try #require(makeAlbum().collectionView)
        view.collectionViewLayout = UICollectionViewLayout()
        return view
    }

    @Test func prototypesOfCellsAreRegistered() throws {
        let (_, notes) = try Album.perform {
            let view = try makeCollectionView()
            let place = try #require(view.dequeueReusableCell(withReuseIdentifier: "place", for: path) as? PlaceCell)
            #expect(place.nameLabel.text == "Place")
            #expect(place.nameLabel.font == .boldSystemFont(ofSize: 15))
            #expect(place.nameLabel.textColor == UIColor(white: 1 / 3, alpha: 1))
            place.frame.size = CGSize(width: 200, height: 100)
            #expect(place.nameLabel.frame == CGRect(x: 4, y: 70, width: 192, height: 26))
            #expect(type(of: view.dequeueReusableCell(withReuseIdentifier: "map", for: path)) == UICollectionViewCell.self)
        }
        #expect(notes == ["Album.storyboard: not read: mapView"])
    }

    @Test func aPrototypeOfAHeaderIsRegistered() throws {
        try Album.perform {
            let view = try makeCollectionView()
            let header = view.dequeueReusableSupplementaryView(
                ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "year", for: path)
            let year = try #require(header as? YearHeader)
            #expect(year.label.font == .preferredFont(forTextStyle: .title3))
            #expect(year.constraints.map(\.secondAttribute) == [.leadingMargin, .centerY, .trailing])
            // The views are there when `init(coder:)` of a class goes on.
            #expect(year.framesWhenMade.map(\.width) == [393, 361])
        }
    }

    private func makeDetail() -> DetailViewController {
        let detail: DetailViewController = storyboard.instantiateViewController(identifier: "detail")
        detail.loadViewIfNeeded()
        return detail
    }

    @Test func aStackHasItsArrangement() throws {
        try Album.perform {
            let stack = try #require(makeDetail().view.subviews.first as? UIStackView)
            #expect(stack.axis == .vertical)
            #expect(stack.distribution == .fillEqually)
            #expect(stack.alignment == .top)
            #expect(stack.spacing == 12)
        }
    }

    @Test func controlsHaveTheirTitles() throws {
        try Album.perform {
            let stack = try #require(makeDetail().view.subviews.first as? UIStackView)
            let (button, segments) = (stack.arrangedSubviews[0] as? UIButton, stack.arrangedSubviews[1] as? UISegmentedControl)
            #expect(button?.title(for: .disabled) == "Sharing")
            #expect(button?.buttonType == .system)
            #expect(segments?.titleForSegment(at: 1) == "Week")
            #expect(segments?.selectedSegmentIndex == 1)
        }
    }

    @Test func viewsHaveTheirConstraints() throws {
        try Album.perform {
            let detail = makeDetail()
            let stack = try #require(detail.view.subviews.first)
            #expect(detail.stackHeight.constant == 80)
            #expect(stack.constraints == [detail.stackHeight])
            #expect(detail.view.constraints.count == 7)
            #expect(detail.view.constraints.last?.firstItem === detail.view.safeAreaLayoutGuide)
        }
    }

    @Test func aCreatorMakesTheController() throws {
        Album.perform {
            let detail = storyboard.instantiateViewController(identifier: "detail") { coder in
                DetailViewController(coder: coder, subject: "beach")
            }
            #expect(detail.subject == "beach")
            #expect(detail.title == "Detail")
        }
    }

    @Test func aClassIsFoundInItsScene() throws {
        let (_, notes) = try Album.perform {
            let found = try UIStoryboard.controller(of: DetailViewController.self)
            #expect(found?.subject == "nothing")
            let other = try UIStoryboard.controller(of: UINavigationController.self)
            #expect(other == nil)
        }
        #expect(notes == ["it is made from its scene in Album.storyboard"])
    }

    /// Nothing of a scene holds its controller.
    @Test func aControllerIsReleased() throws {
        weak var released: UIViewController?
        try Album.perform {
            let album = try makeAlbum()
            album.loadViewIfNeeded()
            released = album
        }
        #expect(released == nil)
    }
}
