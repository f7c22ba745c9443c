import CDeflate
import CPNG

extension Bitmap {
    /// The version of libdeflate that the package was built with; the library itself does not tell.
    public static var deflateVersion: String { LIBDEFLATE_VERSION_STRING }

    /// The version of libpng that the process runs with.
    public static var pngVersion: String { png_get_libpng_ver(nil).map { String(cString: $0) } ?? "unknown" }
}
