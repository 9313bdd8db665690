import SwiftSource

/// The part of an app that a few declarations need.
struct AppSlice {
    let module: SwiftModule
    let namesakes: [Namesake]
    /// Notes on names for which another file's declaration is an equal or a nearer candidate.
    let assumptions: [SourceNote]
}

/// A slice, compiled.
struct BuiltSlice {
    private(set) var slice: AppSlice
    /// The program; `nil` if the slice has nothing to draw.
    private(set) var result: Result<BuiltProgram?, Failure>

    /// Maximum number of slices that are compiled, each with a different choice among declarations of the same names.
    private static let limit = 4

    /// Builds the slice for declarations. If the compiler rejects a use of a name that several files declare, the next declaration is
    /// tried; if all are rejected, or the last does not compile in the calls that are left, the nearest one is used.
    init(
        _ slices: AppSlices, of declarations: [Declaration], alone: Bool, keeping bodies: SliceBodies,
        by build: (SwiftModule) throws(Failure) -> BuiltProgram?
    ) {
        var choices: [String: Int] = [:]
        let nearest = BuiltSlice(slices.slice(of: declarations, alone: alone, choosing: choices, keeping: bodies), by: build)
        self = nearest
        for _ in 1..<Self.limit where !rejectedNamesakes.isEmpty {
            for one in rejectedNamesakes {
                let next = one.fitting.drop { $0 != one.taken }.dropFirst().first
                choices[one.name] = next ?? choices[one.name]
            }
            self = BuiltSlice(slices.slice(of: declarations, alone: alone, choosing: choices, keeping: bodies), by: build)
        }
        if !rejectedNamesakes.isEmpty || !isBuilt && nearest.isBuilt { self = nearest }
    }

    private init(_ slice: AppSlice, by build: (SwiftModule) throws(Failure) -> BuiltProgram?) {
        self.slice = slice
        do throws(Failure) {
            result = .success(try build(slice.module))
        } catch {
            result = .failure(error)
        }
    }

    private var isBuilt: Bool {
        if case .success = result { true } else { false }
    }

    /// Names in the compiler's errors that have another declaration to try. If the program compiles, errors outside the drawn files do not
    /// count.
    private var rejectedNamesakes: [Namesake] {
        let words: [String] =
            switch result {
            case .success(let program): program?.edits.filter { $0.file < slice.module.drawnCount }.compactMap(\.leftOut?.diagnostic.message) ?? []
            case .failure(let failure): [failure.message]
            }
        return slice.namesakes.filter { one in one.fitting.count > 1 && words.contains { $0.contains("'\(one.name)'") } }
    }
}
