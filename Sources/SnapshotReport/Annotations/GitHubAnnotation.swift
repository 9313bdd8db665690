import Foundation
import TerminalText

/// A message that GitHub shows beside a file's line in a pull request: a workflow command, on a line of its own.
///
/// Source: "Workflow commands for GitHub Actions", which names the properties; what must be escaped, its toolkit says.
package struct GitHubAnnotation: Sendable, Hashable {
    /// As the user wrote it, or absolute.
    package var file: String
    /// Counted from 1.
    package var line: Int?
    /// Counted from 1.
    package var column: Int?
    package var title: String
    package var message: String

    /// The variable that says where GitHub has checked the repository out.
    package static let workspaceVariable = "GITHUB_WORKSPACE"

    /// The command, without a line feed at its end.
    ///
    /// - Parameter workspace: the folder of the repository, which GitHub takes a file's path from; `nil` elsewhere.
    package func command(in workspace: String?) -> String {
        let path = Self.property(TerminalText.line(Self.path(file, in: workspace)))
        let place = [("line", line), ("col", column)].map { name, number in number.map { ",\(name)=\($0)" } ?? "" }
        let message = Self.data(TerminalText.lines(message))
        return "::error file=\(path)\(place.joined()),title=\(Self.property(TerminalText.line(title)))::\(message)"
    }

    /// The path from the workspace, if the file is in it.
    private static func path(_ file: String, in workspace: String?) -> String {
        guard let workspace, !workspace.isEmpty else { return file }
        let folder = URL(fileURLWithPath: workspace, isDirectory: true).standardizedFileURL.path
        let path = URL(fileURLWithPath: file).standardizedFileURL.path
        return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : file
    }

    private static func data(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    /// A comma ends a property, and a colon all of them.
    private static func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
