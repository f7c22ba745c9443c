import Drawing

/// The faces of the font table in one library, opened when they are first asked for.
final class FontSet {
    private enum State {
        case unopened
        case opened(LoadedFace)
        case absent
    }

    private var finder: FontFinder
    private var states: [State]

    init(_ library: FontLibrary) {
        finder = FontFinder(library)
        states = Array(repeating: .unopened, count: FontTable.entries.count)
    }

    /// The face at a place of the table; `nil` when its file is missing or unreadable.
    func face(at place: Int) -> LoadedFace? {
        switch states[place] {
        case .opened(let face): return face
        case .absent: return nil
        case .unopened:
            let entry = FontTable.entries[place]
            guard let path = finder.path(of: entry),
                let face = LoadedFace(face: FontFace(rawValue: place), entry: entry, path: path)
            else {
                states[place] = .absent
                return nil
            }
            states[place] = .opened(face)
            return face
        }
    }
}
