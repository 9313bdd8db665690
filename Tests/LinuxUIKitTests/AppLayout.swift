import UIKit

/// The layouts of the sample apps, named after their equivalent documents.
enum AppLayout: String, CaseIterable {
    case settingsList = "settings-list"
    case columnsBySection = "columns-by-section"
    case adaptiveColumns = "adaptive-columns"
    case articleFeed = "article-feed"
    case photoWall = "photo-wall"
    case photoGrid = "photo-grid"
    case photoGridWithHeader = "photo-grid-with-header"
    case photoGridWithBanners = "photo-grid-with-banners"
    case photoGridWithBackground = "photo-grid-with-background"
    case galleryBySection = "gallery-by-section"
    case mosaic
    case mosaicWithAGap = "mosaic-with-a-gap"
    case mosaicWithHeader = "mosaic-with-header"
    case mosaicPaging = "mosaic-paging"
    case carousel
    case waterfall
    case horizontalShelves = "horizontal-shelves"
    case plainList = "plain-list"

    /// A collection view with the layout, and the view controller that created it, if any.
    @MainActor
    func show() -> (view: UICollectionView, controller: UIViewController?) {
        switch self {
        case .settingsList: shown(SettingsViewController())
        case .columnsBySection: shown(ColumnsViewController())
        case .adaptiveColumns: shown(FoldersViewController())
        case .articleFeed: shown(ArticleFeedLayout.make())
        case .photoWall: shown(UICollectionViewLayout.photoWall())
        case .photoGrid: shown(UICollectionViewLayout.photoGrid())
        case .photoGridWithHeader: shown(UICollectionViewLayout.photoGridWithHeader())
        case .photoGridWithBanners: shown(UICollectionViewLayout.photoGridWithBanners())
        case .photoGridWithBackground: shown(UICollectionViewLayout.photoGridWithBackground())
        case .galleryBySection: shown(GalleryViewController())
        case .mosaic: shown(MosaicViewController(version: .plain))
        case .mosaicWithAGap: shown(MosaicViewController(version: .twoSubitems))
        case .mosaicWithHeader: shown(MosaicViewController(version: .withHeader))
        case .mosaicPaging: shown(MosaicViewController(version: .paging))
        case .carousel: shown(CarouselLayout()())
        case .waterfall: shown(Self.waterfallLayout.createLayout())
        case .horizontalShelves: shown(UICollectionViewCompositionalLayout.shelves)
        case .plainList: shown(HerbsViewController())
        }
    }

    /// Retained here, as the layout's closure references its maker weakly.
    @MainActor private static let waterfallLayout = WaterfallLayout(aspectRatios: [1, 1.5, 0.75, 1.25, 0.5])

    @MainActor
    private func shown(_ layout: UICollectionViewLayout) -> (view: UICollectionView, controller: UIViewController?) {
        (UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layout), nil)
    }

    @MainActor
    private func shown(_ controller: UIViewController) -> (view: UICollectionView, controller: UIViewController?) {
        let views = [controller.view!] + controller.view.subviews
        guard let view = views.lazy.compactMap({ $0 as? UICollectionView }).first else {
            preconditionFailure("\(controller) shows no collection view.")
        }
        return (view, controller)
    }
}
