import Foundation
import TestSupport
import Testing

/// Swift files that import other modules, and compiler arguments.
struct SwiftModuleTests {
    private let galley = Galley()

    private static let base = """
        import UIKit

        open class GridController: UIViewController, UICollectionViewDataSource {
            open var count: Int { 0 }
            open override func viewDidLoad() {
                let view = UICollectionView(frame: self.view.bounds, collectionViewLayout: Self.grid())
                view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
                view.dataSource = self
                self.view.addSubview(view)
            }
            @objc func tap() {}
            public func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
            public func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            }
            public static func grid(height: CGFloat = 44) -> UICollectionViewLayout {
                let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)), subitems: [item])
                return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
            }
        }

        """

    private static let screen = "import Base\nimport Model\nfinal class Screen: GridController { override var count: Int { Model.count } }\n"

    /// `Base` imports UIKit; `Model` imports nothing.
    init() throws {
        try galley.write(Self.base, to: "Base/Grid.swift")
        try galley.write("public enum Model { public static let count = 5 }\n", to: "Model/Model.swift")
        try galley.write(Self.screen, to: "App/Screen.swift")
    }

    // MARK: Modules that are compiled

    @Test func whatFilesImportIsCompiledWithThem() throws {
        func frames() throws -> Tool.Result {
            try galley.run("frames", "App", "--module", "Model=Model", "--module", "Base=Base/Grid.swift")
        }
        let result = try frames()
        #expect(result.status == 0, "\(result.errorText)")
        #expect(result.cells.count == 5)
        try galley.write("public enum Model { public static let count = 3 }\n", to: "Model/Model.swift")
        #expect(try frames().cells.count == 3)
    }

    /// A class may be a view controller by a superclass in another module, whose own declarations are not drawn.
    @Test func nothingOfAnImportedModuleIsDrawn() throws {
        let result = try galley.run("render", "App", "--module", "Model=Model", "--module", "Base=Base", "--list")
        #expect(result.outputText == "App/Screen.swift:3: Screen: a view controller\n", "\(result.errorText)")
    }

    @Test func anErrorOfAnImportedModuleIsAtItsOwnLine() throws {
        try galley.write(Self.base + "public let wrong: Int = \"\"\n", to: "Base/Grid.swift")
        let result = try galley.run("render", "App", "--module", "Model=Model", "--module", "Base=Base")
        #expect(result.status == 65)
        #expect(result.errorText.hasPrefix("Base/Grid.swift:23:25: error: "), "\(result.errorText)")
    }

    @Test func aModuleThatIsNotNamedIsSaidToBeMissing() throws {
        let result = try galley.run("render", "App", "--module", "Base=Base", "--list")
        #expect(result.outputText.contains("Model: left out: no such module; --module Model=FOLDER gives its code"), "\(result)")
    }

    @Test func theFilesAreTheModuleThatTheyAreSaidToBe() throws {
        try galley.write("import UIKit\nimport Base\nlet named: UICollectionViewLayout = Shop.make()\nfunc make() -> UICollectionViewLayout { GridController.grid() }\n",
            to: "App/Screen.swift")
        #expect(try galley.run("frames", "App", "--module", "Base=Base", "--only", "named").status == 65)
        let result = try galley.run("frames", "App", "--module", "Base=Base", "--module-name", "Shop", "--only", "named")
        #expect(result.cells.count == 12, "\(result.errorText)")
    }

    // MARK: The compiler's arguments

    @Test func whatIsFoundDependsOnTheFlagsThatTheCompilerGets() throws {
        try galley.write(
            "#if STAGING\nimport UIKit\nimport Base\nfunc staged() -> UICollectionViewLayout { GridController.grid() }\n#endif\n",
            to: "App/Screen.swift")
        #expect(try galley.run("frames", "App", "--module", "Base=Base").status == 65)
        let result = try galley.run("frames", "App", "--module", "Base=Base", "-Xswiftc", "-DSTAGING")
        #expect(result.cells.count == 12, "\(result.errorText)")
    }

    private static func compileModel(in folder: URL) throws {
        let result = try Tool(path: "/usr/bin/env").run(
            ["swiftc", "-parse-as-library", "-emit-module", "-module-name", "Model", "-c", "Model/Model.swift", "-o", "Model.o"],
            in: folder)
        #expect(result.status == 0, "\(result.errorText)")
    }

    /// A module compiled elsewhere. When it changes, the program is compiled again.
    @Test func whatIsCompiledAlreadyIsLinked() throws {
        func frames() throws -> Tool.Result {
            try galley.run("frames", "App", "--module", "Base=Base", "-Xswiftc", "-I", "-Xswiftc", ".", "-Xswiftc", "Model.o")
        }
        try Self.compileModel(in: galley.folder)
        let result = try frames()
        #expect(result.cells.count == 5, "\(result.errorText)")
        try galley.write("public enum Model { public static let count = 3 }\n", to: "Model/Model.swift")
        try Self.compileModel(in: galley.folder)
        #expect(try frames().cells.count == 3)
    }

    // MARK: Packages

    @Test func aTargetIsOfAPackage() throws {
        let result = try galley.run("render", "--target", "App")
        #expect(result.status == 64)
        #expect(result.errorText.contains("--target is for \"swift package galley\""), "\(result.errorText)")
    }

    /// Modules that a package's plugin names or builds are not looked for in the package, where their sources are.
    @Test func aTargetOfAPackageIsCompiledWithItsModules() throws {
        try Self.compileModel(in: galley.folder)
        try galley.write("import CModel\npublic enum Model { public static let count = Int(c_count()) }\n", to: "Model/Model.swift")
        try galley.write("// swift-tools-version: 6.0\n", to: "Package.swift")
        let target = ["--target", "App", "--module-name", "App", "--module", "Base=Base", "App/Screen.swift"]
        let model = ["-Xswiftc", "-I", "-Xswiftc", ".", "-Xswiftc", "Model.o"]
        let result = try galley.run(["frames"] + target + model)
        #expect(result.cells.count == 5)
        #expect(result.errorText.isEmpty)
    }

    /// A file may need others of its app beside the modules that the user names.
    @Test func theFilesOfAModuleAreNoPartOfTheApp() throws {
        try galley.write("// swift-tools-version: 6.0\n", to: "Package.swift")
        try galley.write(
            "import Base\nfinal class Screen: GridController { override var count: Int { Counts.all } }\n", to: "App/Screen.swift")
        try galley.write("enum Counts { static let all = 4 }\n", to: "App/Counts.swift")
        let result = try galley.run("frames", "App/Screen.swift", "--module", "Base=Base")
        #expect(result.cells.count == 4)
        #expect(result.errorText == "App/Screen.swift: note: also compiles code of App/Counts.swift\n")
    }

    /// The command is called as by a package's plugin.
    @Test func whatIsSaidOfATargetNamesTheTarget() throws {
        let target = ["--target", "App", "--module-name", "App", "--module", "Model=Model", "--module", "Base=Base", "App/Screen.swift"]
        func run(_ verb: String) throws -> Tool.Result {
            try galley.run([verb] + target)
        }
        #expect(try run("verify").outputText.contains("record it: swift package --allow-writing-to-package-directory galley accept --target App\n"))
        try galley.write("let nothing = 0\n", to: "App/Screen.swift")
        #expect(try run("render").errorText.hasPrefix("the target App: error: nothing in it gives a layout"))
    }

    @Test(arguments: [
        (["App", "--module", "UIKit=Base"], 64, "the module name UIKit is taken"),
        (["App", "--module", "Base"], 64, "--module"),
        (["App", "--module", "Base=nowhere"], 66, "nowhere: error: --module Base: no such file or folder"),
        (["App", "--module", "Empty=Empty"], 66, "Empty: error: --module Empty: no Swift files"),
        (["App", "--module", "Base=Base", "--module-name", "Base"], 64, "--module-name and --module both name Base"),
        (["App", "Base/Grid.swift", "--module-name", "Two"], 64, "the Swift files form 2 modules"),
        (["grid.layout.yaml", "--module", "Base=Base"], 64, "--module and -Xswiftc are for Swift files"),
    ])
    func aModuleThatCannotBeIsRefused(arguments: [String], status: Int32, message: String) throws {
        try galley.write(Galley.grid, to: "grid.layout.yaml")
        try galley.write("", to: "Empty/readme.md")
        let result = try galley.run(["render"] + arguments)
        #expect(result.status == status)
        #expect(result.errorText.contains(message), "\(result.errorText)")
    }
}
