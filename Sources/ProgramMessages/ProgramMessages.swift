package import CompositionalLayout
package import Foundation
package import TextMeasurement
package import ViewPictures

/// A request to a program that galley compiled from Swift files. The answer is one `ProgramAnswer`.
package enum ProgramRequest: Codable, Sendable {
    /// Checks that an entry yields a layout that can be solved.
    case check(LayoutRequest)
    case solve(LayoutRequest)
    /// Counts the sections that an entry's section provider describes, up to a limit.
    case countSections(LayoutRequest, upTo: Int)

    /// True for a request that only counts sections. It does not run work that code has put into queues.
    package var isCount: Bool {
        if case .countSections = self { true } else { false }
    }

    package var parameters: LayoutRequest {
        switch self {
        case .check(let parameters), .solve(let parameters), .countSections(let parameters, _): parameters
        }
    }
}

/// Parameters for solving an entry's layout.
package struct LayoutRequest: Codable, Sendable {
    /// The index of the entry in the program.
    package var entry: Int
    package var viewport: LayoutViewport
    /// True if the viewport has the size of a view that is shown alone.
    package var fixesSize = false
    /// Scroll distance from the start, in points; `nil` for the position that the code sets.
    package var distance: CGFloat?
    /// Item counts per section that replace the data source's; `nil` to ask the data source.
    package var itemCounts: [Int]?
    /// The containers around a view controller; `nil` for those in the app's storyboard, or for a navigation controller if the view
    /// controller has contents for its bar.
    package var place: ScreenPlace?
    /// True to measure all elements, as if the user had scrolled through the layout; false to measure only those on the screen.
    package var measuresWhole = false
    /// True to collect the views of the screen, for a picture that shows them.
    package var wantsViews = false
    /// True to collect also the views of elements up to half a screen outside the screen.
    package var wantsViewsBeyond = false
    /// True to name the constraints that decide the frames of these views.
    package var namesConstraints = false
    /// Absolute paths of font files that the code may use.
    package var fonts: [String]
    package var app = AppListing()
    package var assumptions: Assumptions = []
    /// The number of sections where the code gives none.
    package var assumedSections = 1

    package init(
        entry: Int, viewport: LayoutViewport, distance: CGFloat? = nil, itemCounts: [Int]? = nil, fonts: [String] = []
    ) {
        self.entry = entry
        self.viewport = viewport
        self.distance = distance
        self.itemCounts = itemCounts
        self.fonts = fonts
    }

    /// The item counts to assume where the code gives none. With several sections they are smaller, so that more than the first
    /// section is visible.
    package static func assumedItemCounts(inSections count: Int) -> [Int] {
        Array(repeating: count == 1 ? 12 : 4, count: count)
    }
}

/// The containers in which a view controller is shown.
package struct ScreenPlace: Codable, Sendable, Hashable {
    package var containers: ScreenContainers
    package var hasLargeTitles = false
    /// The title that the app's code gives the controller; `nil` if unknown.
    package var title: String?
    /// All tabs of the tab bar controller, if the containers have one.
    package var tabs = [Tab()]
    /// The index of the controller's tab.
    package var tab = 0
    /// True if the containers are inferred from the controller's own code; those of a storyboard then take precedence.
    package var isInferred = false
    /// True for a controller that is not the root of its navigation controller.
    package var isPushed = false
    /// The reason as a clause, such as "Main.storyboard puts it there"; `nil` if the user asks for the containers.
    package var reason: String?

    package init(_ containers: ScreenContainers, reason: String? = nil) {
        (self.containers, self.reason) = (containers, reason)
    }

    /// A tab's title and the name of its image; `nil` if unknown.
    package struct Tab: Codable, Sendable, Hashable {
        package var title: String?
        package var image: String?
        /// True for an image of SF Symbols, false for one of the app.
        package var isSymbol = false

        package init(title: String? = nil, image: String? = nil, isSymbol: Bool = false) {
            (self.title, self.image, self.isSymbol) = (title, image, isSymbol)
        }
    }
}

/// Files of the app that the code may use. All paths are absolute.
package struct AppListing: Codable, Sendable, Hashable {
    /// The app's folder; `nil` without an app.
    package var folder: String?
    /// XIB and storyboard files.
    package var interfaces: [InterfaceListing] = []
    /// Folders of asset catalogues.
    package var catalogs: [String] = []

    package init(folder: String? = nil) { self.folder = folder }
}

/// A XIB or storyboard file.
package struct InterfaceListing: Codable, Sendable, Hashable {
    package var path: String
    /// The custom classes that the file names.
    package var classes: Set<String>

    package init(path: String, classes: Set<String>) {
        (self.path, self.classes) = (path, classes)
    }
}

package enum ProgramAnswer: Codable, Sendable {
    /// The entry yields a layout.
    case found(EntryCheck)
    case solved(ProgramLayout)
    /// The number of sections to draw if the data is unknown. `described` is the number of sections that the provider describes
    /// without a gap, up to the limit.
    case sections(Int, described: Int)
    /// The reason that the entry cannot be solved.
    case refused(String)
}

/// The result of checking an entry that yields a layout.
package struct EntryCheck: Codable, Sendable {
    /// The class of the view controller that the entry shows.
    package var shown: String?
    /// The class of the entry's layout.
    package var layout: String?
    /// The reason that the layout cannot be solved; `nil` if it can.
    package var unsolved: String?
    /// True if the reason in `unsolved` may be that code is left out.
    package var mayLackCode = false
    /// True if the code gives no item counts.
    package var hasAssumedCounts = false
    /// True if the code's own data has no items.
    package var isEmpty = false
    /// True if a section is drawn as its controller's layout makes it, not with assumed arguments.
    package var hasOwnersArguments = false
    /// True if the layout describes only some of its sections, as data are missing.
    package var hidesSections = false
    /// Notes about objects that replace those of missing files.
    package var assumptions: [String] = []

    /// Limit of the placeholder sections of a layout.
    package static let sectionLimit = 12

    package init(shown: String?) {
        self.shown = shown
    }
}

/// The solved layout of an entry.
package struct ProgramLayout: Codable, Sendable {
    package var layout: SolvedLayout
    /// Texts shown by the elements' views.
    package var titles: [LayoutElement.ID: String]
    /// The elements whose views are hidden.
    package var hidden: Set<LayoutElement.ID>
    /// The views of the screen, if they are asked for.
    package var screenViews: ScreenViews?
    /// A title set by the code, such as a view controller's; `nil` if there is none.
    package var title: String?
    /// True if the code gives no item counts.
    package var hasAssumedCounts: Bool
    /// True if a section is drawn as its controller's layout makes it, not with assumed arguments.
    package var hasOwnersArguments = false
    /// Uncertainties about texts that the code measures.
    package var doubts: [TextDoubt] = []
    /// Deviations from the code's intent, a line each.
    package var notes: [String]
    /// Notes on what is assumed, one line each, such as placeholder items and objects that replace those of missing files.
    package var assumptions: [String] = []

    package init(
        layout: SolvedLayout, titles: [LayoutElement.ID: String], hidden: Set<LayoutElement.ID>, title: String?,
        hasAssumedCounts: Bool, notes: [String]
    ) {
        self.layout = layout
        self.titles = titles
        self.hidden = hidden
        self.title = title
        self.hasAssumedCounts = hasAssumedCounts
        self.notes = notes
    }
}
