import TableMockup

extension Benchmark {
    /// A row for each thing that is promised, for us and for those who are there.
    func printTable(isQuick: Bool) throws {
        let names = peers.names
        var report = Report(columns: ["ours", "floor"] + names + ["chromium", "librsvg", "blazediff"])
        try addCold(to: &report, names)
        try addWarm(to: &report, names)
        try addLong(to: &report, names, isQuick: isQuick)
        try addComparisons(to: &report)
        if let times = alone(["verify", "\(folder)/store", isQuick ? "12" : "40"]), times.count == 2 {
            report.add(
                "verify one unchanged snapshot / draw it to a PNG", goal: "1 : 1",
                [
                    "ours":
                        "\(milliseconds(times[0])) / \(milliseconds(times[1])), \(short(times[0] / times[1])) : 1"
                ])
        }
        print(report.text)
        print(
            """

            In brackets: how many times ours. The screen: 390 × 844 at 3×, 12 rows with memos in English, Japanese \
            and emoji, of which the screen shows nine. Not quite alike: the floor has no document, layout or theme, \
            and scans the host's fonts; typst, takumi, plutoprint and chromium draw plain boxes without bars, and \
            the first three start Python, which is in their cold times; plutoprint and chromium find their fonts on \
            the host, and chromium's warm time is that of one browser driven by playwright, over all its processes; \
            chromium's picture of 100 rows ends at 16,000 px, so that it isn't asked for 5,000; librsvg only draws \
            our SVG. Peers use as many cores as they like, also when we draw on one. Comparisons from disk: ours are \
            exact and name what differs, blazediff's are at 0.1 and count. As a command, blazediff is a process of \
            Python; odiff is not measured. 'Tests/benchmark-diff' compares more pairs, and what is counted.
            """)
    }

    private func addCold(to report: inout Report, _ names: [String]) throws {
        let screen = try write("screen.yaml", BenchmarkScreen.yaml(0))
        var cold: [String: String] = [:]
        cold["ours"] = text(ours(["render", screen, "-o", picture]))
        cold["floor"] = text(peers.floorCold())
        for name in names { cold[name] = text(peers.cold(name)) }
        cold["chromium"] = text(peers.chromium())
        let svg = "\(folder)/screen.svg"
        _ = ours(["render", screen, "-o", svg])
        cold["librsvg"] = text(peers.librsvg(of: svg))
        report.add("cold: one PNG, whole process", goal: "≤ 50 ms, ≤ 40 MiB", cold)
    }

    private func addWarm(to report: inout Report, _ names: [String]) throws {
        var (warm, sizes): ([String: String], [String: String]) = ([:], [:])
        let (single, bytes) = try warmScreens(format: "png", jobs: 1)
        warm["ours"] = rate(single)
        sizes["ours"] = kilobytes(bytes)
        if let floor = peers.floorWarm() {
            warm["floor"] = rate(floor.seconds)
            sizes["floor"] = kilobytes(floor.bytes)
        }
        for name in names {
            guard let peer = peers.warm(name) else { continue }
            warm[name] = rate(peer.seconds)
            sizes[name] = kilobytes(peer.bytes)
        }
        if let chromium = peers.warm("chromium") {
            warm["chromium"] = rate(chromium.seconds)
            sizes["chromium"] = kilobytes(chromium.bytes)
        }
        report.add("warm: one more distinct screen, one core", goal: "≥ 90/s", warm)
        var two = ["ours": rate(try warmScreens(format: "png", jobs: 2).0)]
        two["floor"] = peers.floorWarmTwice().map(rate)
        report.add("the same on two (floor: two processes)", goal: "≥ 170/s", two)
        report.add("size of the PNG", goal: "≤ 300 KB", sizes)

        let (svgSeconds, svgBytes) = try warmScreens(format: "svg", jobs: 1)
        var svgs = ["ours": rate(svgSeconds) + ", " + kilobytes(svgBytes)]
        if names.contains("takumi"), let peer = peers.warm("takumi-svg") {
            svgs["takumi"] = rate(peer.seconds) + ", " + kilobytes(peer.bytes)
        }
        report.add("warm SVG, one core", goal: "≥ 250/s, ≤ 80 KB", svgs)
    }

    private func addLong(to report: inout Report, _ names: [String], isQuick: Bool) throws {
        let hundred = try write("hundred.yaml", BenchmarkScreen.yaml(0, rows: 100))
        var whole = ["ours": text(ours(["render", hundred, "--full-height", "-o", picture])) ?? "–"]
        for name in names { whole[name] = text(peers.cold(name, rows: 100)) }
        if !isQuick { whole["chromium"] = text(peers.chromium(rows: 100)) }
        report.add("100 rows, whole height", goal: "≤ 0.15 s", whole)

        if !isQuick {
            let rows = 5000
            let long = try write("long.yaml", BenchmarkScreen.yaml(0, rows: rows))
            var whole = [
                "ours": text(ours(["render", long, "--full-height", "-o", picture], count: 3)) ?? "–"
            ]
            for name in names { whole[name] = text(peers.long(name, rows: rows)) ?? "fails, or > 90 s" }
            report.add("5,000 rows, whole height", goal: "≤ 3.5 s, ≤ 64 MiB", whole)
        }
        let million = isQuick ? 100_000 : 1_000_000
        if let (parsing, rest) = viewport(rows: million) {
            report.add(
                isQuick ? "one viewport of 100,000 rows" : "one viewport of a million rows",
                goal: "parsing + a few ms",
                ["ours": "parsing \(milliseconds(parsing)) + \(milliseconds(rest))"])
        }
    }

    /// Two pictures from disk: the same, with other words in a row, scrolled by a pixel, and in other colours.
    private func addComparisons(to report: inout Report) throws {
        let screen = try write("before.yaml", BenchmarkScreen.yaml(0))
        let other = try write(
            "after.yaml", BenchmarkScreen.yaml(0).replacing("Low fat", with: "Law fat"))
        let before = "\(folder)/before.png"
        _ = ours(["render", screen, "-o", before], count: 1)
        let variants = [
            ("same", [screen]), ("text", [other]), ("shifted", [screen, "--content-offset", "0.34"]),
            ("all", [screen, "--appearance", "dark"]),
        ]
        var (here, command): ([Double], [Double]) = ([], [])
        var (theirs, theirCommand): ([Double], [Double]) = ([], [])
        for (name, words) in variants {
            let after = "\(folder)/\(name).png"
            _ = ours(["render"] + words + ["-o", after], count: 1)
            here.append(alone(["compare", before, after])?.first ?? .nan)
            command.append(
                medianUsage(runs, [self.command, "diff", before, after], accepting: 1)?.seconds ?? .nan)
            if let time = peers.blazediff(before, after) {
                theirs.append(time)
                theirCommand.append(peers.blazediffCold(before, after)?.seconds ?? .nan)
            }
        }
        func text(_ times: [Double]) -> String {
            times.map { short($0 * 1000) }.joined(separator: " / ") + " ms"
        }
        let name = "compare from disk (same / text / shifted / all)"
        report.add(
            "\(name), in process", goal: "≤ 3 / 15 / 15 / 20 ms",
            ["ours": text(here)].merging(theirs.isEmpty ? [:] : ["blazediff": text(theirs)]) { $1 })
        report.add(
            "the same as a command", goal: "≤ 25 ms",
            ["ours": text(command)].merging(theirs.isEmpty ? [:] : ["blazediff": text(theirCommand)]) { $1 })
    }
}
