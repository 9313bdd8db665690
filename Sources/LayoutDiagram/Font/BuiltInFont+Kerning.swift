extension BuiltInFont {
    /// The kerning between two characters, both given by `kerningBase(of:)`, in font units.
    static func kerning(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Double {
        let table = isLatin(left) && isLatin(right) ? latinKerning : scriptKerning
        return table[left]?[right] ?? 0
    }

    /// The character whose kerning a cluster uses: the base of a letter with marks, or a lookalike.
    static func kerningBase(of cluster: Cluster) -> Unicode.Scalar {
        if cluster.base.value >= 0x180, composition(of: cluster.base) != nil {
            return kerningBase(of: Cluster(base: cluster.decomposed.base))
        }
        let shape = lookalike(of: cluster.base)
        return kerningBases[shape] ?? shape
    }

    private static func isLatin(_ character: Unicode.Scalar) -> Bool { !(0x370..<0x2000).contains(character.value) }

    private static let kerningBases = Dictionary(uniqueKeysWithValues: pairs(in: kerningBaseData))
        .merging(composed.mapValues(\.base)) { $1 }

    private static let latinKerning = kerningTable(kerningData)
    private static let scriptKerning = kerningTable(scriptKerningData)

    private static func kerningTable(_ data: String) -> [Unicode.Scalar: [Unicode.Scalar: Double]] {
        var kerning: [Unicode.Scalar: [Unicode.Scalar: Double]] = [:]
        for line in lines(of: data) {
            let parts = words(of: line)
            guard parts.count == 3, let units = Double(parts[2]) else { preconditionFailure("No kerning in \"\(line)\"") }
            for left in parts[0].unicodeScalars {
                for right in parts[1].unicodeScalars { kerning[left, default: [:]][right] = units }
            }
        }
        return kerning
    }
}

// MARK: - Data

extension BuiltInFont {
    /// One line per pair of kerning classes: left characters, right characters, adjustment in font units.
    private static let kerningData = #"""
        "'Y’” ,.… -80
        "'‘’“” A -52
        "'‘’“” J -40
        "'’” acdegoqs -22
        & Ax 4
        &f z 8
        ( / 14
        ( CGOQcdeoq -8
        ( j 62
        (/ )]} 16
        ([ 1 -18
        ,. "'’” -40
        -A–— T -56
        -–— AZx -14
        -–— JW -16
        -–— V -30
        -–— X -26
        -–— Y -58
        -–— vy -10
        -–— z -6
        / / -24
        /] j 26
        A "'Y‘’“” -58
        A CGOQ -16
        A U -10
        A V -54
        A W -38
        A t -12
        A vy -24
        A w -18
        B TV -8
        B Y -16
        C -–— -18
        CGOQbp ) -4
        CW CGOQ -8
        DO ,.… -22
        DO JZ -12
        DOQ A -18
        DOQ T -16
        DOQ V -14
        DOQ W -8
        DOQ X -24
        DOQ Y -28
        E -–— -8
        F -mnpru–— -12
        F A -42
        F J -48
        F acdegoqs -20
        FT ,.… -78
        FT T 8
        FY Y 4
        G TVY -10
        JU A -10
        K -–— -34
        K cdeoq -18
        K u -8
        K vwy -28
        KLX CGOQ -24
        L "'‘’“” -84
        L -–— -40
        L A 4
        L T -78
        L U -8
        L V -64
        L W -46
        L Y -80
        L vy -36
        L w -26
        Lk z 6
        P ,.… -82
        P -acdegoqs–— -14
        P A -46
        PTY J -44
        Q Z -12
        R CGOQWacdegoq -8
        R TV -14
        R Y -26
        S T -4
        T -A–— -56
        T Y 6
        T acdegoqs -64
        T mnpruvwxyz -46
        TV CGOQ -14
        TY :; -36
        V ,.… -76
        V -–— -30
        V :; -18
        V A -54
        V J -34
        V acdegoq -36
        V mnpru -24
        V s -32
        W ,.… -52
        W A -38
        W Jacdegoq -24
        W mnpru -14
        W s -22
        Wf -–— -16
        X -–— -26
        X vwy -22
        Xk cdeoq -16
        Y -As–— -58
        Y CGOQ -26
        Y T 6
        Y acdegoq -64
        Y mnpru -46
        Y vwxyz -28
        Z -–— -24
        Z CGOQ -12
        [ j 64
        [{ )/]} 16
        beop vxy -8
        ct o -4
        e w -4
        f !)*?\]|} 46
        f "'‘’“” 40
        f ,.… -26
        f 7 22
        f T 48
        f V 42
        f W 38
        f X 24
        f Y 44
        f Zft 28
        f acdegoq -10
        f bhkl 12
        f ijw 16
        f vy 18
        f x 10
        h vy -8
        j j 16
        j ȷ 10
        kr -–— -22
        o )w -4
        q j 54
        q ȷ 48
        r ,.… -62
        r acdegoq -14
        r ft 28
        r vy 20
        r w 16
        r x 12
        rt z 10
        t Ax 6
        t Z 4
        twz -–— -10
        vy ,.… -50
        vy -acdegoq–— -10
        vy ft 20
        vy vy 10
        vy w 8
        w ,.… -38
        w acdegoq -6
        w ft 16
        w vy 8
        w w 4
        x -–— -14
        x cdeoq -10
        x ft 12
        z cdeoq -4
        z ftz 6
        { j 60
        } { 4
        ȷ jȷ 10
        ‘“ acdegoqs -14
        """#

    /// `kerningData` for pairs with a Greek or Cyrillic character. A lookalike of a Latin letter is listed as that letter.
    private static let scriptKerningData = #"""
        Г ,.… -84
        Г -–— -40
        Г J -40
        Г AЛЉΔΛ -52
        Г CGOQФЄΘΩ -12
        Г Д -48
        Г acdegoqσςαδφωфєлдљ -46
        Г зэεζξ -28
        Г mnpruvxyzвгжимнптхцшщъыьюяђґβγηικλπρτυχψ -30
        T AЛЉΔΛ -56
        T Д -50
        T ФЄΘΩ -14
        T σςαδφωфє -64
        T лдљ -60
        T вгжзимнптцшщъыьэюяґγεηικπρτυχψ -44
        У ,.… -80
        У -–— -36
        У AЛЉΔΛ -52
        У Д -50
        У J -34
        У CGOQФЄ -18
        У acdegoqфєлдљ -42
        У mnpruvxyzвгжзимнптцшщъыьэюя -24
        Y ,.… -80
        Y AΔΛ -58
        Y ФΘΩ -26
        Y σςαδφωζξ -60
        Y γεηικπρτυχψ -38
        P AЛЉΔΛ -46
        P Д -42
        P σςαδφωфєлдљ -14
        AΔΛ "'’” -58
        AΔΛ CGOQФЄΘΩ -16
        AΔΛ T -56
        AΔΛ V -54
        AΔΛ Y -58
        AΔΛ ЧУ -36
        AΔΛ Ψ -28
        AΔΛ vyγ -22
        AΔΛ τт -20
        DOФЭЮΘΩ AЛЉΔΛ -16
        DOФЭЮΘ ,.… -22
        DOФЭЮΘ ДЖX -22
        DOФЭЮΘ T -16
        DOФЭЮΘ VУY -22
        BЗ TVУY -12
        BЗ ЛДЉAΔΛ -8
        ЬЪЉЊЂ T -56
        ЬЪЉЊ ЧУV -44
        ЬЪЉЊЂ "'’” -60
        ЬЪЉЊ ЖX -22
        KЖX CGOQФЄΘΩ -24
        KЖX Ч -26
        KЖX acdegoqфєσςαδφω -16
        KЖX vyчт -26
        г ,.… -66
        г -–— -14
        г acdegoqфє -18
        г лдљ -28
        т ,.… -54
        т acdegoqфє -14
        т лдљ -24
        y лд -16
        y фєσςαδφω -10
        ъьљњвђ т -32
        ъьљњ ч -30
        ъьљњ vy -26
        ъьљњ "'’” -50
        ъьљњ xж -12
        жx acdegoqфєσςαδφω -14
        boepфюρσδφ vxyжγχλ -8
        boepфюρ лд -6
        γ ,.… -50
        γ acdegoqσςαδφω -10
        τ ,.… -40
        τ acdegoqσςαδφω -12
        """#
}
