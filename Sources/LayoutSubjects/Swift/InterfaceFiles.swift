import AppCode
import Foundation
import HostFiles
import ProgramMessages
import SwiftSource

/// The XIB and storyboard files of the app around Swift files, its asset catalogues and `Info.plist` files.
///
/// XIB and storyboard files are read by the compiled program when it runs, so that it need not be compiled again when they change.
struct InterfaceFiles: Sendable {
    private let listings: [InterfaceListing]
    private let catalogs: [String]
    let assets: AssetSymbols
    let information: AppInformation

    /// - Parameter module: the name of the module that is compiled with the files.
    init(of app: AppFolder, in module: String) throws(Failure) {
        (catalogs, assets) = (app.catalogs, app.assets)
        information = try AppInformation(of: module, app.files.filter { $0.hasSuffix("Info.plist") })
        listings = app.files.filter { [".xib", ".storyboard"].contains(where: $0.hasSuffix) }.map { path in
            InterfaceListing(path: path, classes: Self.classes(in: path))
        }
    }

    /// The files, in the form in which a compiled program receives them.
    ///
    /// - Parameter folder: the app's folder.
    func listing(in folder: String?) -> AppListing {
        var app = AppListing(folder: folder)
        (app.interfaces, app.catalogs) = (listings, catalogs)
        return app
    }

    var paths: [String] { listings.map(\.path) }

    /// The custom classes that the files name.
    var classes: Set<String> { listings.reduce(into: []) { $0.formUnion($1.classes) } }

    // MARK: Classes

    /// The quoted names after `customClass=` in a file.
    private static func classes(in path: String) -> Set<String> {
        guard let data = FileManager.default.contents(atPath: path) else { return [] }
        let mark = Data("customClass=".utf8)
        var (classes, rest) = (Set<String>(), data[...])
        while let found = rest.range(of: mark) {
            rest = rest[found.upperBound...]
            guard let quote = rest.popFirst() else { break }
            classes.insert(String(decoding: rest.prefix { $0 != quote }, as: UTF8.self))
        }
        return classes
    }
}
