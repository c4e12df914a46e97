import Lab
import Testing

@testable import Import

/// `import help` tells commands, and they are some.
@Suite struct HelpTests {
  @Test(arguments: DumpUnknown.allCases) func whatNoDumpSaysCanBeTold(_ unknown: DumpUnknown) {
    #expect(!unknown.ways.isEmpty)
    for command in unknown.ways {
      var session = Session()
      _ = session.run("add view card 0 0 300 300; add button buy in card 20 20 100 44")
      let before = session.state.scene
      for reply in session.run(command) { #expect(!reply.isError, "\(command)") }
      // One that lies in front already is brought there again.
      #expect(session.state.scene != before || unknown == .order, "\(command)")
    }
  }

  @Test(arguments: Language.allCases) func eachFormatIsTold(_ language: Language) {
    let lines = ImportHelp.lines(in: language)
    for format in DumpFormat.helped {
      #expect(lines.contains("  - " + HelpPhrase.format(format).text(in: language)))
      for way in format.ways { #expect(lines.contains("      " + way)) }
    }
    #expect(Set(DumpFormat.allCases).subtracting(DumpFormat.helped) == [.chain, .wdaJSON])
  }

  /// The probe alone leaves nothing out.
  @Test func whatEachLeavesOut() {
    #expect(DumpFormat.probe.leavesOut.isEmpty)
    #expect(DumpFormat.lookin.leavesOut == [.overrides])
    #expect(DumpFormat.recursiveDescription.leavesOut == [.recognizers, .enabled, .overrides])
    #expect(DumpFormat.events.leavesOut.isEmpty)
  }
}
