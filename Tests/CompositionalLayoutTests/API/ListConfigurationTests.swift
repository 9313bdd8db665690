import LinuxUIKit
import Testing

/// Table A11: `UICollectionLayoutListConfiguration` and `UIListSeparatorConfiguration`.
struct ListConfigurationTests {
    private typealias List = UICollectionLayoutListConfiguration

    @Test(arguments: UICollectionLayoutListConfiguration.Appearance.allCases)
    func onlySidebarsHaveNoSeparators(appearance: UICollectionLayoutListConfiguration.Appearance) {
        let list = List(appearance: appearance)
        // The header file gives no value for each appearance.
        #expect(list.showsSeparators == (appearance != .sidebar && appearance != .sidebarPlain))
        #expect(list.headerMode == .none && list.footerMode == .none && list.headerTopPadding == nil)
        #expect(list.separatorConfiguration == UIListSeparatorConfiguration(listAppearance: appearance))
    }

    @Test func aListIsAValue() {
        let original = List(appearance: .insetGrouped)
        var list = original
        list.headerMode = .firstItemInSection
        list.separatorConfiguration.topSeparatorVisibility = .hidden
        #expect(original.headerMode == .none && original.separatorConfiguration.topSeparatorVisibility == .automatic)
    }

    @Test func separatorsAreAutomatic() {
        let separators = UIListSeparatorConfiguration(listAppearance: .plain)
        #expect(separators.topSeparatorVisibility == .automatic && separators.bottomSeparatorVisibility == .automatic)
        #expect(separators.topSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
        #expect(separators.bottomSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
        #expect(separators.color == separators.multipleSelectionColor && separators.visualEffect == nil)
    }

    @Test func automaticInsetsAreTheLargestAtTheSides() {
        let insets = UIListSeparatorConfiguration.automaticInsets
        #expect(insets.top == 0 && insets.bottom == 0)
        #expect(insets.leading == .greatestFiniteMagnitude && insets.trailing == .greatestFiniteMagnitude)
    }
}
