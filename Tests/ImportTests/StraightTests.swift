import Foundation
import Testing

@testable import Import

/// What is eight times as long takes about eight times as long to be read: where its square counted, it would
/// be sixty-four.
@Suite struct StraightTests {
  struct Long: CustomTestStringConvertible {
    var testDescription: String
    var begin = ""
    var piece: String
    var count = 800
  }

  static let long = [
    Long(testDescription: "unclosed XML", piece: "<XCUIElementTypeApplication "),
    Long(testDescription: "unclosed tags", piece: "<a "),
    Long(
      testDescription: "unclosed XML that begins well",
      begin: "<?xml version=\"1.0\"?>", piece: "<XCUIElementTypeApplication "),
    Long(testDescription: "unclosed recognizers", piece: "<UITapGestureRecognizer: 0x1; view = "),
    Long(
      testDescription: "unclosed recognizers of one's own",
      piece: "<My.Tap: 0x1; baseClass = UITapGestureRecognizer; view = "),
    Long(testDescription: "touches without a place", piece: "<UITouch: 0x1 "),
    Long(
      testDescription: "views without a frame on one line",
      begin: "<UIView: 0x1; frame = (0 0; 9 9); layer = <CALayer: 0x9>>",
      piece: " | <MyView: 0x2; a = b>"),
    Long(
      testDescription: "React Native's texts without a frame on one line",
      begin: "<UIView: 0x1; frame = (0 0; 9 9); layer = <CALayer: 0x9>>",
      piece: " | <RCTText: 0x2; reactTag: 1; text: x>"),
    Long(
      testDescription: "texts that never end",
      piece: "   | <UILabel: 0x2; frame = (0 0; 9 9); text = 'x\n|\n"),
    Long(
      testDescription: "labels that never end", piece: "Button, {{0, 0}, {9, 9}}, label: 'x\ny\n"),
    Long(
      testDescription: "recognizers", piece: "<UITapGestureRecognizer: 0x1; view = <UIView: 0x2>>\n"
    ),
    Long(
      testDescription: "a list of sheets and bars",
      piece:
        "{\"type\":\"Sheet\",\"AXFrame\":\"{{0,0},{9,9}}\"}\n{\"type\":\"TabBar\",\"AXFrame\":\"{{0,0},{9,9}}\"}\n",
      count: 200),
    Long(
      testDescription: "windows of error messages",
      piece: "_windowServerHitTestWindow: <UIWindow: 0x1; frame = (0 0; 0 0)>\n"),
  ]

  @Test(arguments: long) func isReadStraight(_ long: Long) {
    func seconds(_ count: Int) -> Double {
      let text = Array((long.begin + String(repeating: long.piece, count: count)).utf8)
      let start = clock()
      _ = try? DumpReader.read(text)
      return Double(clock() - start) / Double(CLOCKS_PER_SEC)
    }
    _ = seconds(100)
    let (short, whole) = (seconds(long.count), seconds(8 * long.count))
    // A machine that is busy measures a moment badly.
    #expect(whole < 24 * max(short, 0.005), "\(short) s and \(whole) s")
  }
}
