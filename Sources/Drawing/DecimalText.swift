extension Double {
    /// The number in plain decimals, rounded half away from zero: no exponent, no trailing zeros, no locale, no `-0`.
    ///
    /// - Parameter places: how many decimals there may be, 0 … 6. A number beyond ±10¹² stands for that bound.
    public func decimalText(places: Int) -> String {
        let unit = [1.0, 10, 100, 1e3, 1e4, 1e5, 1e6][Swift.max(0, Swift.min(6, places))]
        let bounded = self.isNaN ? 0 : Swift.max(-1e12, Swift.min(1e12, self))
        let scaled = Int((bounded * unit).rounded())
        let (whole, rest) = abs(scaled).quotientAndRemainder(dividingBy: Int(unit))
        var text = scaled < 0 ? "-\(whole)" : "\(whole)"
        guard rest > 0 else { return text }
        var decimals = String(rest)
        decimals = String(repeating: "0", count: Swift.max(0, places - decimals.count)) + decimals
        while decimals.hasSuffix("0") { decimals.removeLast() }
        text += "." + decimals
        return text
    }
}
