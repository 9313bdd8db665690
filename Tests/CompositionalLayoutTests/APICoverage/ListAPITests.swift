import CompositionalLayout
import Foundation
import LinuxUIKit
import Testing

/// Table A11: `UICollectionLayoutListConfiguration` and `UIListSeparatorConfiguration`.
struct ListAPITests {
    typealias List = UICollectionLayoutListConfiguration

    @Test func rawValues() {
        let appearances: [List.Appearance] = [.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain]
        #expect(appearances.map(\.rawValue) == [0, 1, 2, 3, 4])
        let headers: [List.HeaderMode] = [.none, .supplementary, .firstItemInSection]
        #expect(headers.map(\.rawValue) == [0, 1, 2])
        let footers: [List.FooterMode] = [.none, .supplementary]
        #expect(footers.map(\.rawValue) == [0, 1])
        let visibilities: [UIListSeparatorConfiguration.Visibility] = [.automatic, .visible, .hidden]
        #expect(visibilities.map(\.rawValue) == [0, 1, 2])
    }

    @Test(arguments: List.Appearance.allCases)
    func aListHasItsAppearanceAndDefaults(appearance: List.Appearance) {
        let list = List(appearance: appearance)
        #expect(list.appearance == appearance)
        #expect(list.headerMode == .none && list.footerMode == .none)
        #expect(list.headerTopPadding == nil)
        // Sidebars have none; the header file gives no value for each appearance.
        #expect(list.showsSeparators == (appearance != .sidebar && appearance != .sidebarPlain))
        #expect(list.separatorConfiguration == UIListSeparatorConfiguration(listAppearance: appearance))
        #expect(list.itemSeparatorHandler == nil)
        #expect(list.backgroundColor == nil)
        #expect(list.leadingSwipeActionsConfigurationProvider == nil)
        #expect(list.trailingSwipeActionsConfigurationProvider == nil)
    }

    @Test func aListIsAValueThatKeepsWhatIsSet() {
        let original = List(appearance: .insetGrouped)
        var list = original
        list.headerMode = .firstItemInSection
        list.footerMode = .supplementary
        list.headerTopPadding = 0
        list.showsSeparators = false
        list.separatorConfiguration.topSeparatorVisibility = .hidden
        list.backgroundColor = .clear
        #expect(list.headerMode == .firstItemInSection && list.footerMode == .supplementary)
        #expect(list.headerTopPadding == 0 && !list.showsSeparators && list.backgroundColor == UIColor.clear)
        #expect(list.separatorConfiguration.topSeparatorVisibility == .hidden)
        #expect(original.headerMode == .none && original.separatorConfiguration.topSeparatorVisibility == .automatic)
    }

    @Test func separatorsOfARowComeFromAHandler() {
        var list = List(appearance: .plain)
        let handler: List.ItemSeparatorHandler = { indexPath, sectionConfiguration in
            var configuration = sectionConfiguration
            if indexPath.item == 0 { configuration.topSeparatorVisibility = .hidden }
            return configuration
        }
        list.itemSeparatorHandler = handler
        let first = list.itemSeparatorHandler?(IndexPath(item: 0, section: 0), list.separatorConfiguration)
        let second = list.itemSeparatorHandler?(IndexPath(item: 1, section: 0), list.separatorConfiguration)
        #expect(first?.topSeparatorVisibility == .hidden && second == list.separatorConfiguration)
    }

    @Test func swipeActionsComeFromProviders() {
        var list = List(appearance: .plain)
        let actions = UISwipeActionsConfiguration()
        let provider: List.SwipeActionsConfigurationProvider = { indexPath in indexPath.item == 0 ? actions : nil }
        list.leadingSwipeActionsConfigurationProvider = provider
        list.trailingSwipeActionsConfigurationProvider = { _ in nil }
        #expect(list.leadingSwipeActionsConfigurationProvider?(IndexPath(item: 0, section: 0)) === actions)
        #expect(list.trailingSwipeActionsConfigurationProvider?(IndexPath(item: 0, section: 0)) == nil)
    }

    @Test func separatorsAreAutomatic() {
        let separators = UIListSeparatorConfiguration(listAppearance: .plain)
        #expect(separators.topSeparatorVisibility == .automatic && separators.bottomSeparatorVisibility == .automatic)
        #expect(separators.topSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
        #expect(separators.bottomSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
        #expect(separators.color == separators.multipleSelectionColor)
        #expect(separators.visualEffect == nil)
    }

    @Test func automaticInsetsAreTheLargestAtTheSides() {
        let insets: NSDirectionalEdgeInsets = UIListSeparatorConfiguration.automaticInsets
        #expect(insets.top == 0 && insets.bottom == 0)
        #expect(insets.leading == .greatestFiniteMagnitude && insets.trailing == .greatestFiniteMagnitude)
    }

    @Test func separatorsKeepWhatIsSet() {
        var separators = UIListSeparatorConfiguration(listAppearance: .sidebar)
        separators.bottomSeparatorVisibility = .visible
        separators.topSeparatorInsets = .zero
        separators.bottomSeparatorInsets.leading = 16
        separators.color = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        separators.multipleSelectionColor = .clear
        separators.visualEffect = UIVisualEffect()
        #expect(separators.bottomSeparatorVisibility == .visible && separators.topSeparatorInsets == .zero)
        #expect(separators.bottomSeparatorInsets.leading == 16 && separators.bottomSeparatorInsets.trailing == .greatestFiniteMagnitude)
        #expect(separators.color != .clear && separators.multipleSelectionColor == .clear && separators.visualEffect != nil)
        #expect(Set([separators, UIListSeparatorConfiguration(listAppearance: .sidebar)]).count == 2)
    }
}
