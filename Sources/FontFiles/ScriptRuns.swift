/// Splits a text into runs of one script each. Characters common to all scripts, such as punctuation and marks, join the previous
/// run.
struct ScriptRuns {
    struct Run {
        var range: Range<Int>
        /// ISO 15924 tag.
        var script: UInt32
    }

    private(set) var runs: [Run] = []

    init(_ text: [UInt32], _ range: Range<Int>, _ library: HarfBuzz) {
        for index in range {
            let script = Self.script(of: text[index], library)
            guard let last = runs.last, script == nil || last.script == script || last.script == Self.common else {
                runs.append(Run(range: index..<index + 1, script: script ?? Self.common))
                continue
            }
            runs[runs.count - 1].range = last.range.lowerBound..<index + 1
            if let script { runs[runs.count - 1].script = script }
        }
    }

    /// The script of a character; `nil` if it is shared by all scripts.
    static func script(of character: UInt32, _ library: HarfBuzz) -> UInt32? {
        let script = library.getScript(library.unicodeFunctions(), character)
        return shared.contains(script) ? nil : script
    }

    private static let common = FontFace.tag("Zyyy")

    /// Common, inherited and unknown.
    private static let shared: Set<UInt32> = [common, FontFace.tag("Zinh"), FontFace.tag("Zzzz")]
}
