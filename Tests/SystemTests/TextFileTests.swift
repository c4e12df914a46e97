import Foundation
import System
import Testing

@Suite struct TextFiles {
  private let folder: Scratch

  init() throws { folder = try Scratch() }

  private func write(_ text: String, to name: String, overwriting: Bool = true) throws {
    try TextFile.replace(folder.path(name), with: Array(text.utf8), overwriting: overwriting)
  }

  @Test func whatIsWrittenIsThere() throws {
    try write("one", to: "a.md", overwriting: false)
    try write("two", to: "a.md")
    #expect(try TextFile.read(folder.path("a.md"), limit: 3) == Array("two".utf8))
    #expect(folder.names == ["a.md"])
  }

  @Test func aFileIsNotReplacedUnasked() throws {
    try write("one", to: "a.md", overwriting: false)
    #expect(throws: FileError(folder.path("a.md"), .isThere)) {
      try write("two", to: "a.md", overwriting: false)
    }
    #expect(try folder.text("a.md") == "one")
    #expect(folder.names == ["a.md"])
  }

  @Test func rightsStay() throws {
    try write("one", to: "a.md")
    try folder.set(permissions: 0o640, of: "a.md")
    try write("two", to: "a.md")
    #expect(try folder.permissions("a.md") == 0o640)
  }

  @Test func whatCannotBeReadOrWrittenSaysSo() throws {
    try write("12345", to: "a")
    #expect(throws: FileError(folder.path, .noFile)) { try TextFile.read(folder.path, limit: 10) }
    #expect(throws: FileError(folder.path("a"), .tooLarge(megabytes: 0))) {
      try TextFile.read(folder.path("a"), limit: 4)
    }
    let nothing = SystemError(number: ENOENT)
    #expect(throws: FileError(folder.path("none"), .unreadable(nothing))) {
      try TextFile.read(folder.path("none"), limit: 10)
    }
    #expect(throws: FileError(folder.path("none/a"), .unwritable(nothing))) {
      try write("", to: "none/a")
    }
  }

  /// What the system makes up as it is read may wait for ever; a name with NUL would be another's.
  @Test func whatIsNoOrdinaryFileIsNotOpened() throws {
    let pipe = folder.path("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    for path in [pipe, "/dev/null", "/dev/tty"] where FileStatus(path) != nil {
      #expect(throws: FileError(path, .noFile)) { try TextFile.read(path, limit: 10) }
    }
    for path in ["/proc/version", "/proc/kmsg"] where FileStatus(path) != nil {
      #expect(throws: FileError(path, .noFile)) { try TextFile.read(path, limit: 10) }
    }
    try write("one", to: "a")
    let cut = folder.path("a\0.png")
    #expect(throws: FileError(cut, .unreadable(SystemError(number: EINVAL)))) {
      try TextFile.read(cut, limit: 10)
    }
    #expect(FileStatus(cut) == nil)
    #expect(throws: FileError.self) {
      try TextFile.replace(cut, with: [1], overwriting: true)
    }
    #expect(try folder.text("a") == "one")
  }

  // MARK: Links

  @Test(arguments: [true, false])
  func aLinkStandsForWhatItNames(overwriting: Bool) throws {
    if overwriting { try folder.write("one", to: "a.md") }
    try folder.link("near", to: "a.md")
    try folder.link("far", to: folder.path("near"))
    try write("two", to: "far", overwriting: overwriting)
    #expect(try folder.text("a.md") == "two")
    #expect(FileStatus(folder.path("a.md"), followingLinks: false)?.kind == .file)
    for link in ["near", "far"] {
      #expect(FileStatus(folder.path(link), followingLinks: false)?.kind == .link)
    }
    #expect(folder.names == ["a.md", "far", "near"])
  }

  @Test func aLinkToAFileThatIsThereReplacesNothingUnasked() throws {
    try folder.write("one", to: "a.md")
    try folder.link("link", to: "a.md")
    #expect(throws: FileError(folder.path("link"), .isThere)) {
      try write("two", to: "link", overwriting: false)
    }
    #expect(try folder.text("a.md") == "one")
  }

  @Test(arguments: [("loop", ELOOP), ("there", ELOOP), ("astray", ENOENT)])
  func aLinkThatLeadsNowhereIsRefused(link: String, number: Int32) throws {
    try folder.link("loop", to: "loop")
    try folder.link("there", to: "back")
    try folder.link("back", to: "there")
    try folder.link("astray", to: "none/a.md")
    #expect(throws: FileError(folder.path(link), .unwritable(SystemError(number: number)))) {
      try write("text", to: link)
    }
    #expect(folder.names == ["astray", "back", "loop", "there"])
  }

  // MARK: What is never replaced

  @Test(arguments: ["folder", "pipe", "socket", "device", "link"], [true, false])
  func onlyFilesAreReplaced(what: String, overwriting: Bool) throws {
    let path = folder.path(what)
    switch what {
    case "folder": mkdir(path, 0o700)
    case "pipe": mkfifo(path, 0o600)
    // Not everybody may make these.
    case "socket": guard mknod(path, S_IFSOCK | 0o600, 0) == 0 else { return }
    case "device": guard mknod(path, S_IFCHR | 0o666, 0x0103) == 0 else { return }
    default:
      mkfifo(folder.path("pipe"), 0o600)
      try folder.link("link", to: "pipe")
    }
    let before = FileStatus(path)?.identity
    #expect(throws: FileError(path, .noFile)) {
      try write("text", to: what, overwriting: overwriting)
    }
    #expect(throws: FileError(path, .noFile)) { try TextFile.isThere(path) }
    #expect(FileStatus(path)?.identity == before)
    #expect(!folder.names.contains { $0.hasPrefix(".") })
  }

  /// By root neither, who could write it all the same.
  @Test func aReadOnlyFileIsNotReplaced() throws {
    try folder.write("one", to: "a.md")
    try folder.set(permissions: 0o444, of: "a.md")
    #expect(throws: FileError(folder.path("a.md"), .readOnly)) { try write("two", to: "a.md") }
    #expect(try folder.text("a.md") == "one")
    #expect(folder.names == ["a.md"])
  }
}
