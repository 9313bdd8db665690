/// The reason that an app's layout cannot be solved.
package enum HostingError: Error, Sendable, Hashable, CustomStringConvertible {
    case noCollectionView(controller: String)
    case noHeight(view: String)
    /// A collection view's data source has been deallocated.
    case dataSourceGone(owner: String)
    /// The data source creates no view for an element of the layout.
    case noView(String, owner: String?)

    package var description: String {
        switch self {
        case .noCollectionView(let controller): "\(controller) has no collection view in its view"
        case .noHeight(let view): "\(view) has no height: neither its constraints nor its content give one"
        case .dataSourceGone(let owner):
            "\(owner)'s data source is gone: a collection view holds it weakly, so something else has to keep it"
        case .noView(let message, let owner):
            "\(owner.map { "\($0): " } ?? "")the layout and the data source disagree. \(message)"
        }
    }
}
