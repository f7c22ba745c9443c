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
        if let verification = verification(scale: 3, isQuick: isQuick) {
            report.add(
                "verify one unchanged snapshot / draw it to a PNG, warm", goal: "1 : 1",
                ["ours": verification.text])
            report.add(
                "largest PNG file recorded of \(isQuick ? 12 : 40) screens", goal: "≤ 225 KB",
                ["ours": kilobytes(verification.bytes)])
        }
        print(report.text)
        print(
            """

            In brackets: how many times ours. The screen: 390 × 844 at 3×, 12 rows with memos in English, Japanese \
            and emoji, of which the screen shows nine. Not quite alike: the floor has no document, layout or theme, \
            draws all twelve rows, and scans the host's fonts; typst, takumi, plutoprint and chromium draw plain boxes without bars, and \
            the first three start Python, which is in their cold times; plutoprint and chromium find their fonts on \
            the host, and chromium's warm time is that of one browser driven by playwright, over all its processes; \
            chromium's picture of 100 rows ends at 16,000 px, so that it isn't asked for 5,000; librsvg only draws \
            our SVG. What a viewport takes is without the document's release. Peers use as many cores as they like, also when we draw on one. Comparisons from disk: ours are \
            exact and name what differs, blazediff's are at 0.1 and count. As a command, blazediff is a process of \
            Python; odiff is not measured. 'Tests/benchmark-diff' compares more pairs, and what is counted.
            """)
    }

    private func addCold(to report: inout Report, _ names: [String]) throws {
        let screen = try write("screen.yaml", BenchmarkScreen.yaml(0))
        // Each one's picture of the same screen, which the first of many is too.
        var (cold, sizes): ([String: String], [String: String]) = ([:], [:])
        func add(_ name: String, _ usage: Usage?, _ file: String) {
            guard let usage else { return }
            cold[name] = text(usage)
            sizes[name] = kilobytes(fileSize("\(folder)/\(file)"))
        }
        add("ours", ours(["render", screen, "-o", picture]), "picture.png")
        add("floor", peers.floorCold(), "floor.png")
        for name in names { add(name, peers.cold(name), "peer.out") }
        add("chromium", peers.chromium(), "page.png")
        let svg = "\(folder)/screen.svg"
        _ = ours(["render", screen, "-o", svg])
        cold["librsvg"] = text(peers.librsvg(of: svg))
        report.add("cold: one PNG, whole process", goal: "≤ 50 ms, ≤ 40 MiB", cold)
        report.add("its size", goal: "≤ 300 KB", sizes)
    }

    private func addWarm(to report: inout Report, _ names: [String]) throws {
        var warm = ["ours": rate(try warmScreens(format: "png", jobs: 1).seconds)]
        warm["floor"] = peers.floorWarm().map(rate)
        for name in names + ["chromium"] { warm[name] = peers.warm(name).map { rate($0.seconds) } }
        report.add("warm: one more distinct screen, one core", goal: "≥ 90/s", warm)
        var two = ["ours": rate(try warmScreens(format: "png", jobs: 2).seconds)]
        two["floor"] = peers.floorWarmTwice().map(rate)
        report.add("the same on two (floor: two processes)", goal: "≥ 170/s", two)

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
        if let (parsing, rest, _) = viewport(rows: million) {
            report.add(
                isQuick ? "one viewport of 100,000 rows" : "one viewport of a million rows",
                goal: "parsing + a few ms",
                ["ours": "parsing \(milliseconds(parsing)) + \(milliseconds(rest))"])
        }
    }

    private func addComparisons(to report: inout Report) throws {
        let pairs = try pictures(scale: 3)
        var (theirs, theirCommand): ([Double], [Double]) = ([], [])
        for (before, after) in pairs {
            guard let time = peers.blazediff(before, after) else { break }
            theirs.append(time)
            theirCommand.append(peers.blazediffCold(before, after)?.seconds ?? .nan)
        }
        report.add(
            "compare from disk (same / text / shifted / all), in process", goal: "≤ 3 / 15 / 15 / 20 ms",
            [
                "ours": milliseconds(comparing(pairs)),
                "blazediff": theirs.isEmpty ? nil : milliseconds(theirs),
            ]
            .compactMapValues { $0 })
        report.add(
            "the same as a command", goal: "≤ 25 ms",
            [
                "ours": milliseconds(comparingAsCommand(pairs)),
                "blazediff": theirs.isEmpty ? nil : milliseconds(theirCommand),
            ].compactMapValues { $0 })
    }
}
