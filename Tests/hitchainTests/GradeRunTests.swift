import Depth
import Foundation
import Testing

/// `hitchain grade`: one table of what a class has handed in.
@Suite struct GradeRunTests {
  /// Three gates, with its first question answered rightly in each way that one may hand in.
  private static let transcript = """
    # Ada's homework

    ```hitchain
    > lesson three-gates 2
    > solution
    ```

    """

  private func rows(_ run: Program.Run) -> [[String]] {
    run.output.split(separator: "\r\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
    }
  }

  private func exported(_ commands: String) async throws -> String {
    let folder = try Scratch()
    let home = ["HOME": folder.path, "XDG_DATA_HOME": folder.path]
    _ = try await Program.run(input: commands, environment: home)
    return try await Program.run("progress", "--export", "json", environment: home).output
  }

  /// Documents, scripts, what was copied from a terminal, and exported progress.
  @Test func whateverIsHandedInIsRead() async throws {
    let folder = try Scratch()
    let script = "lesson three-gates\nnext\nnext\nnext\nskip\n"
    let files = [
      try folder.file("ada.md", Data(Self.transcript.utf8)).path,
      try folder.file("bo.txt", Data(script.utf8)).path,
      try folder.file(
        "cy.log", Data("> lesson three-gates 4\nIt begins.\nthree-gates 4/9> skip\n".utf8)
      ).path,
      try folder.file("di.json", Data(try await exported(script).utf8)).path,
      try folder.file("no-lesson.txt", Data("next\nnext\nnext\nskip\n".utf8)).path,
      // The screen, with Enter where there was nothing but to go on.
      try folder.file(
        "ed.txt",
        Data(
          """
          hitchain 1> lesson three-gates
          Three gates
          lesson three-gates 1/18 · 6>
          lesson three-gates 2/18 · 6>
          lesson three-gates 3/18 · 9> next
          lesson three-gates 4/18 · 12> skip
          """.utf8)
      ).path,
    ]
    let run = try await Program.run(["grade"] + files + ["--against", "three-gates"])
    #expect(run.status == 0 && run.complaints.isEmpty, "\(run.complaints)")
    let rows = rows(run)
    #expect(rows.map { $0[0] } == ["name", "ada", "bo", "cy", "di", "no-lesson", "ed"])
    #expect(Set(rows.map { $0.count }).count == 1)
    // Each way to hand in the same says the same.
    #expect(rows[2].dropFirst() == rows[4].dropFirst())
    #expect(rows[2].dropFirst() == rows[5].dropFirst())
    #expect(rows[2].dropFirst() == rows[6].dropFirst())
  }

  /// A lesson of the teacher's own is begun by its file, which lay somewhere else then.
  @Test func aLessonInAFileIsKnownByItsName() async throws {
    let folder = try Scratch()
    let lesson = Checkout.path("lessons/three-gates.md")
    let files = try [
      "./three-gates.md", "homework/three-gates.md", "\"C: lessons/three-gates.md\"",
    ]
    .enumerated().map { number, path in
      try folder.file(
        "\(number).txt", Data("lesson \(path)\nnext\nnext\nnext\nskip\n".utf8)
      ).path
    }
    let other = try folder.file("other.txt", Data("lesson ./none.md\nhint\n".utf8)).path
    let run = try await Program.run(["grade"] + files + [other, "--against", lesson])
    #expect(run.status == 1 && run.complaints.hasPrefix("\(other): left out. "))
    let rows = rows(run)
    #expect(rows.map { $0[0] } == ["name", "0", "1", "2"])
    #expect(rows[1][4] == "1" && rows[1].dropFirst() == rows[2].dropFirst())
    #expect(rows[1].dropFirst() == rows[3].dropFirst())
  }

  /// One message each, and the others are graded all the same.
  @Test func whatIsNoTranscriptIsLeftOut() async throws {
    let folder = try Scratch()
    let empty = folder.path + "/nothing"
    try FileManager.default.createDirectory(atPath: empty, withIntermediateDirectories: true)
    let bad = [
      empty,
      try folder.file("photo.png", Data([0x89, 0x50, 0, 1])).path,
      try folder.file("essay.txt", Data("Dear teacher,\nthe dog ate it.\n".utf8)).path,
      try folder.file("page.md", Data("# No session\n".utf8)).path,
      // What `save` keeps of a lesson: its scene.
      try folder.file(
        "saved.md", Data("```hitchain\n> add view A 0 0 9 9\n```\n".utf8)
      ).path,
      try folder.file("empty.txt", Data()).path,
      try folder.file("other.json", Data("{\"a\":1}".utf8)).path,
      try folder.file("half.json", Data("{\"format\":".utf8)).path,
      folder.path + "/gone.txt",
    ]
    let good = try folder.file("ada.md", Data(Self.transcript.utf8)).path
    let run = try await Program.run(["grade"] + bad + [good, "--against", "three-gates"])
    #expect(run.status == 1)
    let complaints = run.complaints.split(separator: "\n")
    #expect(complaints.count == bad.count, "\(run.complaints)")
    for (path, complaint) in zip(bad, complaints) {
      #expect(complaint.hasPrefix("\(path): left out. "))
    }
    #expect(rows(run).map { $0[0] } == ["name", "ada"])
  }

  @Test func theClassAsAPage() async throws {
    let folder = try Scratch()
    _ = try folder.file("ada.md", Data(Self.transcript.utf8))
    let page = folder.path + "/class.html"
    let run = try await Program.run(
      "grade", folder.path, "--against", "three-gates", "-o", page, "--lang", "zh-Hans")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("学员 1 名。"))
    let text = try String(contentsOfFile: page, encoding: .utf8)
    #expect(text.contains("<html lang=\"zh-Hans\">") && text.contains("ada"))
    // It is not replaced unasked.
    let again = try await Program.run("grade", page, "--against", "three-gates", "-o", page)
    #expect(again.status == 1)
    #expect(try String(contentsOfFile: page, encoding: .utf8) == text)
  }

  @Test func itIsCalledRightly() async throws {
    let none = try await Program.run("grade", "a.md")
    #expect(none.status == 2 && none.complaints.contains("--against"))
    let unknown = try await Program.run("grade", "a.md", "--against", "nothing")
    #expect(unknown.status == 2 && unknown.complaints.contains("no lesson “nothing”"))
    #expect(try await Program.run("lint", "lessons", "--against", "x").status == 2)
  }

  /// One that does not end is named, and the class is graded.
  @Test func aFileThatTakesTooLongCostsItselfAlone() async throws {
    let folder = try Scratch()
    _ = try folder.file("ada.md", Data(Self.transcript.utf8))
    let taps = String(repeating: "tap 5 5\n", count: 400_000)
    _ = try folder.file("endless.txt", Data(("lesson three-gates\n" + taps).utf8))
    _ = try folder.file("zoe.md", Data(Self.transcript.utf8))
    // Less is allowed than the program itself would.
    let run = try await Program.shell(
      "ulimit -S -t 2; \"$0\" grade \"$1\" --against three-gates", folder.path)
    #expect(run.status == 1)
    #expect(
      run.complaints
        == "\(folder.path)/endless.txt: left out. What is in it takes more than 10 seconds of the processor.\n"
    )
    #expect(rows(run).map { $0[0] } == ["name", "ada", "zoe"])
  }

  /// A large class is one table.
  @Test func aLargeClassIsGraded() async throws {
    let folder = try Scratch()
    let learners = Depth.count(8, nightly: 200)
    for number in 0..<learners {
      _ = try folder.file("s\(number).txt", Data("lesson three-gates 4\nskip\n".utf8))
    }
    let run = try await Program.run("grade", folder.path, "--against", "three-gates")
    #expect(run.status == 0)
    #expect(rows(run).count == learners + 1)
  }
}
