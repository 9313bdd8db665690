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
            for place in stride(from: 1, to: parts.count, by: 2) {
                guard let units = Double(parts[place + 1]) else { preconditionFailure("No kerning in \"\(line)\"") }
                for left in parts[0].unicodeScalars {
                    for right in parts[place].unicodeScalars { kerning[left, default: [:]][right] = units }
                }
            }
        }
        return kerning
    }
}

// MARK: - Data

extension BuiltInFont {
    /// In each line: left characters, then groups of right characters, each with its adjustment in font units.
    private static let kerningData = #"""
        "'Y’”  ,.… -80
        "'‘’“”  A -52  J -40
        "'’”  acdegoqs -22
        &  Ax 4
        &f  z 8
        (  / 14  CGOQcdeoq -8  j 62
        (/  )]} 16
        ([  1 -18
        ,.  "'’” -40
        -A–—  T -56
        -–—  AZx -14  JW -16  V -30  X -26  Y -58  vy -10  z -6
        /  / -24
        /]  j 26
        A  "'Y‘’“” -58  CGOQ -16  U -10  V -54  W -38  t -12  vy -24  w -18
        B  TV -8  Y -16
        C  -–— -18
        CGOQbp  ) -4
        CW  CGOQ -8
        DO  ,.… -22  JZ -12
        DOQ  A -18  T -16  V -14  W -8  X -24  Y -28
        E  -–— -8
        F  -mnpru–— -12  A -42  J -48  acdegoqs -20
        FT  ,.… -78  T 8
        FY  Y 4
        G  TVY -10
        JU  A -10
        K  -–— -34  cdeoq -18  u -8  vwy -28
        KLX  CGOQ -24
        L  "'‘’“” -84  -–— -40  A 4  T -78  U -8  V -64  W -46  Y -80  vy -36  w -26
        Lk  z 6
        P  ,.… -82  -acdegoqs–— -14  A -46
        PTY  J -44
        Q  Z -12
        R  CGOQWacdegoq -8  TV -14  Y -26
        S  T -4
        T  -A–— -56  Y 6  acdegoqs -64  mnpruvwxyz -46
        TV  CGOQ -14
        TY  :; -36
        V  ,.… -76  -–— -30  :; -18  A -54  J -34  acdegoq -36  mnpru -24  s -32
        W  ,.… -52  A -38  Jacdegoq -24  mnpru -14  s -22
        Wf  -–— -16
        X  -–— -26  vwy -22
        Xk  cdeoq -16
        Y  -As–— -58  CGOQ -26  T 6  acdegoq -64  mnpru -46  vwxyz -28
        Z  -–— -24  CGOQ -12
        [  j 64
        [{  )/]} 16
        beop  vxy -8
        ct  o -4
        e  w -4
        f  !)*?\]|} 46  "'‘’“” 40  ,.… -26  7 22  T 48  V 42  W 38  X 24  Y 44  Zft 28  acdegoq -10  bhkl 12  ijw 16  vy 18  x 10
        h  vy -8
        j  j 16  ȷ 10
        kr  -–— -22
        o  )w -4
        q  j 54  ȷ 48
        r  ,.… -62  acdegoq -14  ft 28  vy 20  w 16  x 12
        rt  z 10
        t  Ax 6  Z 4
        twz  -–— -10
        vy  ,.… -50  -acdegoq–— -10  ft 20  vy 10  w 8
        w  ,.… -38  acdegoq -6  ft 16  vy 8  w 4
        x  -–— -14  cdeoq -10  ft 12
        z  cdeoq -4  ftz 6
        {  j 60
        }  { 4
        ȷ  jȷ 10
        ‘“  acdegoqs -14
        """#

    /// `kerningData` for pairs with a Greek or Cyrillic character. A lookalike of a Latin letter is listed as that letter.
    private static let scriptKerningData = #"""
        Г  ,.… -84  -–— -40  J -40  AЛЉΔΛ -52  CGOQФЄΘΩ -12  Д -48  acdegoqσςαδφωфєлдљ -46  зэεζξ -28
        Г  mnpruvxyzвгжимнптхцшщъыьюяђґβγηικλπρτυχψ -30
        T  AЛЉΔΛ -56  Д -50  ФЄΘΩ -14  σςαδφωфє -64  лдљ -60  вгжзимнптцшщъыьэюяґγεηικπρτυχψ -44
        У  ,.… -80  -–— -36  AЛЉΔΛ -52  Д -50  J -34  CGOQФЄ -18  acdegoqфєлдљ -42  mnpruvxyzвгжзимнптцшщъыьэюя -24
        Y  ,.… -80  AΔΛ -58  ФΘΩ -26  σςαδφωζξ -60  γεηικπρτυχψ -38
        P  AЛЉΔΛ -46  Д -42  σςαδφωфєлдљ -14
        AΔΛ  "'’” -58  CGOQФЄΘΩ -16  T -56  V -54  Y -58  ЧУ -36  Ψ -28  vyγ -22  τт -20
        DOФЭЮΘΩ  AЛЉΔΛ -16
        DOФЭЮΘ  ,.… -22  ДЖX -22  T -16  VУY -22
        BЗ  TVУY -12  ЛДЉAΔΛ -8
        ЬЪЉЊЂ  T -56  "'’” -60
        ЬЪЉЊ  ЧУV -44  ЖX -22
        KЖX  CGOQФЄΘΩ -24  Ч -26  acdegoqфєσςαδφω -16  vyчт -26
        г  ,.… -66  -–— -14  acdegoqфє -18  лдљ -28
        т  ,.… -54  acdegoqфє -14  лдљ -24
        y  лд -16  фєσςαδφω -10
        ъьљњвђ  т -32
        ъьљњ  ч -30  vy -26  "'’” -50  xж -12
        жx  acdegoqфєσςαδφω -14
        boepфюρσδφ  vxyжγχλ -8
        boepфюρ  лд -6
        γ  ,.… -50  acdegoqσςαδφω -10
        τ  ,.… -40  acdegoqσςαδφω -12
        """#
}
