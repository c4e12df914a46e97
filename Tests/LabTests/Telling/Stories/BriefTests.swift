import Engine
import Testing

@testable import Lab

@Suite("The reply in brief: what came of it, then why")
struct BriefTests {
  @Test("In English", arguments: Play.all)
  func english(_ play: Play) {
    let stage = play.stage
    #expect(stage.refused.isEmpty)
    #expect(stage.narrator(.english).brief(stage.decisions).map { $0.text } == play.english)
  }

  @Test("In Chinese", arguments: Play.all)
  func chinese(_ play: Play) {
    let stage = play.stage
    #expect(
      stage.narrator(.simplifiedChinese).brief(stage.decisions).map { $0.text } == play.chinese)
  }

  @Test("The caller may say what the user did")
  func doing() {
    var stage = TellingStage("handle view touches")
    stage.run("touch 1 began 60 60")
    #expect(
      stage.narrator().brief(stage.decisions, doing: .press).map { $0.text } == [
        "view gets the long press and handles it. [CH04]"
      ])
  }

  @Test("A reply fills no more than a screen", arguments: Language.allCases)
  func screenful(_ language: Language) {
    var stage = TellingStage()
    for number in 1...30 {
      stage.run("add view V\(number) in view 0 0 320 480")
      stage.run("add tap-recognizer T\(number) to view")
    }
    stage.run("tap 60 60")
    let lines = stage.narrator(language).brief(stage.decisions).map { $0.text }
    let height = lines.map { Layout.wrap($0, to: 80).count }.reduce(0, +)
    #expect(height <= 14)
    #expect(lines.last?.contains("…") ?? false)
  }

  @Test("Of many closed views four are told, and the rest counted")
  func manyClosed() {
    var stage = TellingStage()
    for number in 1...9 { stage.run("add view V\(number) 0 0 320 480 hidden=YES") }
    stage.run("hit-test 60 60")
    let lines = stage.narrator().brief(stage.decisions).map { $0.text }
    #expect(lines.filter { $0.contains("its hidden is YES") }.count <= 4)
    #expect(lines.contains { $0.contains("more views are passed over") })
  }
}
