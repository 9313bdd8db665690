extension BuiltInFont {
    /// Letters of Latin beyond Extended-A without a composition, as `glyphData`.
    static let latinExtendedGlyphData = """
        ƒ 540 M50 -192C130 -226 190 -180 206 -90L326 590C342 690 410 738 494 704M130 420H440
        ẞ 634 M118 0V480C118 612 204 708 330 708H540L360 430C476 430 564 345 564 212C564 80 476 -8 352 -8C312 -8 282 0 252 16
        Ə 770 M692 356H80C80 146 210 -8 386 -8C562 -8 692 146 692 350C692 554 562 708 386 708C280 708 190 660 134 572
        ə 545 M473 226H58C58 94 147 -8 263 -8C384 -8 475 101 475 245C475 389 381 498 257 498C203 498 155 475 119 437
        Ʒ 548 M80 700H460L250 420C380 420 474 340 474 210C474 80 380 -8 260 -8C170 -8 100 33 66 95
        ʒ 472 M70 490H390L210 230C320 230 400 150 400 20C400 -110 320 -208 210 -208C140 -208 90 -176 60 -130
        """

    /// Pairs of a letter and its lookalike: apostrophes used as letters.
    static let latinExtendedLookalikes = "ʼ’ʻ‘"
}
