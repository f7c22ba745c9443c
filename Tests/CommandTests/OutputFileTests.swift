import Foundation
import TableMockup
import Testing

@Suite struct OutputFileTests {
    private func path(_ tool: Tool, _ name: String) -> String {
        tool.folder.appending(path: name).path(percentEncoded: false)
    }

    @Test func fileAppearsOnlyWhenItIsWhole() throws {
        try Tool.inFolder { tool in
            let file = try OutputFile(path: path(tool, "a.txt"))
            try file.write(Array("hello".utf8))
            #expect(file.count == 5)
            #expect(try tool.names().contains("a.txt") == false)
            try file.commit()
            #expect(try tool.names() == ["a.txt"])
            #expect(try tool.data("a.txt") == Data("hello".utf8))
        }
    }

    @Test func nothingIsLeftOfAFileThatWasNotFinished() throws {
        try Tool.inFolder { tool in
            try tool.write("old", to: "a.txt")
            do {
                let file = try OutputFile(path: path(tool, "a.txt"))
                try file.write(Array("new".utf8))
                #expect(try tool.names().count == 2)
            }
            #expect(try tool.names() == ["a.txt"])
            #expect(try tool.data("a.txt") == Data("old".utf8))
        }
    }

    @Test func bytesCanBePatched() throws {
        try Tool.inFolder { tool in
            let file = try OutputFile(path: path(tool, "a.txt"))
            try file.write(Array("0123456789".utf8))
            try file.patch(Array("ab".utf8), at: 3)
            try file.write(Array("!".utf8))
            try file.commit()
            #expect(try tool.data("a.txt") == Data("012ab56789!".utf8))
        }
    }

    @Test func replacedFileKeepsItsModeAndALinkItsTarget() throws {
        try Tool.inFolder { tool in
            try tool.write("old", to: "real/a.txt")
            let real = path(tool, "real/a.txt")
            try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: real)
            try FileManager.default.createSymbolicLink(
                atPath: path(tool, "link.txt"), withDestinationPath: "real/a.txt")
            let file = try OutputFile(path: path(tool, "link.txt"))
            try file.write(Array("new".utf8))
            try file.commit()
            #expect(try tool.data("real/a.txt") == Data("new".utf8))
            let attributes = try FileManager.default.attributesOfItem(atPath: real)
            #expect(attributes[.posixPermissions] as? Int == 0o640)
            #expect(
                try FileManager.default.destinationOfSymbolicLink(atPath: path(tool, "link.txt"))
                    == "real/a.txt")
            #expect(try tool.names() == ["link.txt", "real", "real/a.txt"])
        }
    }

    @Test func streamIsWrittenAsItIsAndCanBePatchedBeforeTheEnd() throws {
        try Tool.inFolder { tool in
            let fifo = path(tool, "fifo")
            #expect(mkfifo(fifo, 0o600) == 0)
            let reader = Process()
            reader.executableURL = URL(filePath: "/bin/cat")
            reader.arguments = [fifo]
            try tool.write("", to: "copy")
            reader.standardOutput = try FileHandle(forWritingTo: tool.folder.appending(path: "copy"))
            try reader.run()
            let file = try OutputFile(path: fifo, isPatchable: true)
            try file.write([UInt8](repeating: 65, count: 200_000))
            try file.patch([66], at: 0)
            try file.commit()
            reader.waitUntilExit()
            let copy = try tool.data("copy")
            #expect(copy.count == 200_000 && copy.first == 66 && copy.last == 65)
            #expect(try tool.names() == ["copy", "fifo"])
        }
    }

    @Test func wrongTargetsAreNamed() throws {
        try Tool.inFolder { tool in
            try tool.write("", to: "file")
            for (name, reason) in [
                ("none/a.txt", "no such file or folder"), ("", "it is a folder"),
                ("file/a.txt", "a part of the path is not a folder"),
                ("new/", "a file's name can't end with a slash"),
                (String(repeating: "x", count: 300), "the name is too long"),
            ] {
                let target = path(tool, name)
                let error = #expect(throws: OutputError.self) {
                    let file = try OutputFile(path: target)
                    try file.commit()
                }
                #expect(error?.reason == reason)
                #expect(error?.description == "can't write '\(target)': \(reason)")
            }
            #expect(try tool.names() == ["file"])
        }
    }

    @Test func fullDeviceIsNamed() throws {
        for isPatchable in [false, true] {
            let error = #expect(throws: OutputError.self) {
                let file = try OutputFile(path: "/dev/full", isPatchable: isPatchable)
                try file.write([1, 2, 3])
                try file.commit()
            }
            #expect(error?.description == "can't write '/dev/full': no space left on the device")
        }
    }
}
