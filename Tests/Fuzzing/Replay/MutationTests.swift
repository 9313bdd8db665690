import Foundation
import FuzzMutation
import FuzzTargets
import TestSupport
import Testing

/// Most inputs from the fuzzer must be accepted by the reader; otherwise it would test little else.
struct MutationTests {
    @Test func mostChangedDocumentsAreRead() throws {
        let documents = try Fixtures.files(in: "Layouts", withSuffix: ".layout.yaml").map { [UInt8](try $0.data()) }
        try expectMostAreRead(documents, .text, by: .document)
    }

    @Test func mostChangedExpressionsAreRead() throws {
        let expressions = try CorpusTests.files(.expression).map { [UInt8](try $0.data()) }
        try expectMostAreRead(expressions, .expression, by: .expression)
    }

    @Test func changedPicturesHaveRightSums() throws {
        let pictures = try CorpusTests.files(.png).filter { $0.name == "plain.png" }.map { [UInt8](try $0.data()) }
        try #require(!pictures.isEmpty)
        let read = (1...200).filter { seed in
            var mutator = Mutator(of: .picture, seed: UInt32(seed))
            return FuzzTarget.png.run(mutator.mutate(pictures[0], with: pictures[0]))
        }
        #expect(read.count > 50, "Of 200 changed pictures \(read.count) were read.")
    }

    @Test func changedFontsAreMostlyOpened() throws {
        let font = try #require(try CorpusTests.files(.font).first { $0.name == "plain.ttf" }.map { [UInt8](try $0.data()) })
        #expect(FuzzTarget.font.run(font))
        let read = (1...100).filter { seed in
            var mutator = Mutator(of: .font, seed: UInt32(seed))
            return FuzzTarget.font.run(mutator.mutate(font, with: font))
        }
        #expect(read.count > 40, "Of 100 changed fonts \(read.count) were opened.")
    }

    @Test func theSameSeedMakesTheSameInput() throws {
        let input = Array("a: [1, 2]\nb: {c: 3}\n".utf8)
        func changed(_ seed: UInt32) -> [UInt8] {
            var mutator = Mutator(of: .text, seed: seed)
            return mutator.mutate(input, with: input)
        }
        #expect((1...50).allSatisfy { changed($0) == changed($0) })
        #expect(Set((1...50).map(changed)).count > 20)
    }

    private func expectMostAreRead(_ inputs: [[UInt8]], _ structure: Mutator.Structure, by target: FuzzTarget) throws {
        try #require(!inputs.isEmpty)
        let count = 200
        let read = (0..<count).filter { seed in
            var mutator = Mutator(of: structure, seed: UInt32(seed))
            let (input, donor) = (inputs[seed % inputs.count], inputs[(seed + 1) % inputs.count])
            return target.run(mutator.mutate(input, with: donor))
        }
        #expect(2 * read.count > count, "Of \(count) changed inputs \(read.count) were read.")
    }
}
