import Desk
import Foundation
import System
import Testing

@Suite struct DocumentFolders {
  @Test func areWalked() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/hitchain-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for name in ["b.md", "a.md", "sub/c.markdown", ".hidden/d.md", "e.txt"] {
      let path = folder + "/" + name
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try Data().write(to: URL(fileURLWithPath: path))
    }
    try FileManager.default.createSymbolicLink(atPath: folder + "/loop", withDestinationPath: ".")
    #expect(
      try DocumentFiles.find([folder, "other.txt"]).map { $0.replacing(folder, with: "") }
        == ["/a.md", "/b.md", "/sub/c.markdown", "other.txt"])
  }
}
