/// A bidirectional character class (Bidi_Class); the abbreviations are those of UAX #9.
enum BidiClass: String {
    case leftToRight = "L", rightToLeft = "R", arabic = "AL"
    case europeanNumber = "EN", europeanSeparator = "ES", terminator = "ET", arabicNumber = "AN", commonSeparator = "CS"
    case mark = "NSM", boundaryNeutral = "BN"
    case paragraphSeparator = "B", segmentSeparator = "S", space = "WS", neutral = "ON"
    case leftToRightEmbedding = "LRE", leftToRightOverride = "LRO", rightToLeftEmbedding = "RLE", rightToLeftOverride = "RLO"
    case popEmbedding = "PDF"
    case leftToRightIsolate = "LRI", rightToLeftIsolate = "RLI", firstStrongIsolate = "FSI", popIsolate = "PDI"

    var isStrong: Bool { self == .leftToRight || self == .rightToLeft || self == .arabic }

    /// True for characters that begin an isolate.
    var isIsolate: Bool { self == .leftToRightIsolate || self == .rightToLeftIsolate || self == .firstStrongIsolate }

    /// True for embeddings, overrides, their ends and boundary neutrals, which the rules after X8 ignore (X9).
    var isRemoved: Bool {
        switch self {
        case .leftToRightEmbedding, .rightToLeftEmbedding, .leftToRightOverride, .rightToLeftOverride, .popEmbedding: true
        case .boundaryNeutral: true
        default: false
        }
    }

    /// True for characters that take their direction from their neighbours.
    var isNeutral: Bool {
        switch self {
        case .paragraphSeparator, .segmentSeparator, .space, .neutral, .popIsolate: true
        default: isIsolate
        }
    }

    /// The direction that a character gives to neutral neighbours: numbers count as right to left. `nil` for other weak and for
    /// neutral characters.
    var side: BidiClass? {
        switch self {
        case .leftToRight: .leftToRight
        case .rightToLeft, .europeanNumber, .arabicNumber: .rightToLeft
        default: nil
        }
    }
}

// MARK: - Characters

extension BidiClass {
    /// True for characters in the blocks of right-to-left scripts and for formatting characters of the algorithm. A line without such
    /// characters keeps its order. Skipping the algorithm for these lines saves a third of the time to draw many labels.
    static func mayRaiseLevels(_ character: Unicode.Scalar) -> Bool {
        switch character.value {
        case ..<0x590: false
        case ..<0x900, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFEFF, 0x10800..<0x11000, 0x1E800..<0x1F000: true
        default: false
        }
    }

    init(_ character: Unicode.Scalar) {
        self = Self.exception(character.value) ?? Self.usual(character.properties.generalCategory)
    }

    private static func usual(_ category: Unicode.GeneralCategory) -> BidiClass {
        switch category {
        case .nonspacingMark, .enclosingMark: .mark
        case .spaceSeparator, .lineSeparator: .space
        case .paragraphSeparator: .paragraphSeparator
        case .currencySymbol: .terminator
        case .format, .control: .boundaryNeutral
        case .mathSymbol, .otherSymbol, .modifierSymbol, .connectorPunctuation, .dashPunctuation, .openPunctuation,
            .closePunctuation, .initialPunctuation, .finalPunctuation, .otherPunctuation: .neutral
        default: .leftToRight
        }
    }

    private static func exception(_ value: UInt32) -> BidiClass? {
        // The last range that begins at or before the character.
        var (low, high) = (0, exceptions.count)
        while low < high {
            let middle = (low + high) / 2
            if exceptions[middle].range.lowerBound <= value { low = middle + 1 } else { high = middle }
        }
        guard low > 0, exceptions[low - 1].range.contains(value) else { return nil }
        return exceptions[low - 1].type
    }

    private static let exceptions = table.split(separator: "\n").flatMap { line in
        let words = line.split(separator: " ")
        let type = BidiClass(rawValue: String(words[0])) ?? .neutral
        return words.dropFirst().map { range in
            let ends = range.split(separator: "-").compactMap { UInt32($0, radix: 16) }
            return (range: ends[0]...ends[ends.count - 1], type: type)
        }
    }.sorted { $0.range.lowerBound < $1.range.lowerBound }

    /// Characters whose class does not follow from their general category. One line per class, with ranges of code points. Source:
    /// UnicodeData.txt of Unicode 15.
    private static let table = """
        S 9 B 1F
        B A D 1C-1E 85
        WS C
        ET 23 25 B0-B1 609-60A 66A 2030-2034 212E 2213 A839 FE5F FE6A FF03 FF05
        ES 2B 2D 207A-207B 208A-208B 2212 FB29 FE62-FE63 FF0B FF0D
        CS 2C 2E-2F 3A A0 60C 202F 2044 FE50 FE52 FE55 FF0C FF0E-FF0F FF1A
        EN 30-39 B2-B3 B9 6F0-6F9 2070 2074-2079 2080-2089 2488-249B FF10-FF19 102E1-102FB 1D7CE-1D7FF 1F100-1F10A \
        1FBF0-1FBF9
        ON BC-BE 2B9-2BA 2C6-2CF 2EC 374 C78-C7E 17F0-17F9 2150-215F 2189 2460-2487 24EA-24FF 2776-2793 2CFD 2E2F 3251-325F \
        32B1-32BF A67F A717-A71F A788 FFF9-FFFB 10140-10178 1018A-1018B 11052-11065 1F10B-1F10C
        L 482 55A-55F 589 964-965 970 9FA 9FD A76 AF0 B70 C77 C7F C84 CBF CC6 D4F D79 DF4 E4F E5A-E5B F01-F17 F1A-F1F F34 \
        F36 F38 F85 FBE-FC5 FC7-FDA 104A-104F 109E-109F 10FB 1360-1368 166D-166E 16EB-16ED 1735-1736 17D4-17D6 17D8-17DA \
        1A1E-1A1F 1AA0-1AA6 1AA8-1AAD 1B5A-1B6A 1B74-1B7E 1BFC-1BFF 1C3B-1C3F 1C7E-1C7F 1CC0-1CC7 1CD3 200E 214F 2336-237A \
        2395 249C-24E9 26AC 2800-28FF 2D70 3190-3191 3196-319F 3200-321C 322A-3247 3260-327B 327F 328A-32B0 32C0-32CB \
        32D0-3376 337B-33DD 33E0-33FE A4FE-A4FF A6F2-A6F7 A789-A78A A836-A837 A8CE-A8CF A8F8-A8FA A8FC A92E-A92F A95F \
        A9C1-A9CD A9DE-A9DF AA5C-AA5F AA77-AA79 AADE-AADF AAF0-AAF1 AB5B ABEB 10100 10102 10137-1013F 1018D-1018E \
        101D0-101FC 1039F 103D0 1056F 11047-1104D 110BB-110C1 110CD 11140-11143 11174-11175 111C5-111C8 111CD 111DB \
        111DD-111DF 11238-1123D 112A9 1144B-1144F 1145A-1145D 114C6 115C1-115D7 11641-11643 116B9 1173C-1173F 1183B \
        11944-11946 119E2 11A07-11A08 11A3F-11A46 11A9A-11A9C 11A9E-11AA2 11B00-11B09 11C3F 11C41-11C45 11C70-11C71 \
        11EF7-11EF8 11F43-11F4F 11FFF 12470-12474 12FF1-12FF2 13430-1343F 16A6E-16A6F 16AF5 16B37-16B3F 16B44-16B45 \
        16E97-16E9A 1BC9C 1BC9F 1CF50-1D164 1D16A-1D16C 1D183-1D184 1D18C-1D1A9 1D1AE-1D1E8 1D6C1 1D6FB 1D735 1D76F 1D7A9 \
        1D800-1D9FF 1DA37-1DA3A 1DA6D-1DA74 1DA76-1DA83 1DA85-1DA8B 1E14F 1F110-1F12E 1F130-1F169 1F170-1F1AC 1F1E6-1F251
        R 5BE 5C0 5C3 5C6 5D0-5F4 7C0-7EA 7F4-7F5 7FA 7FE-815 81A 824 828 830-858 85E 200F FB1D FB1F-FB28 FB2A-FB4F \
        10800-1091B 10920-10A00 10A10-10A35 10A40-10AE4 10AEB-10B35 10B40-10CFF 10E80-10EA9 10EAD-10EB1 10F00-10F27 \
        10F70-10F81 10F86-10FF6 1E800-1E8CF 1E900-1E943 1E94B-1E95F
        AN 600-605 660-669 66B-66C 6DD 890-891 8E2 10D30-10E7E
        AL 608 60B 60D 61B-64A 66D-66F 671-6D5 6E5-6E6 6EE-6EF 6FA-710 712-72F 74D-7A5 7B1 860-88E 8A0-8C9 FB50-FD3D \
        FD50-FDC7 FDF0-FDFC FE70-FEFC 10D00-10D23 10F30-10F45 10F51-10F59 1EC71-1EEBB
        LRE 202A
        RLE 202B
        PDF 202C
        LRO 202D
        RLO 202E
        LRI 2066
        RLI 2067
        FSI 2068
        PDI 2069
        """
}
