import Depth
import Foundation
import Testing

@testable import Desk

/// A page finds fences line by line; libcmark is the measure.
@Suite("Fences found without libcmark")
struct FenceTests {
  private func agree(_ text: String) -> Bool {
    let lines = TextLines(Array(text.utf8))
    return lines.fences(from: 0).filter { isOurs($0) }.map { $0.lines }
      == lines.markdownFences(from: 0)?.filter { isOurs($0) }.map { $0.lines }
  }

  private func isOurs(_ fence: FencedCode) -> Bool {
    fence.info.split(whereSeparator: \.isWhitespace).first.map {
      StrayFence.known.contains(String($0))
    }
      ?? false
  }

  @Test("In every document of the repository they are the same")
  func documents() throws {
    var count = 0
    for folder in ["lessons", "transcripts", "handbook", "docs"] {
      let files = FileManager.default.enumerator(
        at: Checkout.top.appendingPathComponent(folder), includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() where file.pathExtension == "md" {
        count += 1
        #expect(agree(try String(contentsOf: file, encoding: .utf8)), "\(file.lastPathComponent)")
      }
    }
    #expect(count > 80)
  }

  @Test(
    "So are they where a fence is none",
    arguments: [
      "````\n```hitchain\n> tap 1 1\n```\n````\n", "    ```hitchain\n    > tap 1 1\n    ```\n",
      "<!--\n```hitchain\n```\n-->\n```hitchain\n> tap 1 1\n```\n", "~~~hitchain\n> x\n~~~\n",
      "```hitchain\n> x\n~~~\n```\n", "   ```hitchain\n   > x\n   ```\n",
      "- one\n\n  ```hitchain\n  > x\n  ```\n",
      "1. one\n```hitchain\n> x\n```\n", "text\n```hitchain\n> x\n```",
      "```hitchain `\n```hitchain\n> x\n```\n",
      "```hitchain\n> never closed\n", "- a\n- b\n\ntext\n\n```hitchain\n> x\n```\n",
    ])
  func exceptions(text: String) { #expect(agree(text)) }
}
