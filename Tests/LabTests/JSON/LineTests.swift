import Foundation
import Testing

@testable import Lab

/// One object of JSON Lines, as a program reads it.
@Suite struct LineTests {
  private func parse(_ reply: Reply) throws -> [String: Any] {
    let data = Data(reply.json().encoded.utf8)
    return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func names(_ json: JSON?) -> [String] {
    if case .object(let members)? = json { members.map { $0.name } } else { [] }
  }

  @Test func aReplyHasItsMembersInOrder() {
    var session = Session()
    let reply = session.run("tap 60 60", number: 3)[0].json()
    #expect(names(reply) == ["line", "command", "status", "result", "decisions", "text"])
    #expect(reply.encoded.hasPrefix(#"{"line":3,"command":"tap 60 60","status":"ok","result":{"#))
  }

  @Test func anErrorHasItsMembersInOrder() {
    var session = Session()
    _ = session.run("add view C")
    let replies = session.run("set alpha c 0.5", number: 4)
    #expect(
      replies[0].json().encoded
        == #"{"line":4,"command":"set alpha c 0.5","status":"error","error":{"#
        + #""code":"unknown-name","message":"There is no object “c”. Did you mean C?","#
        + #""column":11,"suggestions":["C"]}}"#)
  }

  @Test func commandsOfOneLineShareItsNumber() {
    var session = Session()
    let replies = session.run("add view A; frob; tap 5 5", number: 12)
    #expect(replies.map { $0.line } == [12, 12, 12])
    #expect(replies.map { $0.command } == ["add view A", "frob", "tap 5 5"])
  }

  @Test(arguments: commandTable)
  func everyExampleIsParseableJSON(_ spec: CommandSpec) throws {
    var session = Session()
    for (index, line) in spec.example.split(separator: "\n").enumerated() {
      let replies = session.run(String(line), number: index + 1, handing: Desk.taken)
      for reply in replies {
        let object = try parse(reply)
        #expect(!reply.json().encoded.contains("\n"))
        #expect(
          Set(object.keys) == ["line", "command", "status", "result", "decisions", "text"])
        #expect(object["line"] as? Int == index + 1)
        #expect(object["command"] as? String == reply.command)
        #expect(object["status"] as? String == "ok")
        #expect(object["result"] is [String: Any])
        #expect(object["text"] as? String == reply.text.joined(separator: "\n"))
        let decisions = try #require(object["decisions"] as? [[String: Any]])
        #expect(decisions.count == reply.decisions.count)
        for decision in decisions {
          #expect((decision["rule"] as? String)?.isEmpty == false)
          #expect((decision["kind"] as? String)?.isEmpty == false)
          #expect((decision["verdict"] as? String)?.isEmpty == false)
          #expect(decision["subject"] is String || decision["subject"] is NSNull)
        }
      }
    }
  }

  /// Rule, kind, subject and verdict come first, in this order.
  @Test func aDecisionLeadsWithWhatEveryDecisionHas() {
    var desk = Desk("add view C 0 0 50 50 hidden=YES")
    let decisions = desk.run("hit-test 20 20").json()["decisions"]?.elements ?? []
    #expect(decisions.count > 4)
    for decision in decisions {
      #expect(names(decision).prefix(4) == ["rule", "kind", "subject", "verdict"])
    }
    #expect(
      decisions.contains {
        $0 == ["rule": "GT02", "kind": "gate", "subject": "C", "verdict": "hidden"]
      })
  }

  @Test(arguments: [
    (240.0, "240"), (-0.0, "0"), (0.1, "0.1"), (1e17, "100000000000000000"), (1e300, "1e+300"),
    (-3.25, "-3.25"),
    (Double.infinity, "null"), (Double.nan, "null"), (123_456_789, "123456789"),
  ])
  func aNumberIsAsShortAsItCanBe(_ number: Double, _ text: String) {
    #expect(JSON.number(number).encoded == text)
  }

  /// Also what JSON allows but a terminal would act on.
  @Test func everyControlCharacterIsEscaped() throws {
    let scalars = (0..<0x20).map { $0 } + [0x22, 0x5C, 0x7F, 0x85, 0x9F, 0x2028, 0x2029, 0x1F600]
    var text = ""
    for scalar in scalars.compactMap({ Unicode.Scalar(UInt32($0)) }) {
      text.unicodeScalars.append(scalar)
    }
    let encoded = JSON.array([.string(text)]).encoded
    #expect(
      encoded.unicodeScalars.allSatisfy {
        $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) && $0.value != 0x2028
          && $0.value != 0x2029
      })
    let back = try JSONSerialization.jsonObject(with: Data(encoded.utf8)) as? [String]
    #expect(back == [text])
    #expect(JSON.string("a\"b\\c\n\t\r\u{1B}").encoded == #""a\"b\\c\n\t\r\u001b""#)
  }

  @Test func aRefusedControlCharacterIsStillParseable() throws {
    var session = Session()
    let reply = try #require(session.run("type \"a\u{1B}[2Jb\"", number: 1).first)
    #expect(reply.error?.code == "control-character")
    #expect(try parse(reply)["command"] as? String == "type \"a\u{1B}[2Jb\"")
  }
}
