import Foundation
import MessageText

/// A message that GitHub shows beside a file's line in a pull request: a workflow command, on a separate line.
///
/// Source: "Workflow commands for GitHub Actions" for the properties, and GitHub's toolkit for escaping.
package struct GitHubAnnotation: Sendable, Hashable {
    /// The path as the user wrote it, or absolute.
    package var file: String
    /// Counted from 1.
    package var line: Int?
    /// Counted from 1.
    package var column: Int?
    package var title: String
    package var message: String

    /// The environment variable with the path of GitHub's checkout.
    package static let workspaceVariable = "GITHUB_WORKSPACE"

    /// The command, without a trailing line feed.
    ///
    /// - Parameter workspace: the repository's folder, to which GitHub's paths are relative; `nil` elsewhere.
    package func command(in workspace: String?) -> String {
        let path = Self.property(TerminalText.line(Self.path(file, in: workspace)))
        let place = [("line", line), ("col", column)].map { name, number in number.map { ",\(name)=\($0)" } ?? "" }
        let message = Self.data(TerminalText.lines(message))
        return "::error file=\(path)\(place.joined()),title=\(Self.property(TerminalText.line(title)))::\(message)"
    }

    /// The path relative to the workspace, if the file is in it.
    private static func path(_ file: String, in workspace: String?) -> String {
        guard let workspace, !workspace.isEmpty else { return file }
        let folder = URL(fileURLWithPath: workspace, isDirectory: true).standardizedFileURL.path
        let path = URL(fileURLWithPath: file).standardizedFileURL.path
        return path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : file
    }

    private static func data(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    /// Escapes a property's value: a comma would end the value, and a colon the list of properties.
    private static func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
