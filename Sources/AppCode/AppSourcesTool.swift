import Foundation
import HostFiles
import MessageText

/// The program that the plug-in AppSources runs: first to list the files that the copies depend on, then in the build to write the copies.
package struct AppSourcesTool {
    private let list: String
    private let package: String
    /// The folder of the outputs.
    private let output: String
    /// The number of outputs, which SwiftPM wants to know before the copies are made.
    private let count: Int
    private let flags: Set<String>
    private let modules: Set<String>
    /// The folder with the built modules that the target depends on; `nil` if it is unknown.
    private let moduleFolder: String?

    /// - Parameter words: in this order: the list, the package's folder, the folder of outputs, their number. Then in any order: flags
    ///   (`-DFLAG`), modules that the target depends on, and the folder of these modules (`-IFOLDER`).
    package init?(_ words: [String]) {
        guard words.count >= 4, let count = Int(words[3]), count > 0 else { return nil }
        (list, package, output, self.count) = (words[0], words[1], words[2], count)
        let settings = words.dropFirst(4)
        flags = Set(settings.filter { $0.hasPrefix("-D") }.map { String($0.dropFirst(2)) })
        moduleFolder = settings.first { $0.hasPrefix("-I") }.map { String($0.dropFirst(2)) }
        modules = Set(settings.filter { !$0.hasPrefix("-") })
    }

    /// The files and folders that the copies depend on.
    package func inputs() throws(ListError) -> [String] {
        let files = try SourceList(list, in: package).files
        let app = AppFolder(around: files)
        let sources = files + (app.root == nil ? [] : app.files.filter(AppIndex.isSource))
        let folders = [app.root].compactMap { $0 } + app.catalogs + sources.map { PathParts($0).folderPath }
        return Set([list] + sources + folders).sorted()
    }

    /// Writes the copies. Unchanged files keep their modification date.
    ///
    /// - Returns: warnings of code that is left out.
    package func writeCopies() throws(ListError) -> [String] {
        var copies = try TestCopies(of: SourceList(list, in: package).files, flags: flags, modules: modules)
        if let moduleFolder {
            copies.leaveOut(
                rejectedBy: CopyCheck(modules: moduleFolder, folder: PathParts.join(output, "check"), flags: flags).diagnostics)
        }
        for (number, text) in try copies.texts(inFiles: count).enumerated() {
            let path = PathParts.join(output, Self.name(number))
            let data = Data(text)
            if FileManager.default.contents(atPath: path) == data { continue }
            do {
                try data.write(to: URL(fileURLWithPath: path), options: .atomic)
            } catch {
                throw ListError(path, "cannot write the copy: \(SystemError.text(error))")
            }
        }
        return copies.leftOut.map(TerminalText.line)
    }

    /// The name of an output.
    package static func name(_ number: Int) -> String { "app-source-\(number + 1).swift" }
}
