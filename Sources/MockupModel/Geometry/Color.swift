/// An sRGB colour, eight bits a channel, not premultiplied.
public struct Color: Hashable, Sendable {
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8
    public var alpha: UInt8

    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// A colour from `0xRRGGBBAA`.
    public init(rgba: UInt32) {
        self.init(
            red: UInt8(truncatingIfNeeded: rgba >> 24), green: UInt8(truncatingIfNeeded: rgba >> 16),
            blue: UInt8(truncatingIfNeeded: rgba >> 8), alpha: UInt8(truncatingIfNeeded: rgba))
    }

    /// A colour from `#RGB`, `#RRGGBB` or `#RRGGBBAA`; `nil` for anything else.
    public init?(hex: some StringProtocol) {
        guard hex.first == "#" else { return nil }
        let digits = hex.dropFirst()
        guard digits.utf8.count == digits.count, digits.allSatisfy(\.isHexDigit) else { return nil }
        switch digits.count {
        case 3:
            guard let value = UInt32(digits.reduce(into: "") { $0 += "\($1)\($1)" }, radix: 16) else {
                return nil
            }
            self.init(rgba: value << 8 | 0xFF)
        case 6:
            guard let value = UInt32(digits, radix: 16) else { return nil }
            self.init(rgba: value << 8 | 0xFF)
        case 8:
            guard let value = UInt32(digits, radix: 16) else { return nil }
            self.init(rgba: value)
        default: return nil
        }
    }

    public static let clear = Color(rgba: 0)
    public static let white = Color(rgba: 0xFFFF_FFFF)
    public static let black = Color(rgba: 0x0000_00FF)

    /// `#RRGGBB`, or `#RRGGBBAA` when the colour is not opaque.
    public var hex: String {
        let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
        return channels.reduce(into: "#") { text, channel in
            let digits = String(channel, radix: 16, uppercase: true)
            text += digits.count == 1 ? "0" + digits : digits
        }
    }
}
