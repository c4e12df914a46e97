import Testing

/// A cell comes back into the line, to be edited.
@Suite struct Drafts {
  @Test func editAloneBringsTheCellBack() throws {
    let hitchain = try Hitchain()
    try hitchain.prompt(1)
    try hitchain.run("add view A 0 0 100 100", then: 2)
    try hitchain.run("tap 5 5", then: 3)
    hitchain.type("edit 2\r")
    try hitchain.prompt(3, typed: "edit 2 tap 5 5")
    hitchain.type("0\r")
    try hitchain.wait("the edited cell") { $0.text.contains("edit 2 tap 5 50") }
    try hitchain.prompt(3)
    hitchain.type("cells\r")
    try hitchain.wait("the cells") { $0.text.contains("2  tap 5 50") }
  }
}
