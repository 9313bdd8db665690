import Foundation
import Raster

/// pixelmatch on Node, if installed: `PIXELMATCH` is the path of its module or package.
struct Pixelmatch {
    private let module: String

    init?() {
        guard let module = ProcessInfo.processInfo.environment["PIXELMATCH"] else { return nil }
        self.module = module
    }

    /// Its result for two pictures: the duration, and the number of differing pixels.
    func compare(_ pair: Pair) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: "pixelmatch-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, bitmap) in [("expected", pair.expected), ("actual", pair.actual)] {
            try Data(bitmap.pixels).write(to: folder.appending(path: name))
        }
        let answer = try run([module, folder.path, String(pair.expected.width), String(pair.expected.height)])
        try FileManager.default.removeItem(at: folder)
        return answer
    }

    private func run(_ arguments: [String]) throws -> String {
        let node = Process()
        node.executableURL = URL(filePath: "/usr/bin/env")
        node.arguments = ["node", "-e", Self.script] + arguments
        let output = Pipe()
        node.standardOutput = output
        try node.run()
        let answer = output.fileHandleForReading.readDataToEndOfFile()
        node.waitUntilExit()
        guard node.terminationStatus == 0 else { return "failed" }
        return String(decoding: answer, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private static let script = """
        const [module, folder, width, height] = process.argv.slice(1);
        const fs = require("fs");
        import(module).then(({default: pixelmatch}) => {
            const read = name => new Uint8Array(fs.readFileSync(`${folder}/${name}`));
            const [one, other] = ["expected", "actual"].map(read);
            const times = [];
            let count = 0;
            for (let run = 0; run < 31; run++) {
                const start = process.hrtime.bigint();
                count = pixelmatch(one, other, null, +width, +height);
                times.push(Number(process.hrtime.bigint() - start) / 1e6);
            }
            times.sort((a, b) => a - b);
            console.log(`${times[15].toFixed(2)} ms, least ${times[0].toFixed(2)}, ${count} pixels`);
        });
        """
}
