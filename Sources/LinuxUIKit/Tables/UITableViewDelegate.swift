public import Foundation

/// Responds to a table view's events. Asked for row heights, headers and footers when rows are placed (R1); its other methods are never
/// called, as there is no user.
///
/// Methods that are optional in UIKit have a default here that returns UIKit's default value.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
    // MARK: Sizes

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

    // MARK: Headers and footers

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

    // MARK: Display

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

    // MARK: Selection

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool

    // MARK: Editing

    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
    func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath

    // MARK: Menus

    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?
    func tableView(
        _ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    func tableView(
        _ tableView: UITableView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    )
}

extension UITableViewDelegate {
    // MARK: Sizes

    public func tableView(_ tableView: UITableView, heightForRowAt _: IndexPath) -> CGFloat { tableView.rowHeight }
    public func tableView(_ tableView: UITableView, heightForHeaderInSection _: Int) -> CGFloat { tableView.sectionHeaderHeight }
    public func tableView(_ tableView: UITableView, heightForFooterInSection _: Int) -> CGFloat { tableView.sectionFooterHeight }
    public func tableView(
        _ tableView: UITableView, estimatedHeightForRowAt _: IndexPath) -> CGFloat { tableView.estimatedRowHeight }
    public func tableView(
        _ tableView: UITableView, estimatedHeightForHeaderInSection _: Int) -> CGFloat { tableView.estimatedSectionHeaderHeight }
    public func tableView(
        _ tableView: UITableView, estimatedHeightForFooterInSection _: Int) -> CGFloat { tableView.estimatedSectionFooterHeight }
    public func tableView(_: UITableView, indentationLevelForRowAt _: IndexPath) -> Int { 0 }

    // MARK: Headers and footers

    public func tableView(_: UITableView, viewForHeaderInSection _: Int) -> UIView? { nil }
    public func tableView(_: UITableView, viewForFooterInSection _: Int) -> UIView? { nil }

    // MARK: Display

    public func tableView(_: UITableView, willDisplay _: UITableViewCell, forRowAt _: IndexPath) {}
    public func tableView(_: UITableView, willDisplayHeaderView _: UIView, forSection _: Int) {}
    public func tableView(_: UITableView, willDisplayFooterView _: UIView, forSection _: Int) {}
    public func tableView(_: UITableView, didEndDisplaying _: UITableViewCell, forRowAt _: IndexPath) {}
    public func tableView(_: UITableView, didEndDisplayingHeaderView _: UIView, forSection _: Int) {}
    public func tableView(_: UITableView, didEndDisplayingFooterView _: UIView, forSection _: Int) {}

    // MARK: Selection

    public func tableView(_: UITableView, shouldHighlightRowAt _: IndexPath) -> Bool { true }
    public func tableView(_: UITableView, didHighlightRowAt _: IndexPath) {}
    public func tableView(_: UITableView, didUnhighlightRowAt _: IndexPath) {}
    public func tableView(_: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    public func tableView(_: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    public func tableView(_: UITableView, didSelectRowAt _: IndexPath) {}
    public func tableView(_: UITableView, didDeselectRowAt _: IndexPath) {}
    public func tableView(_: UITableView, shouldBeginMultipleSelectionInteractionAt _: IndexPath) -> Bool { false }
    public func tableView(_: UITableView, didBeginMultipleSelectionInteractionAt _: IndexPath) {}
    public func tableViewDidEndMultipleSelectionInteraction(_: UITableView) {}
    public func tableView(_: UITableView, canPerformPrimaryActionForRowAt _: IndexPath) -> Bool { true }
    public func tableView(_: UITableView, performPrimaryActionForRowAt _: IndexPath) {}
    public func tableView(_: UITableView, accessoryButtonTappedForRowWith _: IndexPath) {}
    public func tableView(_: UITableView, canFocusRowAt _: IndexPath) -> Bool { true }

    // MARK: Editing

    public func tableView(_: UITableView, editingStyleForRowAt _: IndexPath) -> UITableViewCell.EditingStyle { .delete }
    public func tableView(_: UITableView, titleForDeleteConfirmationButtonForRowAt _: IndexPath) -> String? { nil }
    public func tableView(_: UITableView, shouldIndentWhileEditingRowAt _: IndexPath) -> Bool { true }
    public func tableView(_: UITableView, willBeginEditingRowAt _: IndexPath) {}
    public func tableView(_: UITableView, didEndEditingRowAt _: IndexPath?) {}
    public func tableView(
        _: UITableView, leadingSwipeActionsConfigurationForRowAt _: IndexPath) -> UISwipeActionsConfiguration? { nil }
    public func tableView(
        _: UITableView, trailingSwipeActionsConfigurationForRowAt _: IndexPath) -> UISwipeActionsConfiguration? { nil }
    public func tableView(
        _: UITableView, targetIndexPathForMoveFromRowAt _: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }

    // MARK: Menus

    public func tableView(
        _: UITableView, contextMenuConfigurationForRowAt _: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { nil }
    public func tableView(
        _: UITableView, previewForHighlightingContextMenuWithConfiguration _: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    public func tableView(
        _: UITableView, previewForDismissingContextMenuWithConfiguration _: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    public func tableView(
        _: UITableView, willPerformPreviewActionForMenuWith _: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating) {}
}
