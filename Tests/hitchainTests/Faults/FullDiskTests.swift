import Testing

/// A disk that is full in earnest: a small one in memory, which only root on Linux can have.
@Suite("A full disk", .serialized) struct FullDiskTests {
  /// In a namespace of its own, which ends with the script, and the disk with it. `$1` is the disk.
  private static func onSmallDisk(_ script: String) async throws -> Program.Run {
    let scratch = try Scratch()
    let inner = """
      mount -t tmpfs -o size=256k tmpfs "$1" || exit 77
      hitchain=$0 disk=$1
      fill() { cat /dev/zero >"$disk/filler" 2>/dev/null; }
      \(script)
      """.replacing("'", with: #"'\''"#)
    return try await Program.shell("unshare -m sh -c '\(inner)' \"$0\" \"$1\"", scratch.path)
  }

  private static func isPossible() async throws -> Bool {
    try await onSmallDisk("true").status == 0
  }

  @Test(.enabled("needs a file system of its own, which takes root", isPossible))
  func savingAndExportingKeepTheOldFiles() async throws {
    let run = try await Self.onSmallDisk(
      #"""
      cd "$disk"
      "$hitchain" -c 'add view A; save a.md; export a.html' >/dev/null
      sum=$(cat a.md a.html | cksum)
      fill
      "$hitchain" -c 'add view B; tap 5 5; save a.md --force; tree'; echo "status $?"
      "$hitchain" -c 'add view B; export a.html --force'; echo "status $?"
      "$hitchain" -c 'tree; save b.md'; echo "status $?"
      "$hitchain" export a.md --to html -o a.html --force; echo "status $?"
      "$hitchain" check a.md >/dev/null; echo "status $?"
      [ "$sum" = "$(cat a.md a.html | cksum)" ] && echo "whole"
      ls -A
      """#)
    let statuses = run.lines.filter { $0.hasPrefix("status") }.map { $0.suffix(1) }
    #expect(statuses == ["1", "1", "1", "1", "0"])
    // What came after the failure was done.
    #expect(run.output.contains("UIApplication"))
    #expect(run.lines.suffix(5) == ["whole", "a.html", "a.md", "filler", ""])
    let complaints = run.complaints.split(separator: "\n").filter {
      $0.contains("No space left on device")
    }
    #expect(complaints.count == 4, "\(run.complaints)")
  }

  /// A notebook's text and its pictures, of which there is room for some.
  @Test(.enabled("needs a file system of its own, which takes root", isPossible))
  func severalFilesComeTogetherOrNotAtAll() async throws {
    let run = try await Self.onSmallDisk(
      #"""
      cd "$disk"
      for i in 1 2 3 4 5 6; do echo "add view V$i 0 0 9$i 90; tap $i $i"; done >script
      echo 'save a.md' >>script
      "$hitchain" run script >/dev/null; rm script
      "$hitchain" export a.md -o b.md; echo "status $?"
      ls b* | wc -l
      sum=$(cat b* | cksum)
      fill
      # Room for three pages of the disk.
      truncate -s -12288 filler
      "$hitchain" export a.md -o n.md; echo "status $?"
      "$hitchain" export a.md -o b.md --force; echo "status $?"
      [ "$sum" = "$(cat b* | cksum)" ] && echo "whole"
      ls -A | grep -v '^b'
      """#)
    #expect(run.lines.filter { $0.hasPrefix("status") } == ["status 0", "status 1", "status 1"])
    #expect(run.lines.dropFirst().first.flatMap { Int($0) } ?? 0 > 4)
    #expect(run.lines.suffix(4) == ["whole", "a.md", "filler", ""])
  }

  /// It can be read, and what is learned now is in memory, as one line says.
  @Test(.enabled("needs a file system of its own, which takes root", isPossible))
  func aRecordKeepsWhatItHad() async throws {
    let run = try await Self.onSmallDisk(
      #"""
      export HITCHAIN_HOME="$disk/home"
      events() { "$hitchain" progress --export json | grep -c '"kind"'; echo "events $?"; }
      "$hitchain" -c 'drill gates 1; skip; drill gates 1; skip' >/dev/null
      events
      fill
      "$hitchain" -c 'drill gates 3; skip; skip; skip; tree'; echo "status $?"
      events
      rm "$disk/filler"
      events
      "$hitchain" -c 'drill 1; skip' >/dev/null; echo "status $?"
      events
      ls -A "$disk" "$HITCHAIN_HOME"
      """#)
    #expect(run.lines.filter { $0.hasPrefix("status") } == ["status 0", "status 0"])
    #expect(
      run.lines.split(separator: "events 0").compactMap { $0.last } == ["2", "2", "2", "3", ""])
    #expect(run.output.contains("UIApplication"))
    #expect(run.complaints.split(separator: "Your progress is in memory only").count == 1)
    #expect(run.lines.suffix(2) == ["progress.sqlite", ""])
  }

  /// At a prompt, which `script` gives it.
  @Test(.enabled("needs a file system of its own, which takes root", isPossible))
  func historyLosesNoLine() async throws {
    let run = try await Self.onSmallDisk(
      #"""
      command -v script >/dev/null || { echo none; exit; }
      export HITCHAIN_HOME="$disk/home" TERM=dumb
      mkdir "$HITCHAIN_HOME"
      for i in 1 2 3; do echo "tap $i 1"; done >"$HITCHAIN_HOME/history"
      fill
      word=$(printf '%03000d' 0)
      # The last page of the file has room for the first of them, and half of the second.
      printf "note 1$word\nnote 2$word\ntree\nquit\n" | script -qec "$hitchain" /dev/null >"/tmp/said.$$"
      tr -d '\r' <"/tmp/said.$$" | grep -o -e 'The history is not kept' -e UIApplication
      rm "/tmp/said.$$"
      cut -c 1-8 "$HITCHAIN_HOME/history"
      ls -A "$disk"
      ls -A "$HITCHAIN_HOME"
      """#)
    guard run.output != "none\n" else { return }
    #expect(
      run.lines == [
        "The history is not kept", "UIApplication", "tap 1 1", "tap 2 1", "tap 3 1", "note 100",
        "tree", "quit", "filler", "home", "history", "sessions", "",
      ])
  }
}
