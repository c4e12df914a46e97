import Program
import Testing

/// The evaluator prints what real compilers print, and stops where their programs crash.
struct JudgedTests {
  @Test("Prints and ends as compiled", arguments: JudgedProgram.all)
  func isAsCompiled(_ program: JudgedProgram) {
    let run = PaperWorld.run(program.text, program.language)
    if JudgedProgram.knownOtherwise.contains(program.path) {
      withKnownIssue { expectSame(run, program) }
    } else {
      expectSame(run, program)
    }
  }

  private func expectSame(_ run: PaperWorld.Outcome, _ program: JudgedProgram) {
    #expect(run.problems.isEmpty)
    #expect(run.stop == program.stop)
    let index = zip(run.lines, program.lines).prefix { $0 == $1 }.count
    if index < max(run.lines.count, program.lines.count) {
      func line(_ lines: [String]) -> String { index < lines.count ? lines[index] : "(nothing)" }
      Issue.record(
        "line \(index + 1) is \"\(line(run.lines))\", not \"\(line(program.lines))\"")
    }
  }

  @Test("All programs are there")
  func programsAreThere() {
    #expect(JudgedProgram.all.count >= 340)
  }
}
