import Desk
import Foundation
import Lab
import Tutor

/// Which points of a model answer the program proposes as mentioned, beside what a person ticked: `spoken.md`.
struct SpokenAnswers {
  private struct Count {
    var proposed = 0
    var right = 0
    var spoken = 0
    var falselyProposed = 0
    var falsePoints = 0
  }

  private let shelf = Shelf(builtIn: ())

  func report() {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("spoken.md")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      print("spoken.md cannot be read")
      return
    }
    var counts: [Language: Count] = [:]
    var item: Substring = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("## ") { item = line.dropFirst(3) }
      guard line.hasPrefix("- "), let colon = line.range(of: ": ") else { continue }
      let words = line[..<colon.lowerBound].dropFirst(2).split(separator: " ")
      let language: Language = words.first == "zh" ? .simplifiedChinese : .english
      guard let model = model(of: item, in: language) else {
        print("There is no question \(item)")
        continue
      }
      let proposals = model.proposals(for: String(line[colon.upperBound...]))
      count(
        proposals, spoken: Set(words.compactMap { Int($0) }), &counts[language, default: Count()])
    }
    for (language, count) in counts.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      print(
        "\(language.rawValue): \(count.right) of \(count.proposed) proposals right, of \(count.spoken) points"
          + " that were said; of false answers' \(count.falsePoints) points"
          + " \(count.falselyProposed) proposed")
    }
  }

  private func count(_ proposals: [Bool], spoken: Set<Int>, _ count: inout Count) {
    let proposed = Set(proposals.indices.filter { proposals[$0] }.map { $0 + 1 })
    guard !spoken.isEmpty else {
      count.falselyProposed += proposed.count
      count.falsePoints += proposals.count
      return
    }
    count.proposed += proposed.count
    count.right += proposed.intersection(spoken).count
    count.spoken += spoken.count
  }

  /// `hit-testing ht-7`: a lesson's file and a question in it.
  private func model(of name: Substring, in language: Language) -> ModelAnswer? {
    let id = name.split(separator: " ").last ?? ""
    for item in shelf.lessons(in: language).flatMap({ $0.items }) where item.id == id {
      if case .recall(let model) = item.form { return model }
    }
    return nil
  }
}
