import CCairo

extension CairoRenderer {
    /// The version of cairo that the process runs with.
    public static var cairoVersion: String {
        cairo_version_string().map { String(cString: $0) } ?? "unknown"
    }
}
