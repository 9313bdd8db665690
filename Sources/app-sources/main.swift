import AppCode
import Foundation

// Usage: app-sources inputs|copies LIST PACKAGE OUTPUT COUNT [-DFLAG | -IMODULES | MODULE]…
let words = Array(CommandLine.arguments.dropFirst())
guard let verb = words.first, ["inputs", "copies"].contains(verb), let tool = AppSourcesTool(Array(words.dropFirst())) else {
    FileHandle.standardError.write(Data("app-sources: error: it is run by the plug-in AppSources\n".utf8))
    exit(64)
}
do {
    if verb == "inputs" {
        for path in try tool.inputs() { print(path) }
    } else {
        for warning in try tool.writeCopies() { print(warning) }
    }
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(65)
}
