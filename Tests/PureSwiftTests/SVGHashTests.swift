import Testing

@testable import SVGWriter

@Suite struct SVGHashTests {
    private func hash(_ bytes: [UInt8]) -> UInt64 { bytes.withUnsafeBytes { SVGHash.hash(of: $0) } }

    @Test(arguments: [0, 1, 7, 8, 9, 63, 64, 65, 127, 128, 200])
    func hashDiffersWhereAByteOrTheLengthDoes(count: Int) {
        let bytes = [UInt8](repeating: 0, count: count)
        var hashes: Set = [hash(bytes), hash(bytes + [0])]
        for index in bytes.indices {
            var changed = bytes
            changed[index] = 1
            hashes.insert(hash(changed))
        }
        #expect(hashes.count == count + 2)
    }

    @Test func hashIsThatOfOtherMachines() {
        #expect(hash([UInt8](0..<200)) == 0x823E_C7A8_B36B_828B)
    }

    @Test func hashDependsOnTheOrderOfItsBlocks() {
        let (one, other) = ([UInt8](repeating: 1, count: 64), [UInt8](repeating: 2, count: 64))
        #expect(hash(one + other) != hash(other + one))
    }
}
