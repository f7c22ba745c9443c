import Testing

@testable import MockupSnapshots

@Suite struct ChoiceTests {
    @Test(arguments: [
        ("settings/dark", "settings/dark", true), ("settings/*", "settings/dark", true),
        ("*dark", "settings/dark", true), ("*/d?rk", "settings/dark", true), ("*/d?rk", "settings/dk", false),
        ("settings", "settings/dark", true), ("set*", "settings/dark", true),
        ("dark", "settings/dark", false),
        ("settings/", "settings/dark", false), ("*[ab]/x", "a/x", true), ("[!ab]/x", "a/x", false),
        ("[a-c]*/x", "bread/x", true), ("\\*/x", "*/x", true), ("\\*/x", "a/x", false), ("[/x", "[/x", true),
        ("*", "日本/語", true), ("日?/*", "日本/語", true), ("a*b*c/d", "aXbXc/d", true), ("", "a/b", false),
        ("a]/b", "a]/b", true), ("[]]/b", "]/b", true),
    ])
    func globs(_ pattern: String, _ name: String, _ isMatch: Bool) throws {
        let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
        #expect(GlobPattern(pattern).matches(document: parts[0], variant: parts[1]) == isMatch)
    }

    @Test func globsTakeNoExponentialTime() {
        let pattern = GlobPattern(String(repeating: "a*", count: 50) + "b")
        #expect(!pattern.matches(document: String(repeating: "a", count: 2000), variant: "x"))
    }

    @Test(arguments: ["plain/default", "a*b?[c]\\d/x", "[/]", "日本/語"])
    func escapedPatternsMatchTheirNameAlone(_ name: String) {
        let pattern = GlobPattern(GlobPattern.escaped(name))
        #expect(pattern.matches(name))
        #expect(!pattern.matches(name + "x") && !pattern.matches("x" + name))
    }

    @Test func shardsPartTheNames() throws {
        let names = (0..<1000).map { "doc-\($0 % 7)/variant-\($0)" }
        for count in [1, 2, 3, 4, 7] {
            let shards = try (1...count).map { try #require(SnapshotShard(number: $0, count: count)) }
            let sizes = shards.map { shard in names.count { shard.contains($0) } }
            #expect(sizes.reduce(0, +) == 1000)
            for name in names { #expect(shards.count { $0.contains(name) } == 1) }
            #expect(sizes.allSatisfy { $0 > 700 / count && $0 < 1300 / count + 1 }, "\(sizes)")
        }
        // Stable for good: machines of different versions share the work.
        let second = try #require(SnapshotShard("2/3"))
        #expect(
            ["a/default", "b/default", "c/default", "d/default"].map(second.contains) == [
                false, false, true, true,
            ])
    }

    @Test(arguments: ["", "1", "0/2", "3/2", "1/0", "-1/2", "1/2/3", "a/b", "1/20000", "+1/2", " 1/2"])
    func badShards(_ text: String) {
        #expect(SnapshotShard(text) == nil)
    }

    @Test func shardsAndFiltersBoundWhatIsObsolete() throws {
        let test = try TestStore()
        let names = (0..<12).map { "v\($0)" }
        test.record(try TestStore.plan([("doc", TestStore.document(variants: names))]))
        var found: [String] = []
        for number in 1...3 {
            let plan = try TestStore.plan(
                [("doc", TestStore.document(variants: ["v0", "v1"]))],
                shard: SnapshotShard(number: number, count: 3))
            found += test.verify(plan).words
        }
        #expect(
            found.filter { $0.hasSuffix("identical") }.sorted() == ["doc/v0 identical", "doc/v1 identical"])
        #expect(Set(found.filter { $0.hasSuffix("obsolete") }).count == 10 && found.count == 12)
        let plan = try TestStore.plan(
            [("doc", TestStore.document(variants: ["v0", "v1"]))], filter: "doc/v1*")
        #expect(test.verify(plan).words == ["doc/v1 identical", "doc/v10 obsolete", "doc/v11 obsolete"])
    }

    @Test(arguments: [
        ("a.yaml", "a.yaml"), ("my list.yaml", "'my list.yaml'"), ("it's.yaml", "'it'\\''s.yaml'"),
        ("$(x).yaml", "'$(x).yaml'"), ("日.yaml", "'日.yaml'"), ("a~b", "'a~b'"), ("", "''"),
    ])
    func shellWords(_ word: String, _ quoted: String) {
        #expect(AcceptCommand.shellQuoted(word) == quoted)
    }

    @Test func acceptCommandIsWhole() throws {
        let mockup = try TestStore.document().variants[0].mockup
        let snapshot = SnapshotCase(
            document: "my*list", variant: "dark", mockup: mockup, source: "-my list.yaml")
        #expect(
            AcceptCommand.text(
                for: snapshot, store: SnapshotStore(directory: "Snaps/"), options: ["--fonts", "my fonts"])
                == "tablemockup record './-my list.yaml' --snapshots Snaps --filter 'my\\*list/dark' "
                + "--fonts 'my fonts'")
    }
}
