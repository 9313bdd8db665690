import TestSupport
import Testing
import UIKit

/// After random changes, a section's tree is a plain tree to which the same happened.
struct RandomSectionSnapshotTests {
    typealias Snapshot = NSDiffableDataSourceSectionSnapshot<Int>

    /// A branch, which knows its children and no parent.
    private struct Branch {
        var item: Int
        var isExpanded = false
        var children: [Branch] = []

        /// The branch and those below it, in display order, each with its ancestors.
        func all(below ancestors: [Branch] = []) -> [(branch: Branch, ancestors: [Branch])] {
            [(self, ancestors)] + children.flatMap { $0.all(below: ancestors + [self]) }
        }

        /// The section snapshot of the branches.
        static func snapshot(_ branches: [Branch]) -> Snapshot {
            var snapshot = Snapshot()
            for (branch, ancestors) in branches.flatMap({ $0.all() }) {
                snapshot.append([branch.item], to: ancestors.last?.item)
                if branch.isExpanded { snapshot.expand([branch.item]) }
            }
            return snapshot
        }
    }

    /// Both trees, and the items not used so far.
    private struct Trees {
        var plain: [Branch] = []
        var snapshot = Snapshot()
        var next = 0
        var random: SeededGenerator

        mutating func newBranches() -> [Branch] {
            (0..<Int.random(in: 1...3, using: &random)).map { _ in
                next += 1
                let item = next
                let children = Int.random(in: 0..<4, using: &random) == 0 && next < 200 ? newBranches() : []
                return Branch(item: item, isExpanded: Bool.random(using: &random), children: children)
            }
        }

        /// Changes the siblings among which an item stands, given its index there.
        mutating func changeSiblings(of item: Int, _ change: (inout [Branch], Int) -> Void) {
            func changed(_ branches: inout [Branch]) {
                if let index = branches.firstIndex(where: { $0.item == item }) { return change(&branches, index) }
                for index in branches.indices { changed(&branches[index].children) }
            }
            changed(&plain)
        }

        /// One random change of both trees.
        mutating func change() {
            let items = snapshot.items
            guard let item = items.randomElement(using: &random) else {
                let new = newBranches()
                plain = new
                return snapshot = Branch.snapshot(new)
            }
            switch Int.random(in: 0..<8, using: &random) {
            case 0:
                let few = [item] + items.shuffled(using: &random).prefix(2)
                snapshot.delete(few)
                for item in few { changeSiblings(of: item) { $0.remove(at: $1) } }
            case 1:
                snapshot.expand([item])
                changeSiblings(of: item) { $0[$1].isExpanded = true }
            case 2:
                snapshot.collapse([item])
                changeSiblings(of: item) { $0[$1].isExpanded = false }
            case 3:
                let new = newBranches().map { Branch(item: $0.item) }
                snapshot.append(new.map(\.item), to: item)
                changeSiblings(of: item) { $0[$1].children += new }
            case 4:
                let new = newBranches()
                snapshot.insert(Branch.snapshot(new), before: item)
                changeSiblings(of: item) { $0.insert(contentsOf: new, at: $1) }
            case 5:
                let new = newBranches()
                snapshot.insert(Branch.snapshot(new), after: item)
                changeSiblings(of: item) { $0.insert(contentsOf: new, at: $1 + 1) }
            case 6:
                let new = newBranches()
                snapshot.replace(childrenOf: item, using: Branch.snapshot(new))
                changeSiblings(of: item) { $0[$1].children = new }
            default:
                // A deleted item returns collapsed, without its children.
                snapshot.delete([item])
                snapshot.append([item])
                changeSiblings(of: item) { $0.remove(at: $1) }
                plain.append(Branch(item: item))
            }
        }
    }

    @Test(arguments: 1...UInt64(MoreTests.count(15, more: 1000))) func aTreeIsAsItsChangesMakeIt(seed: UInt64) {
        var trees = Trees(random: SeededGenerator(seed: seed))
        for step in 0..<30 {
            trees.change()
            let (snapshot, all) = (trees.snapshot, trees.plain.flatMap { $0.all() })
            let visible = all.filter { $0.ancestors.allSatisfy(\.isExpanded) }.map(\.branch.item)
            #expect(snapshot.items == all.map(\.branch.item) && snapshot.rootItems == trees.plain.map(\.item), "step \(step)")
            #expect(snapshot.visibleItems == visible, "step \(step)")
            for (branch, ancestors) in all {
                #expect(snapshot.isExpanded(branch.item) == branch.isExpanded, "step \(step), item \(branch.item)")
                #expect(snapshot.parent(of: branch.item) == ancestors.last?.item && snapshot.level(of: branch.item) == ancestors.count)
                #expect(snapshot.snapshot(of: branch.item, includingParent: true) == Branch.snapshot([branch]), "step \(step)")
            }
            #expect((0...trees.next).count(where: snapshot.contains) == all.count, "step \(step)")
            #expect(snapshot == Branch.snapshot(trees.plain), "step \(step)")
        }
    }
}
