import Testing

/// Pictures as graphics: at a terminal, and where they were asked for.
@Suite struct GraphicsAtTheTerminal {
  @Test(arguments: [
    (["--graphics", "kitty"], [:], "\u{1B}_Ga=T"), (["--graphics=iterm"], [:], "\u{1B}]1337;File="),
    ([], ["HITCHAIN_GRAPHICS": "sixel"], "\u{1B}P0;1;0q"),
  ])
  func areSentWhereTheyWereAskedFor(
    _ arguments: [String], _ environment: [String: String], _ start: String
  ) throws {
    let hitchain = try Hitchain(
      arguments + ["-c", "add view card 20 20 200 200; draw"], environment: environment)
    #expect(try hitchain.terminal.exitStatus() == 0)
    #expect(hitchain.terminal.text.contains(start))
    #expect(!hitchain.terminal.text.contains("┌"))
  }

  @Test(arguments: [
    ([], [:]), (["--graphics", "text"], ["HITCHAIN_GRAPHICS": "sixel"]),
    ([], ["HITCHAIN_GRAPHICS": "vt340"]), (["--graphics", "kitty"], ["TERM": "dumb"]),
  ])
  func areTextElsewhere(_ arguments: [String], _ environment: [String: String]) throws {
    let hitchain = try Hitchain(
      arguments + ["-c", "add view card 20 20 200 200; draw"], environment: environment)
    #expect(try hitchain.terminal.exitStatus() == 0)
    #expect(hitchain.terminal.text.contains("┌"))
    #expect(!hitchain.terminal.text.contains("\u{1B}_G"))
    #expect(!hitchain.terminal.text.contains("\u{1B}P"))
  }
}
