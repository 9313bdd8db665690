/// Source texts that are hard to scan, one for each difficulty.
enum HardTokens {
    static let cases = comments + strings + regexes + names + numbers + operators + directives + encodings

    static let comments = [
        "/* a /* b */ c */ let x = 1 /**/ + /* */2",
        "/*/ still a comment */ let a = 1",
        "let a = 1 // \"no string\nlet b = 2 /// /* no comment\nlet c = 3",
        "let a = b/*c*/+/*d*/e // f",
        "let a = b */* c */ d",
        "#!/usr/bin/env swift\nprint(1)",
    ]

    static let strings = [
        #"let a = "x \(b + "y \(c("z"))") w""#,
        #"let a = "\(f { "}" })" + "\"" + "\\" + "\\\"""#,
        ###"let a = #"no \(interpolation) here, "quotes", \#(but + "here") and \"# + ##"a"#b"##"###,
        ###"let a = ##"x\#(y)\##(z)"## + #"""# + #""""# + ##"""##"###,
        "let a = \"\"\"\n  x \"quoted\" \"\" \\(y) \\\"\"\" \\\n  z\n  \"\"\"\nlet b = 1",
        "let a = #\"\"\"\n  \"\"\" \\#(x) \\(y)\n  \"\"\"#",
        "let a = \"\"\"\n  a\n\n  \\(\"\"\"\n    b \\(c)\n    \"\"\")\n  \"\"\"",
        "let a = \"\" + \"\"\nlet b = [\"\", \"\"]",
        #"let a = "\(x(y: (1, 2), z: [3: (4)]))" + "é\u{301}""#,
        "let a = \"\\(\n  b\n)\"",
        #"let a = "a: \(b ? "(" : ")")""#,
        #"let a = "// no comment /* none */ \(/* one ) */ b)""#,
    ]

    static let regexes = [
        "let a = /x+/\nlet b = /[a-z]\\/y/.self",
        "let a = x / y / z\nlet b = (x)/2/3\nlet c = x[0]/y/z",
        "let a = [/x/, /(y)/: /z/]\nlet b = f(/x/, y)",
        "let a = #/x/y \"/#\nlet b = ##/x/#/##",
        "let a = #/\n  x # comment\n  \"y\n/#\nlet b = 1",
        "let a = !/x/\nlet b = ^/y/",
        "let a = f(/, 3)\nlet b = reduce(1, /)",
        "let a = /\"x\"/\nlet b = \"y\"",
        "let a = /\\(/\nlet b = 1",
    ]

    static let names = [
        "let `class` = 1, naïve = 2, 日本 = 3, 🐶 = `class`, _a1 = $0, _ = $1",
        "struct `a b` {}\nlet x = a.`init`.b",
        "f(<#name#>, <#T##Int#>)",
        "let x = self.0.1.2\nlet y = \\.a[0].b?.c",
        "let e\u{301}t\u{E9} = 1",
    ]

    static let numbers = [
        "let a = [1, 1_000, 1.5, 1.5e3, 1e-3, 1.5E+3, 0xFF, 0x1.8p3, 0x1p-3, 0b1_0, 0o17]",
        "let a = 1...3, b = 1..<3, c = 1.description, d = 0xFF.description, e = 1.0.magnitude, f = 0xEE-1",
        "@available(iOS 16.1.2, *) func f() { x.0.1 }\n#if swift(>=5.9.1)\n#endif",
        "let a = -1, b = +1.0, c = x-1, d = x - -1",
    ]

    static let operators = [
        "let a = b ?? c ?? d, e = f?.g!.h, i: Int? = j ? k : l",
        "let a: [String: [Array<Array<Int>>]]? = [:], b: Set<Set<Int>>.Index? = nil",
        "a &+= b &<< c; d...; ...e; f .== g; h === i; j !== k; !l; ~m; n->o",
        "func f<T>(_ x: inout T, y: (Int) throws -> Void) -> some P & Q { &x }",
        "infix operator √: P\nlet a = √b ⊕ c ± d → e",
        "let a = b>c<d, e = f<g>(h), i = j as! K, l = try? m",
        "x.map(+).reduce(0, *)\ny = .init()\nz = a*.b",
    ]

    static let directives = [
        "#if os(iOS) && !DEBUG || canImport(X)\nlet a = 1\n#elseif true\n#else\n#endif",
        "let a = #selector(f(_:)), b = #keyPath(A.b), c = #file, d = #line",
        "if #available(iOS 16, *), #unavailable(iOS 17) {}\n#warning(\"x\")",
        "@MainActor @objc(a:b:) @A.B(c) @available(*, unavailable) func f(@C _ x: @escaping @Sendable () -> Void) {}",
        "#Preview(\"x\", traits: .y) { z }",
    ]

    static let encodings = [
        "\u{FEFF}let a = 1\r\nlet b = \"c\" // d\r\nlet e = \"\"\"\r\n  f\r\n  \"\"\"\r\n",
        "let a = 1\rlet b = 2",
        "let a\t=\u{0B}1\u{0C};let b = 2",
    ]
}
