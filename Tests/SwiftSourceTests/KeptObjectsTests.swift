import SwiftSource
import Testing

struct KeptObjectsTests {
    @Test(arguments: [
        ("A(owner: B(c: C.D()), size: 1, d: .first, e: C.shared)", "A(owner: keep(B(c: keep(C.D()))), size: 1, d: .first, e: C.shared)"),
        ("A(B().c, [C()], { _ in D() })", "A(B().c, [C()], { _ in D() })"),
    ])
    func objectsAmongTheArgumentsAreKept(expression: String, kept: String) {
        #expect(KeptObjects.keeping(in: expression, by: "keep") == kept)
        #expect(KeptObjects.keeping(in: expression, by: "keep", isArgument: true) == "keep(\(kept))")
    }
}
