import Documents
import Foundation
import Testing

@testable import Documents

@Suite struct Files {
  /// A folder of the test's own, gone when it ends.
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/hitchain-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try TextFile.read(path, limit: 1 << 20), as: UTF8.self)
  }

  @Test func whatIsWrittenIsThere() throws {
    try inFolder { folder in
      let path = folder + "/a.md"
      try TextFile.replace(path, with: Array("one".utf8), overwriting: false)
      try TextFile.replace(path, with: Array("two".utf8), overwriting: true)
      #expect(try text(path) == "two")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.md"])
    }
  }

  @Test func aFileIsNotReplacedUnasked() throws {
    try inFolder { folder in
      let path = folder + "/a.md"
      try TextFile.replace(path, with: Array("one".utf8), overwriting: false)
      #expect(throws: FileError(path, .isThere)) {
        try TextFile.replace(path, with: Array("two".utf8), overwriting: false)
      }
      #expect(try text(path) == "one")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.md"])
    }
  }

  @Test func linksAndRightsStay() throws {
    try inFolder { folder in
      let (path, link) = (folder + "/a.md", folder + "/link.md")
      try TextFile.replace(path, with: Array("one".utf8), overwriting: false)
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "a.md")
      try TextFile.replace(link, with: Array("two".utf8), overwriting: true)
      #expect(try text(path) == "two")
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == 0o640)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "a.md")
    }
  }

  @Test func whatCannotBeReadOrWrittenSaysSo() throws {
    try inFolder { folder in
      #expect(throws: FileError.self) { try TextFile.read(folder, limit: 10) }
      #expect(throws: FileError.self) { try TextFile.read(folder + "/none", limit: 10) }
      #expect(throws: FileError.self) {
        try TextFile.replace(folder + "/none/a.md", with: [], overwriting: false)
      }
      try TextFile.replace(folder + "/a", with: Array("12345".utf8), overwriting: false)
      #expect(throws: FileError.self) { try TextFile.read(folder + "/a", limit: 4) }
    }
  }

  @Test func foldersAreWalked() throws {
    try inFolder { folder in
      for name in ["b.md", "a.md", "sub/c.markdown", ".hidden/d.md", "e.txt"] {
        let path = folder + "/" + name
        try FileManager.default.createDirectory(
          atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try TextFile.replace(path, with: [], overwriting: false)
      }
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/loop", withDestinationPath: ".")
      #expect(
        try DocumentFiles.find([folder, "other.txt"]).map { $0.replacing(folder, with: "") }
          == ["/a.md", "/b.md", "/sub/c.markdown", "other.txt"])
    }
  }
}
