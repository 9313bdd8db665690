internal import AssetCatalogs
public import Foundation

// Colours and images from asset catalogues: first those in the given bundle, by default the main one, then the program's.

extension InterfaceSources {
    /// The asset with a name and one of the kinds; `nil` if no catalogue has it.
    fileprivate func asset(_ name: String, _ kinds: [AssetCatalog.Kind], in bundle: Bundle?) -> AssetCatalog.Asset? {
        asset(keys: kinds.map { "\($0) \(name)" }, in: bundle)
    }

    /// The name of the asset that a generated accessor stands for: of `ic_heart-24` for `icHeart24`, and of `Dim/base` in the catalogue
    /// `Colors` for `Colors/Dim/base`. The last component of the path if no catalogue has such an asset.
    ///
    /// - Parameter path: the names of the accessor and its enclosing types, joined by slashes; or the name of an asset.
    fileprivate func name(ofAccessor path: String, _ kind: AssetCatalog.Kind, in bundle: Bundle?) -> String {
        if let asset = asset(path, [kind], in: bundle) { return asset.fullName }
        let parts = path.split(separator: "/")
        let keys = parts.indices.map { "\(kind)~\(Self.letters(parts[$0...].joined(separator: "/")))" }
        return keys.lazy.compactMap { asset(keys: [$0], in: bundle) }.first?.fullName ?? parts.last.map(String.init) ?? path
    }

    /// The part of a name that generated accessors keep: letters without their case, digits and folders.
    private static func letters(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "/" } }

    /// The first asset for one of the keys; a key is a kind with a name, or with the letters of a name.
    private func asset(keys: [String], in bundle: Bundle?) -> AssetCatalog.Asset? {
        let bundle = bundle ?? .main
        let folders = known("catalogs in \(bundle.bundlePath)") {
            bundle.paths(forResourcesOfType: "xcassets", inDirectory: nil).sorted() + catalogs
        }
        for folder in folders {
            let assets = known("assets in \(folder)") {
                let all = AssetCatalog(at: folder).assets
                let keys = all.map { ("\($0.kind) \($0.fullName)", $0) } + all.map { ("\($0.kind)~\(Self.letters($0.fullName))", $0) }
                return Dictionary(keys) { first, _ in first }
            }
            if let found = keys.lazy.compactMap({ assets[$0] }).first { return found }
        }
        return nil
    }

    /// The cached value for a name, made on first use.
    fileprivate func known<Value>(_ name: String, _ make: () -> Value) -> Value {
        if let known: Value = read.kept(name, or: nil) { return known }
        let made = make()
        read.keep(made, name)
        return made
    }

    fileprivate func color(_ asset: AssetCatalog.Asset) -> CatalogColor? {
        known("\(idiom) \(asset.path)") {
            [FileManager.default.contents(atPath: asset.contents)].compactMap { $0.flatMap { CatalogColor($0, idiom: idiom) } }
        }.first
    }

    fileprivate func size(_ asset: AssetCatalog.Asset) -> CGSize? {
        known("\(idiom) \(asset.path)") { [CatalogImage.size(in: asset.path, idiom: idiom)].compactMap { $0 } }.first
    }

    fileprivate var idiom: String { LayoutViewport.current.traitCollection.userInterfaceIdiom == .pad ? "ipad" : "iphone" }
}

extension UIColor {
    /// A colour from an asset catalogue. If no catalogue has it, the result is a clear colour and not `nil`, as apps force-unwrap:
    /// `UIColor(named: "Brand")!`.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        if let color = UIColor(ofCatalog: name, in: bundle) { self.init { _ in color } } else { self.init(missing: name) }
    }

    public convenience init(resource: ColorResource) {
        let name = InterfaceSources.current.name(ofAccessor: resource.name, .color, in: resource.bundle)
        self.init(named: name, in: resource.bundle, compatibleWith: nil)!
    }

    /// Fails for a colour that no asset catalogue has.
    convenience init?(ofCatalog name: String, in bundle: Bundle?) {
        let sources = InterfaceSources.current
        guard let color = sources.asset(name, [.color], in: bundle).flatMap(sources.color), let light = Self.color(color.light), let dark = Self.color(color.dark)
        else { return nil }
        self.init { $0.userInterfaceStyle == .dark ? dark : light }
    }

    /// The catalogue's colour as a `UIColor`; `nil` if it is an unknown system colour.
    private static func color(_ value: CatalogColor.Value) -> UIColor? {
        switch value {
        case .system(let name): return InterfaceObjects.systemColors[name]
        case .components(let parts, let alpha, let space):
            let (red, green, blue) = (parts[0], parts[parts.count == 3 ? 1 : 0], parts[parts.count == 3 ? 2 : 0])
            return switch space {
            case .sRGB: UIColor(red: red, green: green, blue: blue, alpha: alpha)
            case .displayP3: UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
            case .linear: UIColor(red: encoded(red), green: encoded(green), blue: encoded(blue), alpha: alpha)
            }
        }
    }
}

extension UIImage {
    /// An image by name, without pixels. Its size is known only if an asset catalogue has an image of this name, or of the name without its
    /// extension.
    public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }

    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        self.init(named: name, in: bundle, with: nil)
    }

    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        let sources = InterfaceSources.current
        let asset = sources.asset(name, [.image, .symbol], in: bundle)
            ?? sources.asset(NSString(string: name).deletingPathExtension, [.image], in: bundle)
        if asset?.kind == .symbol {
            self.init(symbol: name, configuration ?? SymbolConfiguration())
        } else {
            self.init(named: name, size: asset.flatMap(sources.size))
        }
    }

    public convenience init(resource: ImageResource) {
        let name = InterfaceSources.current.name(ofAccessor: resource.name, .image, in: resource.bundle)
        self.init(named: name, in: resource.bundle, with: nil)!
    }
}
