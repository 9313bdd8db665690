extension SymbolGlyph {
    /// Names that share the drawing of another name.
    static let other = [
        "gearshape": "gear", "gearshape.2": "gear", "person.3": "person.2", "person.crop": "person", "person.crop.circle": "person.circle",
        "bubble.left": "message", "bubble.right": "message", "bubble": "message", "speaker.wave.1": "speaker.wave.2",
        "speaker.wave.3": "speaker.wave.2", "text.alignleft": "line.3.horizontal", "list.dash": "list.bullet",
        "chevron.forward": "chevron.right", "chevron.backward": "chevron.left", "arrow.forward": "arrow.right",
        "arrow.backward": "arrow.left", "arrow.triangle.2.circlepath": "arrow.2.circlepath", "basket": "bag", "multiply": "xmark",
        "location.north": "location", "doc.plaintext": "doc.text", "note.text": "doc.text", "photo.on.rectangle": "photo",
        "video.bubble": "video", "rectangle.stack": "square.stack", "list.bullet.rectangle": "list.bullet", "list.number": "list.bullet", "moon.stars": "moon",
        "square.and.arrow.up.on.square": "square.and.arrow.up", "cloud.sun": "cloud", "bolt.horizontal": "bolt",
        "car.side": "car", "house.lodge": "house", "sun.min": "sun.max", "textformat.size": "textformat", "abc": "textformat",
        "arrow.turn.up.left": "arrow.uturn.left", "arrowshape.turn.up.left": "arrow.uturn.left", "display": "desktopcomputer",
        "tv": "desktopcomputer", "ipad": "iphone", "square.grid.3x3": "square.grid.2x2", "square.split.2x2": "square.grid.2x2",
        "app": "square", "arrow.down.doc": "doc", "arrow.up.doc": "doc", "arrow.up.forward": "arrow.up.right",
        "arrow.uturn.backward": "arrow.uturn.left", "arrow.uturn.forward": "arrow.uturn.right",
        "arrowshape.turn.up.right": "arrow.uturn.right", "bolt.car": "car", "car.2": "car",
        "character.book.closed": "book.closed", "clock.arrow.2.circlepath": "clock", "clock.arrow.circlepath": "clock",
        "doc.richtext": "doc.text", "document": "doc", "document.on.document": "doc.on.doc", "ellipsis.bubble": "text.bubble",
        "figure.run": "figure.walk", "figure.stand": "figure", "figure.wave": "figure", "film.stack": "film",
        "globe.europe.africa": "globe", "gobackward": "arrow.counterclockwise", "goforward": "arrow.clockwise",
        "highlighter": "pencil", "hourglass.bottomhalf": "hourglass", "hourglass.tophalf": "hourglass", "icloud": "cloud",
        "line.horizontal.3": "line.3.horizontal", "line.horizontal.3.decrease": "line.3.horizontal.decrease",
        "list.bullet.rectangle.portrait": "list.bullet", "minus.arrow.trianglehead.counterclockwise": "arrow.counterclockwise",
        "music.note.list": "music.note", "newspaper": "doc.text", "pencil.and.outline": "pencil",
        "plus.arrow.trianglehead.clockwise": "arrow.clockwise", "rectangle.on.rectangle": "doc.on.doc",
        "rectangle.portrait.and.arrow.forward": "rectangle.portrait.and.arrow.right", "slash.circle": "nosign",
        "square.on.square": "doc.on.doc", "timer": "clock",
    ]

    /// Galley's own drawings.
    static let data = """
        airplane:M50 7C57 7 58 16 58 35L92 58L92 67L58 57L56 77L67 86L67 93L50 88L33 93L33 86L44 77L42 57L8 67L8 58L42 35C42 16 43 7 50 7Z
        antenna.radiowaves.left.and.right:D 50 50 9;A 50 50 24 -50 50;A 50 50 24 130 230;A 50 50 42 -50 50;A 50 50 42 130 230
        archivebox:R 8 14 84 22 4;M14 36L14 82C14 85 15 86 18 86L82 86C85 86 86 85 86 82L86 36Z|M40 54L60 54
        arrow.2.circlepath:A 50 50 35 200 340;A 50 50 35 20 160;M87 18L84 38L65 34;M13 82L16 62L35 66
        arrow.2.squarepath:M14 62L14 36C14 28 18 24 26 24L66 24;M52 8L68 24L52 40;M86 38L86 64C86 72 82 76 74 76L34 76;M48 60L32 76L48 92
        arrow.clockwise:A 50 54 36 0 292;M47 5L64 20L50 38
        arrow.counterclockwise:A 50 54 36 248 540;M53 5L36 20L50 38
        arrow.down:M50 10L50 88;M18 56L50 88L82 56
        arrow.left:M90 50L12 50;M44 18L12 50L44 82
        arrow.left.arrow.right:M88 30L14 30;M32 12L14 30L32 48;M12 70L86 70;M68 52L86 70L68 88
        arrow.right:M10 50L88 50;M56 18L88 50L56 82
        arrow.up:M50 90L50 12;M18 44L50 12L82 44
        arrow.up.arrow.down:M30 88L30 14;M12 32L30 14L48 32;M70 12L70 86;M52 68L70 86L88 68
        arrow.up.right:M16 84L84 16;M38 16L84 16L84 62
        arrow.uturn.left:M30 16L10 36L30 56;M10 36L62 36C78 36 90 46 90 60C90 74 78 84 62 84L44 84
        arrow.uturn.right:M70 16L90 36L70 56;M90 36L38 36C22 36 10 46 10 60C10 74 22 84 38 84L56 84
        backward:M92 20L50 50L92 80Z;M50 20L8 50L50 80Z
        backward.end:M86 18L32 50L86 82Z;M16 18L16 82
        bag:M18 32L82 32L88 84C88 88 86 90 82 90L18 90C14 90 12 88 12 84Z;M34 32L34 26C34 5 66 5 66 26L66 32|M34 34L34 44;M66 34L66 44
        battery.100:R 4 30 82 40 11;M94 44L94 56|R 16 42 58 16 3
        bed.double:M10 86L10 62C10 55 14 51 20 51L80 51C86 51 90 55 90 62L90 86;M10 74L90 74;M18 51L18 26C18 20 21 17 27 17L73 17C79 17 82 20 82 26L82 51;R 27 33 19 18 5;R 54 33 19 18 5
        bell:M18 74C27 64 27 56 27 42C27 25 37 14 50 14C63 14 73 25 73 42C73 56 73 64 82 74Z;M40 87C44 91 56 91 60 87
        bicycle:O 24 66 17;O 76 66 17;M24 66L40 36L66 36L76 66;M36 28L52 66L66 36;M28 26L44 26;M24 66L52 66;M68 38L62 22L74 22
        bolt:M57 8L20 56L46 56L41 92L80 42L54 42Z
        book:M50 22C40 12 24 12 8 16L8 84C24 80 40 80 50 90C60 80 76 80 92 84L92 16C76 12 60 12 50 22Z|M50 22L50 90
        book.closed:M28 10L80 10L80 90L28 90C20 90 16 86 16 80L16 20C16 14 20 10 28 10Z|M16 80C16 74 20 71 28 71L80 71
        bookmark:M30 10L70 10C74 10 76 12 76 16L76 90L50 68L24 90L24 16C24 12 26 10 30 10Z
        books.vertical:R 10 14 20 74 4;R 36 24 18 64 4;M60 30L76 24L92 82L76 88Z|M10 32L30 32;M10 70L30 70
        briefcase:R 8 30 84 56 9;M36 30L36 20C36 16 38 14 42 14L58 14C62 14 64 16 64 20L64 30|M8 56L92 56
        building.2:M52 90L52 14C52 11 50 10 48 10L16 10C14 10 12 11 12 14L12 90Z;M52 42L82 42C86 42 88 44 88 48L88 90L52 90Z|M24 28L40 28;M24 46L40 46;M24 64L40 64;M66 58L76 58;M66 74L76 74
        calendar:R 10 17 80 73 11;M30 8L30 17;M70 8L70 17|M10 39L90 39;D 30 57 5;D 50 57 5;D 70 57 5;D 30 73 5;D 50 73 5
        camera:M18 30L30 30L37 20C38 18 40 17 42 17L58 17C60 17 62 18 63 20L70 30L82 30C88 30 92 34 92 40L92 74C92 80 88 84 82 84L18 84C12 84 8 80 8 74L8 40C8 34 12 30 18 30Z|O 50 56 17
        car:M8 74L8 56C8 52 10 50 14 49L21 47L29 29C30 26 32 25 35 25L65 25C68 25 70 26 71 29L79 47L86 49C90 50 92 52 92 56L92 74Z;M20 76L20 86;M80 76L80 86|M24 47L76 47;D 27 61 5;D 73 61 5
        cart:M6 14L16 14C19 14 20 15 21 18L32 64L80 64L90 30L25 30;D 38 82 8;D 74 82 8
        chart.bar:R 9 52 20 38 4;R 40 32 20 58 4;R 71 11 20 79 4
        chart.line.uptrend.xyaxis:M10 10L10 90L90 90;M24 68L44 46L58 58L86 26
        chart.pie:O 50 50 41|M50 50L50 9;M50 50L80 78
        checkmark:M14 54L38 82L86 18
        chevron.down:M12 33L50 69L88 33
        chevron.left:M67 12L31 50L67 88
        chevron.right:M33 12L69 50L33 88
        chevron.up:M12 67L50 31L88 67
        chevron.up.chevron.down:M24 38L50 14L76 38;M24 62L50 86L76 62
        circle:O 50 50 42
        clock:O 50 50 41|M50 24L50 52L68 62
        cloud:M28 78C14 78 8 70 8 60C8 50 16 43 26 43C28 30 38 22 50 22C64 22 74 32 75 46C86 46 92 54 92 62C92 72 84 78 74 78Z
        cloud.rain:M28 64C14 64 8 56 8 46C8 36 16 29 26 29C28 16 38 8 50 8C64 8 74 18 75 32C86 32 92 40 92 48C92 58 84 64 74 64Z;M30 78L26 92;M52 78L48 92;M74 78L70 92
        creditcard:R 6 20 88 60 10|M6 40L94 40;M20 63L38 63
        delete.left:M34 18L84 18C89 18 92 21 92 26L92 74C92 79 89 82 84 82L34 82C31 82 29 81 27 79L6 50L27 21C29 19 31 18 34 18Z|M50 38L74 62;M74 38L50 62
        desktopcomputer:R 8 14 84 58 9;M34 88L66 88
        doc:M30 8L56 8L80 32L80 84C80 89 77 92 72 92L30 92C25 92 22 89 22 84L22 16C22 11 25 8 30 8Z|M54 10L54 26C54 31 57 34 62 34L78 34
        doc.on.doc:R 34 28 48 64 8;M20 72C18 71 18 69 18 66L18 18C18 11 21 8 28 8L58 8C61 8 63 9 65 12
        doc.text:M30 8L56 8L80 32L80 84C80 89 77 92 72 92L30 92C25 92 22 89 22 84L22 16C22 11 25 8 30 8Z|M38 56L64 56;M38 72L64 72;M54 10L54 32L78 34
        dollarsign:M50 6L50 94;M75 28C72 16 62 14 50 14C34 14 25 22 25 31C25 54 76 44 76 68C76 80 64 86 50 86C36 86 26 82 23 70
        drop:M50 8C66 30 78 44 78 62C78 80 66 92 50 92C34 92 22 80 22 62C22 44 34 30 50 8Z
        ellipsis:D 16 50 8;D 50 50 8;D 84 50 8
        envelope:R 8 20 84 60 10|M13 28L44 56C48 59 52 59 56 56L87 28
        exclamationmark:M50 12L50 62;D 50 84 7
        eye:M6 50C18 30 33 20 50 20C67 20 82 30 94 50C82 70 67 80 50 80C33 80 18 70 6 50Z|O 50 50 14
        face.smiling:O 50 50 41|D 36 41 5;D 64 41 5;M31 60C40 74 60 74 69 60
        figure:D 50 14 9;M22 36L78 36;M50 36L50 60;M50 60L36 92;M50 60L64 92
        figure.walk:D 56 13 9;M54 34L47 60L61 72L66 93;M47 60L42 76L28 93;M54 34L36 44L31 60;M54 34L64 50L78 56
        film:R 8 16 84 68 9|M28 16L28 84;M72 16L72 84;M8 38L28 38;M8 62L28 62;M72 38L92 38;M72 62L92 62;M28 50L72 50
        flag:M18 15C40 5 58 26 84 15L84 56C58 67 40 46 18 56Z;M18 94L18 12
        flame:M52 8C56 28 78 38 78 63C78 80 66 92 50 92C34 92 22 80 22 64C22 50 30 44 33 32C40 36 43 42 43 48C50 40 54 26 52 8Z
        folder:M16 20L36 20C39 20 40 21 42 23L48 30L84 30C89 30 92 33 92 38L92 76C92 81 89 84 84 84L16 84C11 84 8 81 8 76L8 28C8 23 11 20 16 20Z|M8 44L92 44
        fork.knife:M30 52L30 92;M16 8L16 34C16 46 21 52 30 52C39 52 44 46 44 34L44 8;M30 8L30 34;M74 92L74 8C62 16 58 36 62 54L74 54
        forward:M8 20L50 50L8 80Z;M50 20L92 50L50 80Z
        forward.end:M14 18L68 50L14 82Z;M84 18L84 82
        gear:M82 41L92 43L92 57L82 59L79 66L85 75L75 85L66 79L59 82L57 92L43 92L41 82L34 79L25 85L15 75L21 66L18 59L8 57L8 43L18 41L21 34L15 25L25 15L34 21L41 18L43 8L57 8L59 18L66 21L75 15L85 25L79 34Z|O 50 50 13
        gift:R 8 26 84 18 5;M14 44L14 84C14 88 16 90 20 90L80 90C84 90 86 88 86 84L86 44Z;M50 26C36 26 26 10 38 9C46 9 50 18 50 26C50 18 54 9 62 9C74 10 64 26 50 26|M50 26L50 90
        globe:O 50 50 41|M9 50L91 50;M50 9C26 30 26 70 50 91;M50 9C74 30 74 70 50 91
        hand.raised:M23 56L23 36C23 28 35 28 35 36L35 22C35 14 47 14 47 22L47 16C47 8 59 8 59 16L59 22C59 14 71 14 71 22L71 54L79 46C85 40 93 46 89 53L74 80C70 88 64 92 53 92C35 92 23 80 23 56Z|M35 36L35 50;M47 22L47 48;M59 22L59 48
        hand.thumbsup:R 8 44 18 46 5;M28 46L44 12C56 11 59 22 55 38L82 38C90 38 93 44 92 51L86 80C84 86 80 90 74 90L28 90Z
        headphones:M12 66L12 52C12 30 28 14 50 14C72 14 88 30 88 52L88 66;R 8 58 18 30 7;R 74 58 18 30 7
        heart:M50 87C22 66 9 51 9 34C9 20 19 11 30 11C39 11 46 16 50 25C54 16 61 11 70 11C81 11 91 20 91 34C91 51 78 66 50 87Z
        hexagon:M50 7L87 29L87 72L50 93L13 72L13 28Z
        hourglass:M22 10L78 10;M22 90L78 90;M29 10C29 36 46 40 46 50C46 60 29 64 29 90;M71 10C71 36 54 40 54 50C54 60 71 64 71 90
        house:M12 44L46 13C49 11 51 11 54 13L88 44L88 82C88 86 86 88 82 88L18 88C14 88 12 86 12 82Z|M39 88L39 60L61 60L61 88
        info:D 50 18 8;M40 44L52 44L52 84;M38 84L66 84
        iphone:R 26 6 48 88 11|M43 82L57 82
        largecircle.fill.circle:O 50 50 42;D 50 50 24
        leaf:M24 76C6 44 34 14 88 14C93 64 62 94 24 76Z|M10 92C26 70 42 56 64 40
        line.3.horizontal:M10 24L90 24;M10 50L90 50;M10 76L90 76
        line.3.horizontal.decrease:M8 27L92 27;M23 50L77 50;M38 73L62 73
        link:M56 26L64 18C76 6 94 24 82 36L64 54C58 60 48 59 43 52;M44 74L36 82C24 94 6 76 18 64L36 46C42 40 52 41 57 48
        list.bullet:D 13 22 6;M34 22L92 22;D 13 50 6;M34 50L92 50;D 13 78 6;M34 78L92 78
        location:M90 10L57 90L46 54L10 43Z
        lock:R 17 44 66 46 10;M31 44L31 29C31 4 69 4 69 29L69 44
        lock.open:R 17 44 66 46 10;M31 44L31 26C31 4 62 2 68 20
        magnifyingglass:O 42 42 32;M66 66L90 90
        map:M8 24L36 12L64 24L92 12L92 76L64 88L36 76L8 88Z|M36 12L36 76;M64 24L64 88
        mappin:O 50 26 18;M50 44L50 93
        megaphone:M84 14L84 80L44 64L22 64C13 64 8 57 8 49C8 39 13 32 22 32L44 32Z;M24 64L33 90L47 90L41 64|M44 32L44 64
        message:M50 13C76 13 92 27 92 46C92 66 76 79 50 79C45 79 41 78 37 77C31 83 23 87 14 88C18 82 19 77 18 71C11 64 8 56 8 46C8 27 24 13 50 13Z
        metronome:M38 10L62 10L82 90L18 90Z|M24 68L76 68;M46 68L76 24
        mic:R 36 8 28 52 14;M20 46C20 66 32 77 50 77C68 77 80 66 80 46;M50 77L50 93
        minus:M10 50L90 50
        moon:M58 10C34 18 20 40 26 62C32 84 58 96 86 78C64 78 48 64 48 42C48 29 52 18 58 10Z
        music.note:D 33 76 15;M46 76L46 12C56 30 76 24 78 46
        nosign:O 50 50 41|M21 21L79 79
        number:M38 10L28 90;M72 10L62 90;M14 35L90 35;M10 65L86 65
        octagon:M90 66L66 90L34 90L10 66L10 34L34 10L66 10L90 34Z
        paintpalette:M50 10C76 10 92 26 92 46C92 60 82 66 70 64C58 62 54 68 58 76C62 86 56 91 48 90C24 89 8 72 8 50C8 27 26 10 50 10Z|D 29 45 6;D 46 28 6;D 68 33 6;D 31 66 6
        paperplane:M92 8L60 92L44 56L8 40Z|M92 8L44 56
        pause:R 20 14 20 72 5;R 60 14 20 72 5
        pencil:M14 86L21 62L68 15C74 9 91 26 85 32L38 79Z|M58 26L74 42
        person:O 50 28 19;M12 86C12 66 30 57 50 57C70 57 88 66 88 86C88 88 87 89 85 89L15 89C13 89 12 88 12 86Z
        person.2:O 35 34 16;M6 82C6 65 18 59 35 59C52 59 64 65 64 82C64 84 63 85 61 85L9 85C7 85 6 84 6 82Z;M62 20C66 18 68 18 70 18C90 18 90 50 70 50C68 50 66 50 62 48;M72 60C86 61 94 68 94 82C94 84 93 85 91 85L78 85
        phone:M28 10C14 14 8 22 12 38C18 62 38 82 62 88C78 92 86 86 90 72L72 60L60 70C48 64 36 52 30 40L40 28Z
        photo:R 8 16 84 68 11|D 32 38 8;M12 75L36 52L53 67L68 53L89 73
        pin:M34 8L66 8L62 40C72 44 78 50 78 58L22 58C22 50 28 44 38 40Z;M50 58L50 93
        play:M26 14C26 11 28 10 31 12L84 46C88 49 88 51 84 54L31 88C28 90 26 89 26 86Z
        plus:M50 10L50 90;M10 50L90 50
        power:M50 8L50 46;A 50 54 37 -52 232
        questionmark:M29 32C29 6 71 6 71 31C71 48 50 46 50 66;D 50 86 7
        rectangle:R 6 20 88 60 10
        rectangle.grid.1x2:R 10 12 80 33 8;R 10 55 80 33 8
        rectangle.portrait.and.arrow.right:M56 10L24 10C18 10 14 14 14 20L14 80C14 86 18 90 24 90L56 90;M38 50L92 50;M72 30L92 50L72 70
        repeat:M12 48C12 34 20 27 34 27L88 27;M72 11L88 27L72 43;M88 52C88 66 80 73 66 73L12 73;M28 57L12 73L28 89
        safari:O 50 50 41|M68 32L57 57L32 68L43 43Z
        seal:M50 7L64 17L80 20L83 36L93 50L83 64L80 80L64 83L50 93L36 83L20 80L17 64L7 50L17 36L20 20L36 17Z
        shield:M50 8L84 20L84 48C84 70 68 84 50 92C32 84 16 70 16 48L16 20Z
        shippingbox:M50 8L88 27L88 73L50 92L12 73L12 27Z|M12 27L50 47L88 27;M50 47L50 92
        shuffle:M8 28L28 28L66 74L92 74;M78 60L92 74L78 88;M8 74L28 74L66 28L92 28;M78 14L92 28L78 42
        sidebar.left:R 8 16 84 68 11|M36 16L36 84
        slider.horizontal.3:M8 22L92 22;M8 50L92 50;M8 78L92 78;D 32 22 10;D 66 50 10;D 36 78 10
        sparkles:M40 20C44 46 52 53 76 57C52 61 44 68 40 92C36 68 28 61 4 57C28 53 36 46 40 20Z;M78 6C80 18 84 22 96 24C84 26 80 30 78 42C76 30 72 26 60 24C72 22 76 18 78 6Z
        speaker:M10 38L26 38L46 18L46 82L26 62L10 62Z
        speaker.wave.2:M8 38L22 38L42 18L42 82L22 62L8 62Z;M58 36C66 44 66 56 58 64;M72 24C88 40 88 60 72 76
        square:R 11 11 78 78 14
        square.and.arrow.down:M32 38L24 38C20 38 18 40 18 44L18 86C18 90 20 92 24 92L76 92C80 92 82 90 82 86L82 44C82 40 80 38 76 38L68 38;M50 8L50 66;M33 50L50 67L67 50
        square.and.arrow.up:M32 38L24 38C20 38 18 40 18 44L18 86C18 90 20 92 24 92L76 92C80 92 82 90 82 86L82 44C82 40 80 38 76 38L68 38;M50 66L50 8;M33 25L50 8L67 25
        square.and.pencil:M54 14L24 14C17 14 12 19 12 26L12 76C12 83 17 88 24 88L74 88C81 88 86 83 86 76L86 48;M38 62L42 47L80 9C86 5 95 14 91 20L53 58Z
        square.grid.2x2:R 10 10 33 33 8;R 57 10 33 33 8;R 10 57 33 33 8;R 57 57 33 33 8
        square.stack:R 14 36 72 54 10;M24 23L76 23;M34 10L66 10
        star:M50 9L62 37L92 40L69 60L76 90L50 74L24 90L31 60L8 40L38 37Z
        stop:R 17 17 66 66 9
        sun.max:O 50 50 19;M82 50L93 50;M73 73L80 80;M50 82L50 93;M27 73L20 80;M18 50L7 50;M27 27L20 20;M50 18L50 7;M73 27L80 20
        tag:M18 10L46 10C48 10 50 11 52 13L88 49C91 52 91 55 88 58L58 88C55 91 52 91 49 88L13 52C11 50 10 48 10 46L10 18C10 13 13 10 18 10Z|D 30 30 7
        text.bubble:M50 13C76 13 92 27 92 46C92 66 76 79 50 79C45 79 41 78 37 77C31 83 23 87 14 88C18 82 19 77 18 71C11 64 8 56 8 46C8 27 24 13 50 13Z|M32 38L68 38;M32 54L56 54
        textformat:M6 82L32 16L58 82;M15 60L49 60;O 76 66 15;M92 50L92 82
        trash:M22 28L27 84C27 89 30 92 35 92L65 92C70 92 73 89 73 84L78 28Z;M12 26L88 26;M37 26L38 16C38 12 40 10 44 10L56 10C60 10 62 12 62 16L63 26|M41 44L43 76;M59 44L57 76
        tray:M8 58L23 24C25 20 27 18 31 18L69 18C73 18 75 20 77 24L92 58L92 76C92 82 88 86 82 86L18 86C12 86 8 82 8 76Z|M8 58L34 58C34 76 66 76 66 58L92 58
        triangle:M45 15C48 10 52 10 55 15L92 79C94 84 92 87 87 87L13 87C8 87 6 84 8 79Z
        video:R 6 24 58 52 11;M64 44L90 28C92 27 94 28 94 30L94 70C94 72 92 73 90 72L64 56Z
        wifi:A 50 82 66 225 315;A 50 82 42 225 315;D 50 78 9
        xmark:M16 16L84 84;M84 16L16 84
        """
}
