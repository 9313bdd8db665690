public import Foundation

/// Responds to events in a collection view. Only `collectionView(_:targetContentOffsetForProposedContentOffset:)` is called here,
/// after updates (B-I8). The other methods concern a user's actions and views that appear or disappear, which do not occur.
///
/// Methods that are optional in UIKit have a default here that returns UIKit's default value.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    // MARK: Selection

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)
    func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)

    // MARK: Display

    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath)
    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath)
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath)
    func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout) -> UICollectionViewTransitionLayout
    /// The content offset after an update, or with a new layout or size. Replaces the layout's own answer.
    func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint

    // MARK: Editing and moving

    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool
    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath
    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath
    func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext) -> Bool

    // MARK: Focus

    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext) -> Bool
    func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator)
    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?
    func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool

    // MARK: Menus

    func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool
    func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?) -> Bool
    func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?)
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration?
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview?
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath) -> UITargetedPreview?
    func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
    func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    func collectionView(
        _ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIWindowScene.ActivationConfiguration?
}

extension UICollectionViewDelegate {
    // MARK: Selection

    public func collectionView(_: UICollectionView, shouldHighlightItemAt _: IndexPath) -> Bool { true }
    public func collectionView(_: UICollectionView, didHighlightItemAt _: IndexPath) {}
    public func collectionView(_: UICollectionView, didUnhighlightItemAt _: IndexPath) {}
    public func collectionView(_: UICollectionView, shouldSelectItemAt _: IndexPath) -> Bool { true }
    public func collectionView(_: UICollectionView, shouldDeselectItemAt _: IndexPath) -> Bool { true }
    public func collectionView(_: UICollectionView, didSelectItemAt _: IndexPath) {}
    public func collectionView(_: UICollectionView, didDeselectItemAt _: IndexPath) {}
    public func collectionView(_: UICollectionView, shouldBeginMultipleSelectionInteractionAt _: IndexPath) -> Bool { false }
    public func collectionView(_: UICollectionView, didBeginMultipleSelectionInteractionAt _: IndexPath) {}
    public func collectionViewDidEndMultipleSelectionInteraction(_: UICollectionView) {}
    public func collectionView(_: UICollectionView, canPerformPrimaryActionForItemAt _: IndexPath) -> Bool { true }
    public func collectionView(_: UICollectionView, performPrimaryActionForItemAt _: IndexPath) {}

    // MARK: Display

    public func collectionView(_: UICollectionView, willDisplay _: UICollectionViewCell, forItemAt _: IndexPath) {}
    public func collectionView(_: UICollectionView, didEndDisplaying _: UICollectionViewCell, forItemAt _: IndexPath) {}
    public func collectionView(
        _: UICollectionView, willDisplaySupplementaryView _: UICollectionReusableView, forElementKind _: String, at _: IndexPath) {}
    public func collectionView(
        _: UICollectionView, didEndDisplayingSupplementaryView _: UICollectionReusableView, forElementOfKind _: String,
        at _: IndexPath) {}
    public func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }
    public func collectionView(
        _: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { proposedContentOffset }

    // MARK: Editing and moving

    public func collectionView(_: UICollectionView, canEditItemAt _: IndexPath) -> Bool { false }
    public func collectionView(
        _: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath _: IndexPath, atCurrentIndexPath _: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath { proposedIndexPath }
    public func collectionView(
        _: UICollectionView, targetIndexPathForMoveFromItemAt _: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath }
    public func collectionView(
        _: UICollectionView, shouldSpringLoadItemAt _: IndexPath, with _: any UISpringLoadedInteractionContext) -> Bool { true }

    // MARK: Focus

    public func collectionView(_: UICollectionView, canFocusItemAt _: IndexPath) -> Bool { true }
    public func collectionView(_: UICollectionView, shouldUpdateFocusIn _: UICollectionViewFocusUpdateContext) -> Bool { true }
    public func collectionView(
        _: UICollectionView, didUpdateFocusIn _: UICollectionViewFocusUpdateContext, with _: UIFocusAnimationCoordinator) {}
    public func indexPathForPreferredFocusedView(in _: UICollectionView) -> IndexPath? { nil }
    public func collectionView(
        _ collectionView: UICollectionView, selectionFollowsFocusForItemAt _: IndexPath
    ) -> Bool { collectionView.selectionFollowsFocus }

    // MARK: Menus

    public func collectionView(_: UICollectionView, shouldShowMenuForItemAt _: IndexPath) -> Bool { false }
    public func collectionView(
        _: UICollectionView, canPerformAction _: Selector, forItemAt _: IndexPath, withSender _: Any?) -> Bool { false }
    public func collectionView(_: UICollectionView, performAction _: Selector, forItemAt _: IndexPath, withSender _: Any?) {}
    public func collectionView(
        _: UICollectionView, contextMenuConfigurationForItemAt _: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { nil }
    public func collectionView(
        _: UICollectionView, contextMenuConfigurationForItemsAt _: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    public func collectionView(
        _: UICollectionView, contextMenuConfiguration _: UIContextMenuConfiguration, highlightPreviewForItemAt _: IndexPath
    ) -> UITargetedPreview? { nil }
    public func collectionView(
        _: UICollectionView, contextMenuConfiguration _: UIContextMenuConfiguration, dismissalPreviewForItemAt _: IndexPath
    ) -> UITargetedPreview? { nil }
    public func collectionView(
        _: UICollectionView, previewForHighlightingContextMenuWithConfiguration _: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    public func collectionView(
        _: UICollectionView, previewForDismissingContextMenuWithConfiguration _: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    public func collectionView(
        _: UICollectionView, willPerformPreviewActionForMenuWith _: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating) {}
    public func collectionView(
        _: UICollectionView, willDisplayContextMenu _: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?) {}
    public func collectionView(
        _: UICollectionView, willEndContextMenuInteraction _: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?) {}
    public func collectionView(
        _: UICollectionView, sceneActivationConfigurationForItemAt _: IndexPath, point: CGPoint
    ) -> UIWindowScene.ActivationConfiguration? { nil }
}
