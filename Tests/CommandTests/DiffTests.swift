import Foundation
import PixelImage
import Testing

@Suite struct DiffTests {
    /// White, with black where it is said.
    private func png(_ width: Int, _ height: Int, black: [(Int, Int)] = []) throws -> Data {
        var bitmap = try Bitmap(width: width, height: height, filledWith: .max)
        bitmap.withUnsafeMutablePixels { for (x, y) in black { $0[y * width + x] = 0xFF00_0000 } }
        return Data(try bitmap.png())
    }

    @Test func samePicturesEndWith0() throws {
        try Tool.inFolder { tool in
            try tool.write(try png(4, 3), to: "a.png")
            try tool.write(try png(4, 3), to: "b.png")
            let result = try tool.run("diff", "a.png", "b.png")
            #expect(result.status == 0 && result.text == "identical\n" && result.errors.isEmpty)
            #expect(try tool.names() == ["a.png", "b.png"])
            // Another file of the same pixels.
            try tool.write(Data(try Bitmap(width: 4, height: 3, filledWith: .max).compactPNG()), to: "c.png")
            #expect(try tool.run("diff", "a.png", "c.png").text == "identical\n")
        }
    }

    @Test func differencesAreListedAndEndWith1() throws {
        try Tool.inFolder { tool in
            try tool.write(try png(60, 50), to: "a.png")
            try tool.write(try png(60, 50, black: [(3, 4), (5, 4), (59, 49)]), to: "b.png")
            let result = try tool.run("diff", "a.png", "b.png", "-o", "out.png")
            #expect(result.status == 1 && result.errors.isEmpty)
            #expect(
                result.text == """
                    different
                    pixels: 3
                    antialiasing: 0
                    below threshold: 0
                    largest distance: 0.9659
                    clusters: 2
                      3,4 3×1 (2 pixels)
                      59,49 1×1 (1 pixel)

                    """)
            let picture = try Bitmap(png: Array(tool.data("out.png")))
            #expect(picture.pixels.count { $0 == 0xFFDC_267F } == 3)
            #expect(picture.pixels.count { $0 == .max } == 60 * 50 - 3)
            #expect(try tool.names() == ["a.png", "b.png", "out.png"])
        }
    }

    @Test func jsonHoldsEverything() throws {
        try Tool.inFolder { tool in
            try tool.write(try png(4, 3), to: "a.png")
            try tool.write(try png(5, 3, black: [(1, 2)]), to: "b.png")
            let result = try tool.run("diff", "a.png", "b.png", "--format", "json", "--threshold", "0.1")
            #expect(result.status == 1)
            #expect(
                result.text == """
                    {
                      "verdict": "size-changed",
                      "before": {
                        "width": 4,
                        "height": 3
                      },
                      "after": {
                        "width": 5,
                        "height": 3
                      },
                      "threshold": 0.1,
                      "ignoresAntialiasing": false,
                      "count": 1,
                      "antialiasedCount": 0,
                      "belowThresholdCount": 0,
                      "outsideCount": 3,
                      "largestDistance": 0.9659,
                      "largestCluster": 1,
                      "clusters": [
                        {
                          "x": 1,
                          "y": 2,
                          "width": 1,
                          "height": 1,
                          "count": 1
                        }
                      ]
                    }

                    """)
            _ = try JSONSerialization.jsonObject(with: result.output)
            let text = try tool.run("diff", "a.png", "b.png").text
            #expect(
                text.hasPrefix(
                    "size-changed\nsize: 4×3, was compared with 5×3\npixels in one picture only: 3\n"))
        }
    }

    @Test func toleranceLetsPicturesPass() throws {
        try Tool.inFolder { tool in
            try tool.write(try png(60, 50), to: "a.png")
            try tool.write(try png(60, 50, black: [(0, 0), (1, 0), (40, 40)]), to: "b.png")
            func status(_ options: String...) throws -> Int32 {
                try tool.run(["diff", "a.png", "b.png"] + options).status
            }
            #expect(try status("--threshold", "0.97") == 0)
            #expect(try status("--threshold", "0.96") == 1)
            #expect(try status("--maximum-count", "3") == 0)
            #expect(try status("--maximum-count", "2") == 1)
            #expect(try status("--maximum-count", "9", "--maximum-cluster", "2") == 0)
            #expect(try status("--maximum-count", "9", "--maximum-cluster", "1") == 1)
            let text = try tool.run("diff", "a.png", "b.png", "--threshold", "1").text
            #expect(text.hasPrefix("within-tolerance\npixels: 0\nantialiasing: 0\nbelow threshold: 3\n"))
        }
    }

    @Test func oneOfTheTwoMayComeFromStandardInput() throws {
        try Tool.inFolder { tool in
            try tool.write(try png(4, 3), to: "a.png")
            #expect(try tool.run(["diff", "a.png", "-"], input: try png(4, 3)).status == 0)
            #expect(try tool.run(["diff", "-", "a.png"], input: try png(4, 3, black: [(0, 0)])).status == 1)
            let bad = try tool.run(["diff", "-", "a.png"], input: Data())
            #expect(bad.status == 2 && bad.errors.hasPrefix("<stdin>: error: not a PNG file"))
        }
    }

    @Test func whatCannotBeReadEndsWith2AndIsNamed() throws {
        try Tool.inFolder { tool in
            let good = try png(40, 30, black: [(1, 1)])
            try tool.write(good, to: "a.png")
            try tool.write(good.dropLast(20), to: "cut.png")
            try tool.write("device: iPhone 15\n", to: "text.png")
            try tool.write("", to: "empty.png")
            try tool.write("", to: "folder/x")
            var bomb = [UInt8](good)
            bomb.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])
            try tool.write(Data(bomb), to: "bomb.png")
            for (name, reason) in [
                ("cut.png", "the PNG file is cut off"), ("text.png", "not a PNG file"),
                ("empty.png", "not a PNG file"), ("folder", "it is a folder, not a picture"),
                ("none.png", "can't read it: no such file or folder"),
                (
                    "bomb.png",
                    "its 2147483647 × 2147483647 pixels are over the limit of 64 Mpx"
                ),
            ] {
                for arguments in [["a.png", name], [name, "a.png"]] {
                    let result = try tool.run(["diff", "-o", "out.png"] + arguments)
                    #expect(result.status == 2 && result.output.isEmpty)
                    #expect(result.errors.hasPrefix("\(name): error: \(reason)"), "\(result.errors)")
                    #expect(!FileManager.default.fileExists(atPath: tool.folder.path + "/out.png"))
                }
            }
            let both = try tool.run("diff", "cut.png", "text.png")
            #expect(both.status == 2)
            #expect(both.errors.contains("cut.png: error: ") && both.errors.contains("text.png: error: "))
            let same = try tool.run("diff", "cut.png", "cut.png")
            #expect(same.status == 2)
        }
    }

    @Test func pictureThatCannotBeWrittenEndsWith2() throws {
        try Tool.inFolder { tool in
            try tool.write(try png(4, 3), to: "a.png")
            let result = try tool.run("diff", "a.png", "a.png", "-o", "none/out.png")
            #expect(result.status == 2)
            #expect(
                result.errors
                    == "tablemockup diff: error: can't write 'none/out.png': no such file or folder\n")
        }
    }
}
