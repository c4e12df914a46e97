import Engine
import Lab
import Listing
import Tutor

/// 10,000 questions: how long they take, and whether they are what they should be.
struct DrillKeys {
  func report() {
    var maker = DrillMaker(seed: 10_000)
    var drills: [DrillItem] = []
    let time = ContinuousClock().measure {
      for number in 0..<10_000 {
        let subject = Subject.allCases[number % Subject.allCases.count]
        if let drill = maker.item(on: subject, difficulty: 1 + number / 12 % 5) {
          drills.append(drill)
        }
      }
    }
    let keys = drills.map { ($0.item.scene + [$0.query, $0.field]).joined(separator: "\n") }
    let diagnosing = drills.filter { drill in drill.choices.contains { !$0.mistakes.isEmpty } }
    let twice = drills.filter { drill in
      Set(drill.choices.map { AnswerKey($0.answer) }).count < drill.choices.count
        || drill.choices.filter { $0.answer == drill.answer }.count != 1
    }
    let (listed, agreeing) = listings(drills)
    print("drills               \(drills.count) in \(time), \(Set(keys).count) different")
    print("                     \(diagnosing.count) with a choice that diagnoses")
    print("                     \(twice.count) with a choice that is there or right twice")
    print("                     \(agreeing) of \(listed) keys are the documents' listing's")
    reportTwins(drills)
  }

  private func listings(_ drills: [DrillItem]) -> (asked: Int, agreeing: Int) {
    var asked = 0
    var agreeing = 0
    for drill in drills where drill.field == "hitView" {
      let words = drill.query.split(separator: " ")
      guard words.count == 3, let x = Double(words[1]), let y = Double(words[2]),
        let question = try? Question(drill.item, on: .init())
      else { continue }
      asked += 1
      let listed = ListedView.hitView(Point(x, y), in: question.start.scene)
      if listed ?? Choice.nobody == drill.answer { agreeing += 1 }
    }
    return (asked, agreeing)
  }

  /// Mistakes that no question tells apart.
  private func reportTwins(_ drills: [DrillItem]) {
    var twins: [String] = []
    for (index, first) in Mistake.allCases.enumerated() {
      for second in Mistake.allCases[(index + 1)...]
      where !drills.contains(where: { $0.answer(under: first) != $0.answer(under: second) }) {
        twins.append("\(first.rawValue) = \(second.rawValue)")
      }
    }
    print("not to be told apart: " + (twins.isEmpty ? "none" : twins.joined(separator: ", ")))
  }
}
