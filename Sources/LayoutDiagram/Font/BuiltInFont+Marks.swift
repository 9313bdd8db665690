extension BuiltInFont {
    /// One line per combining mark: its name, and its strokes centred on x = 0 above or below a lowercase letter.
    static let markData = #"""
        grave M-58 762L34 654
        acute M58 762L-34 654
        circumflex M-100 658L0 756L100 658
        caron M-100 756L0 658L100 756
        tilde M-122 672C-108 722 -84 742 -56 742C-14 742 14 674 56 674C84 674 108 694 122 744
        dieresis M-113 700H-83M-98 685V715M-109 689L-87 711M-109 711L-87 689M83 700H113M98 685V715M87 689L109 711M87 711L109 689
        dot M-17 700H17M0 683V717M-12 688L12 712M-12 712L12 688
        ring M0 814C44 814 80 778 80 734C80 690 44 654 0 654C-44 654 -80 690 -80 734C-80 778 -44 814 0 814Z
        macron M-116 700H116
        breve M-106 752C-94 692 -52 662 0 662C52 662 94 692 106 752
        hungarumlaut M-24 762L-106 654M122 762L40 654
        cedilla M0 -8L-10 -74C52 -70 82 -98 82 -138C82 -186 34 -212 -52 -206
        commabelow M-4 -150H16M6 -160V-140M-1 -157L13 -143M-1 -143L13 -157M6 -150L-26 -236
        commaabove M-14 668H6M-4 658V678M-11 661L3 675M-11 675L3 661M-4 668L28 758
        ogonek M0 0C-52 -44 -84 -86 -84 -130C-84 -186 -36 -214 34 -196
        """#

    /// Marks that are attached below their base.
    static let marksBelow: Set<Substring> = ["cedilla", "commabelow", "ogonek"]

    /// One line per base: the character, the x of its anchors above and below, and how much higher than on a lowercase
    /// letter the one above is.
    static let anchorData = """
        A 338 338 196
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
        c 290 286 0
        e 284 284 0
        g 277 273 0
        h 120 290 232
        k 106 281 232
        l 106 106 232
        n 289 289 0
        o 284 284 0
        r 214 105 0
        s 225 219 0
        t 158 218 0
        u 277 277 0
        w 368 368 0
        y 245 245 0
        z 223 223 0
        """

    /// One line per mark: its name, then pairs of a precomposed letter and its base.
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

    /// Pairs of a letter and the letter whose kerning it shares.
    static let kerningBaseData = "«-µu»-ÆAÌIÍIÎIÏIÐDØOæaìiíiîiïiøoþpĄAąaďdĐDđdĘEęeĦHħhĨIĩiĪIīiĬIĭiĮIįiİIıiĵjĸnĽLľlĿLŀlŁLłlŊNŋnŒOœoťtŦTŧtŲUųuȷj‚,„,‹-›-‐-‑-"
}
