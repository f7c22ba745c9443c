import CFreeType
import CHarfBuzz
import CPango

extension PangoShaper {
    /// The version of Pango that the process runs with.
    public static var pangoVersion: String { pango_version_string().map { String(cString: $0) } ?? "unknown" }

    /// The version of HarfBuzz that the process runs with.
    public static var harfbuzzVersion: String { hb_version_string().map { String(cString: $0) } ?? "unknown" }

    /// The version of FreeType that the process runs with.
    public static var freetypeVersion: String {
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0, let library else { return "unknown" }
        defer { FT_Done_FreeType(library) }
        var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
        FT_Library_Version(library, &major, &minor, &patch)
        return "\(major).\(minor).\(patch)"
    }
}
