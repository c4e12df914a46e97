import Foundation
import System
import Testing

/// Several files at once, and what is left of those that were never finished.
@Suite struct NewFiles {
  private let folder: Scratch

  init() throws { folder = try Scratch() }

  private func file(_ name: String, _ text: String, overwrites: Bool = true) -> NewFile {
    NewFile(folder.path(name), Array(text.utf8), overwrites: overwrites)
  }

  @Test func theyAppearTogether() throws {
    try folder.write("old", to: "b")
    try NewFile.write([file("a", "1", overwrites: false), file("b", "2"), file("c", "3")])
    #expect(folder.names == ["a", "b", "c"])
    #expect(try ["a", "b", "c"].map { try folder.text($0) } == ["1", "2", "3"])
  }

  @Test func orNotAtAll() throws {
    mkdir(folder.path("folder"), 0o700)
    try folder.write("old", to: "b")
    for last in [file("folder", ""), file("b", "", overwrites: false), file("none/c", "")] {
      #expect(throws: FileError.self) { try NewFile.write([file("a", "1"), last]) }
      #expect(folder.names == ["b", "folder"])
    }
  }

  /// The last finds its place taken when the first have theirs: by one of them.
  @Test func thoseInPlaceAreTakenBack() throws {
    try folder.write("old", to: "a")
    try folder.set(permissions: 0o640, of: "a")
    #expect(throws: FileError(folder.path("b"), .isThere)) {
      try NewFile.write([file("a", "1"), file("b", "2"), file("b", "3", overwrites: false)])
    }
    #expect(folder.names == ["a"])
    #expect(try folder.text("a") == "old" && folder.permissions("a") == 0o640)
  }

  // MARK: Strays

  private static let stray = ".hitchain-0123456789abcdef"

  @Test func straysAreClearedAway() throws {
    try folder.write("half", to: Self.stray)
    try NewFile.write([file("a", "1")])
    #expect(folder.names == ["a"])
  }

  @Test func thoseOfProgramsThatRunAreLeft() throws {
    try folder.write("half", to: Self.stray)
    let other = open(folder.path(Self.stray), O_RDONLY)
    defer { close(other) }
    #expect(flock(other, LOCK_EX) == 0)
    try NewFile.write([file("a", "1")])
    #expect(folder.names == [Self.stray, "a"])
  }

  @Test func whatIsNotOursIsLeft() throws {
    for name in [".hitchain", ".hitchain-notes", Self.stray + "0", ".hitchain-0123456789abcdeg"] {
      try folder.write("mine", to: name)
    }
    try folder.link(".hitchain-00000000000000aa", to: "elsewhere")
    mkdir(folder.path(".hitchain-00000000000000bb"), 0o700)
    mkfifo(folder.path(".hitchain-00000000000000cc"), 0o600)
    // Only root may give files away.
    try folder.write("another's", to: ".hitchain-00000000000000dd")
    let isGiven = chown(folder.path(".hitchain-00000000000000dd"), 65_534, 65_534) == 0
    let before = folder.names
    try NewFile.write([file("a", "1")])
    #expect(folder.names == (isGiven ? before : before.filter { !$0.hasSuffix("dd") }) + ["a"])
  }
}
