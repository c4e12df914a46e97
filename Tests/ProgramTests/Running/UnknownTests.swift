import Testing

@testable import Program

@Suite struct UnknownTests {
  @Test func aBranchOnItIsNoted() {
    let text = """
      if Settings.shared.isOn { print("on") } else { print("off") }
      if let user = Session.user { print(user) } else { print("nobody") }
      Analytics.log("x")
      """
    let run = Run(text, records: true)
    #expect(run.lines == ["off", "nobody"])
    let supposed = run.machine.record?.events.compactMap { event -> String? in
      if case .supposed(let path, _, _) = event { path } else { nil }
    }
    #expect(supposed == ["Settings.shared.isOn", "Session.user"])
  }

  @Test func suppositionsDecide() {
    let text =
      "if Settings.shared.isOn { print(\"on\") } else { print(\"off\") }\nprint(Settings.shared.count + 1)"
    let run = Run(
      text,
      suppositions: ["Settings.shared.isOn": .bool(true), "Settings.shared.count": .integer(2)])
    #expect(run.lines == ["on", "3"])
  }

  @Test func pathsStayShort() {
    let run = Run("var x = Foo.bar\nfor _ in 0..<1000 { x = x.next(x) }\nprint(1)")
    #expect(run.lines == ["1"])
  }
}
