import CNettle

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// SHA-256, written as sixty-four lower-case hexadecimal digits.
package enum SHA256 {
    /// The hash of bytes at hand.
    package static func of(_ bytes: [UInt8]) -> String {
        var context = sha256_ctx()
        nettle_sha256_init(&context)
        nettle_sha256_update(&context, bytes.count, bytes)
        return digest(&context)
    }

    /// The hash of a file; `nil` for one that can't be read.
    package static func ofFile(_ path: String) -> String? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var context = sha256_ctx()
        nettle_sha256_init(&context)
        let capacity = 1 << 18
        let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        defer { buffer.deallocate() }
        while true {
            let count = read(file, buffer, capacity)
            if count < 0 && errno == EINTR { continue }
            guard count >= 0 else { return nil }
            if count == 0 { break }
            nettle_sha256_update(&context, count, buffer)
        }
        return digest(&context)
    }

    private static func digest(_ context: inout sha256_ctx) -> String {
        var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
        nettle_sha256_digest(&context, digest.count, &digest)
        let digits = Array("0123456789abcdef".utf8)
        return String(
            decoding: digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }
}
