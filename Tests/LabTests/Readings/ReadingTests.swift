import Testing

@testable import Lab

@Suite struct ReadingTests {
  @Test(
    "Wrong readings of hit-testing are contradicted by the reply", arguments: Reading.all,
    ["en", "zh-Hans"])
  func contradicted(_ reading: Reading, _ language: String) throws {
    var session = Session()
    for line in ["lang \(language)"] + reading.scene {
      for reply in session.run(line) {
        #expect(reply.error == nil, "\(line): \(reply.errorMessage ?? "")")
      }
    }
    let reply = try #require(session.run(reading.question).last)
    #expect(reply.error == nil)
    let sentences = language == "en" ? reading.english : reading.chinese
    #expect(!sentences.isEmpty)
    for sentence in sentences {
      #expect(
        reply.text.contains { $0.contains(sentence) },
        "\(sentence)\nis not in\n\(reply.text.joined(separator: "\n"))")
    }
    for proof in reading.proof {
      #expect(reply.result.value(at: proof.path) == proof.value, "\(proof.path)")
    }
  }
}
