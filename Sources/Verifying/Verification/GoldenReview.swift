import Foundation
import Goldens
import HostFiles
package import LayoutSubjects
import MessageText

/// Chooses the goldens to record by the causes of their differences.
package struct GoldenReview {
    private let groups: [VerificationReport.Group]

    /// - Parameter outcomes: the outcomes of a verification that records nothing.
    package init(_ outcomes: [Verification.Outcome]) {
        // The new goldens of a document form a group, too.
        groups = CauseGroup.groups(of: outcomes.filter(\.canBeAccepted)) { outcome in
            let subject = outcome.document ?? outcome.golden
            return outcome.failed ?? FailedVariant(
                subject: subject, cause: DifferenceCause(changes: [outcome.status.rawValue, subject] + outcome.words))
        }
    }

    /// The goldens that differ for the same cause as the given one.
    package func goldens(like golden: String) throws(Failure) -> [String] {
        let group = groups.first { $0.members.contains { FilePlace($0.golden) == FilePlace(golden) } }
        guard let group else {
            throw Failure(.noInput, "\(golden): error: none of these documents has a golden of this name that differs and can be recorded")
        }
        return group.members.map(\.golden)
    }

    /// Asks, cause by cause, for permission to record the goldens. The end of the input quits.
    package func asked() -> [String] {
        var chosen: [String] = []
        for (index, group) in groups.enumerated() {
            let lines = ["", "cause \(index + 1) of \(groups.count)"] + VerificationReport.lines(group)
            Console.lines(lines.joined(separator: "\n"))
            switch Self.answer("Record \(ListText.count(group.members.count, "golden"))? [y]es, [n]o, [a]ll from here, [q]uit: ") {
            case .yes: chosen += group.members.map(\.golden)
            case .no: continue
            case .all: return chosen + groups[index...].flatMap { $0.members.map(\.golden) }
            case .quit: return chosen
            }
        }
        return chosen
    }

    private enum Answer {
        case yes
        case no
        case all
        case quit

        /// - Parameter line: `nil` at the end of the input.
        init?(_ line: String?) {
            switch line?.trimmingCharacters(in: .whitespaces).lowercased() {
            case "y", "yes": self = .yes
            // "skip" is another usual word for "no".
            case "n", "no", "s", "skip": self = .no
            case "a", "all": self = .all
            case nil, "q", "quit": self = .quit
            default: return nil
            }
        }
    }

    private static func answer(_ question: String) -> Answer {
        while true {
            // If standard error is closed, nothing can be asked, but answers may still come.
            _ = try? FileHandle.standardError.write(contentsOf: Data(question.utf8))
            if let answer = Answer(line()) { return answer }
        }
    }

    /// A line of standard input, at most 1,000 bytes of it; `nil` at its end.
    private static func line() -> String? {
        var (bytes, byte): ([UInt8], UInt8) = ([], 0)
        while bytes.count < 1_000 {
            let count = read(STDIN_FILENO, &byte, 1)
            if count < 0, errno == EINTR { continue }
            guard count == 1 else { return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self) }
            if byte == UInt8(ascii: "\n") { break }
            bytes.append(byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
