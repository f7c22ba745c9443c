import MockupModel

/// SVG text as bytes, written piece by piece.
struct SVGWriter {
    var bytes: [UInt8] = []

    mutating func write(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// ` name="number"`
    mutating func attribute(_ name: StaticString, _ value: Double, decimals: Int = 4) {
        begin(name)
        number(value, decimals: decimals)
        bytes.append(UInt8(ascii: "\""))
    }

    /// ` name="text"`, with whatever XML does not take escaped or replaced.
    mutating func attribute(_ name: StaticString, _ value: String) {
        begin(name)
        escaped(value)
        bytes.append(UInt8(ascii: "\""))
    }

    /// ` fill="#RRGGBB"`, and the opacity if it is not 1.
    mutating func fill(_ color: Color) {
        begin("fill")
        bytes.append(UInt8(ascii: "#"))
        let channels = [color.red, color.green, color.blue]
        if channels.allSatisfy({ $0 >> 4 == $0 & 15 }) {
            for channel in channels { hexDigit(channel & 15) }
        } else {
            for channel in channels {
                hexDigit(channel >> 4)
                hexDigit(channel & 15)
            }
        }
        bytes.append(UInt8(ascii: "\""))
        if color.alpha != 255 { attribute("fill-opacity", Double(color.alpha) / 255, decimals: 4) }
    }

    private mutating func begin(_ name: StaticString) {
        bytes.append(UInt8(ascii: " "))
        write(name)
        bytes.append(UInt8(ascii: "="))
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func hexDigit(_ digit: UInt8) {
        bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }

    /// The shortest decimal with at most some digits behind the point; never an exponent.
    mutating func number(_ value: Double, decimals: Int) {
        fixed(Fixed.units(value, decimals: decimals) ?? 0, decimals: decimals)
    }

    /// A whole number of 10^−decimals.
    mutating func fixed(_ units: Int, decimals: Int) {
        if units < 0 { bytes.append(UInt8(ascii: "-")) }
        let one = Fixed.powers[decimals]
        let (whole, rest) = units.magnitude.quotientAndRemainder(dividingBy: UInt(one))
        if whole != 0 || rest == 0 { digits(whole) }
        guard rest != 0 else { return }
        bytes.append(UInt8(ascii: "."))
        var (left, place) = (rest, UInt(one) / 10)
        while left != 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(left / place))
            left %= place
            place /= 10
        }
    }

    private mutating func digits(_ value: UInt) {
        if value >= 10 { digits(value / 10) }
        bytes.append(UInt8(ascii: "0") + UInt8(value % 10))
    }

    /// Text between tags or in an attribute.
    mutating func escaped(_ text: String) {
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x26: write("&amp;")
            case 0x3C: write("&lt;")
            case 0x3E: write("&gt;")
            case 0x22: write("&quot;")
            case 0x09: write("&#9;")
            case 0x0A: write("&#10;")
            case 0x0D: write("&#13;")
            case 0x00..<0x20, 0xFFFE, 0xFFFF: bytes.append(contentsOf: "\u{FFFD}".utf8)
            case 0x20..<0x7F: bytes.append(UInt8(scalar.value))
            default: bytes.append(contentsOf: String(scalar).utf8)
            }
        }
    }

    /// Bytes in base 64.
    mutating func base64(_ data: [UInt8]) {
        let alphabet: StaticString = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
        var index = 0
        while index < data.count {
            let left = min(3, data.count - index)
            var group: UInt32 = 0
            for offset in 0..<3 { group = group << 8 | (offset < left ? UInt32(data[index + offset]) : 0) }
            for place in 0..<4 {
                let digit = Int(group >> UInt32(18 - 6 * place) & 63)
                bytes.append(place <= left ? alphabet.utf8Start[digit] : UInt8(ascii: "="))
            }
            index += 3
        }
    }
}

/// Numbers as whole counts of a decimal unit, so that differences of what is written are exact.
enum Fixed {
    static let powers = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000]
    /// What is further from 0 is written as this.
    private static let limit = 1e11

    /// `nil` for no number.
    static func units(_ value: Double, decimals: Int) -> Int? {
        guard !value.isNaN else { return nil }
        return Int((max(-limit, min(limit, value)) * Double(powers[decimals])).rounded())
    }
}
