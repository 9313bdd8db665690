extension BuiltInFont {
    /// One line per combining mark: its code point, or `-` if only composed letters have it; its name; and its strokes centred on x = 0
    /// above or below a lowercase letter.
    static let markData = #"""
        300 grave M-58 762L34 654
        301 acute M58 762L-34 654
        302 circumflex M-100 658L0 756L100 658
        30C caron M-100 756L0 658L100 756
        303 tilde M-122 672C-108 722 -84 742 -56 742C-14 742 14 674 56 674C84 674 108 694 122 744
        308 dieresis M-113 700H-83M-98 685V715M-109 689L-87 711M-109 711L-87 689M83 700H113M98 685V715M87 689L109 711M87 711L109 689
        307 dot M-17 700H17M0 683V717M-12 688L12 712M-12 712L12 688
        30A ring M0 814C44 814 80 778 80 734C80 690 44 654 0 654C-44 654 -80 690 -80 734C-80 778 -44 814 0 814Z
        304 macron M-116 700H116
        306 breve M-106 752C-94 692 -52 662 0 662C52 662 94 692 106 752
        30B hungarumlaut M-24 762L-106 654M122 762L40 654
        327 cedilla M0 -8L-10 -74C52 -70 82 -98 82 -138C82 -186 34 -212 -52 -206
        326 commabelow M-4 -150H16M6 -160V-140M-1 -157L13 -143M-1 -143L13 -157M6 -150L-26 -236
        - commaabove M-14 668H6M-4 658V678M-11 661L3 675M-11 675L3 661M-4 668L28 758
        309 hookabove M-70 758C-64 800 -32 830 8 830C52 830 82 800 82 760C82 708 14 706 14 650
        30F doublegrave M-122 762L-40 654M24 762L106 654
        311 invertedbreve M-106 662C-94 722 -52 752 0 752C52 752 94 722 106 662
        31B horn M0 0C70 0 104 40 104 112
        323 dotbelow M-17 -178H17M0 -195V-161M-12 -190L12 -166M-12 -166L12 -190
        324 dieresisbelow M-113 -178H-83M-98 -193V-163M-109 -189L-87 -167M-109 -167L-87 -189M83 -178H113M98 -193V-163M87 -189L109 -167M87 -167L109 -189
        325 ringbelow M0 -152C33 -152 60 -179 60 -212C60 -245 33 -272 0 -272C-33 -272 -60 -245 -60 -212C-60 -179 -33 -152 0 -152Z
        32D circumflexbelow M-100 -252L0 -160L100 -252
        32E brevebelow M-106 -160C-94 -220 -52 -250 0 -250C52 -250 94 -220 106 -160
        330 tildebelow M-122 -238C-108 -188 -84 -168 -56 -168C-14 -168 14 -236 56 -236C84 -236 108 -216 122 -166
        331 macronbelow M-116 -178H116
        328 ogonek M0 0C-52 -44 -84 -86 -84 -130C-84 -186 -36 -214 34 -196
        """#

    /// Pairs of marks with a combined drawing, as used in Vietnamese: their names and strokes.
    static let markPairData = """
        circumflex acute M-86 654L0 728L86 654M128 816L198 908
        circumflex grave M-86 654L0 728L86 654M-128 816L-198 908
        circumflex hookabove M-86 654L0 728L86 654M68 932C74 966 98 988 128 988C162 988 184 966 184 934C184 894 132 890 132 836
        circumflex tilde M-86 654L0 728L86 654M-122 856C-108 906 -84 926 -56 926C-14 926 14 858 56 858C84 858 108 878 122 928
        breve acute M-90 738C-80 690 -46 662 0 662C46 662 80 690 90 738M-4 842L70 936
        breve grave M-90 738C-80 690 -46 662 0 662C46 662 80 690 90 738M4 842L-70 936
        breve hookabove M-90 738C-80 690 -46 662 0 662C46 662 80 690 90 738M-60 946C-54 982 -28 1006 6 1006C42 1006 66 982 66 950C66 908 6 904 6 846
        breve tilde M-90 738C-80 690 -46 662 0 662C46 662 80 690 90 738M-122 890C-108 940 -84 960 -56 960C-14 960 14 892 56 892C84 892 108 912 122 962
        """

    /// Dialytika with tonos, as on Greek letters: the accent lies between the dots.
    static let dialytikaTonosData = "M-145 700H-115M-130 685V715M-141 689L-119 711M-141 711L-119 689M115 700H145M130 685V715M119 689L141 711M119 711L141 689M-4 822L40 922"

    /// The accent before a Greek capital.
    static let capitalTonosData = "M72 596L144 708"

    /// Pairs of a Greek capital and the advance that the accent before it takes, in font units.
    static let tonosData = """
        Α 0
        Ε 180
        Η 180
        Ι 180
        Ο 132
        Υ 156
        Ω 126
        """

    /// One line per base: the character, the x of its anchors above and below, and the extra height of the upper anchor relative to a
    /// lowercase letter's. Bases that are not listed have centred anchors.
    static let anchorData = """
        A 338 338 196
        Æ 500 500 196
        C 391 385 196
        D 354 354 196
        E 332 324 196
        G 389 385 196
        H 368 368 196
        J 394 216 196
        K 341 352 196
        L 158 314 196
        N 374 374 196
        O 385 385 196
        R 342 342 196
        S 287 281 196
        T 306 306 196
        U 354 354 196
        W 483 483 196
        Y 317 317 196
        Z 289 289 196
        a 253 253 0
        b 106 300 232
        c 290 286 0
        d 471 277 232
        e 284 284 0
        f 230 148 232
        g 277 273 0
        h 120 290 232
        k 106 281 232
        l 106 106 232
        n 289 289 0
        o 284 284 0
        r 214 105 0
        ſ 190 106 232
        s 225 219 0
        t 158 218 150
        u 277 277 0
        w 368 368 0
        y 245 352 0
        z 223 223 0
        ȷ 106 106 0
        α 277 277 0
        ι 105 105 0
        """

    /// One line per letter with a horn: the character, and the start of the horn.
    static let hornData = """
        O 605 605
        U 604 700
        o 437 426
        u 461 490
        """

    /// One line per mark: its name, then pairs of a letter of Latin-1 or Extended-A and its base. The mark may differ from that of the
    /// canonical decomposition: `ģ` has its comma above. Letters that are not listed are composed by that decomposition.
    static let composedData = """
        grave ÀAÈEÒOÙUàaèeòoùu
        acute ÁAÉEÓOÚUÝYáaéeóoúuýyĆCćcĹLĺlŃNńnŔRŕrŚSśsŹZźz
        circumflex ÂAÊEÔOÛUâaêeôoûuĈCĉcĜGĝgĤHĥhĴJŜSŝsŴWŵwŶYŷy
        tilde ÃAÑNÕOãañnõoŨUũu
        dieresis ÄAËEÖOÜUäaëeöoüuÿyŸY
        ring ÅAåaŮUůu
        cedilla ÇCçcŞSşsŢTţt
        macron ĀAāaĒEēeŌOōoŪUūu
        breve ĂAăaĔEĕeĞGğgŎOŏoŬUŭu
        dot ĊCċcĖEėeĠGġgŻZżz
        caron ČCčcĎDĚEěeŇNňnŘRřrŠSšsŤTŽZžz
        commabelow ĢGĶKķkĻLļlŅNņnŖRŗr
        commaabove ģg
        hungarumlaut ŐOőoŰUűu
        """

    /// Pairs of a letter and the variant that carries marks above.
    static let dotlessData = "iıjȷ"

    /// Pairs of a letter and the letter whose kerning it shares.
    static let kerningBaseData = "«-µu»-ÆAÌIÍIÎIÏIÐDØOæaìiíiîiïiøoþpĄAąaďdĐDđdĘEęeĦHħhĨIĩiĪIīiĬIĭiĮIįiİIıiĵjĸnĽLľlĿLŀlŁLłlŊNŋnŒOœoťtŦTŧtŲUųuȷj‚,„,‹-›-‐-‑-"
}
