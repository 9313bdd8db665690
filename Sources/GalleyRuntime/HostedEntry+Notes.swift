import CompositionalLayout
import LayoutHosting

/// Notes about data that may come later.
extension HostedEntry {
    /// Notes about requests and delayed work that were not run, whose data may change the layout.
    static var pendingNotes: [String] {
        let (hosts, time) = (UnsentRequest.askedHosts, LaterWork.pendingTime)
        let more = hosts.count > 1 ? " and \(hosts.count - 1) more" : ""
        return (hosts.first.map { ["drawn without the data of \($0)\(more), as requests are not sent"] } ?? [])
            + (time.map { ["drawn before the work that it schedules after \(NumberText.text($0, decimals: 2)) s"] } ?? [])
    }

    /// A note about sections without items, whose data may come later.
    static func emptiness(_ counts: [Int]) -> [String] {
        let empty = counts.indices.filter { counts[$0] == 0 }
        let list = empty.prefix(4).map(String.init).joined(separator: ", ") + (empty.count > 4 ? " and \(empty.count - 4) more" : "")
        let sections =
            switch empty.count {
            case counts.count: "it has"
            case 0: String?.none
            case 1: "section \(list) has"
            default: "sections \(list) have"
            }
        return sections.map { ["\($0) no items; --items sets placeholder items"] } ?? []
    }
}
