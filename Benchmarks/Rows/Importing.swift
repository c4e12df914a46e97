import Import
import Lab

/// Screens of more and more buttons, as a debugger prints them: read, judged, made the session's scene, and
/// mapped.
func importing() {
  let counts = [1_000, 10_000, 100_000]
  Growth(counts, from: { Array(flat($0).utf8) }) { imported($0) }
    .rows("buttons imported and mapped", wanted: "≤ 5 s")
  Growth(counts, from: { Array(grouped($0).utf8) }) { imported($0) }
    .rows("views in groups, the same", wanted: "≤ 5 s")
}

private let window = "<UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>\n"

/// Beside one another: whoever lies in front is asked first.
private func flat(_ count: Int) -> String {
  window
    + (0..<count).map { number in
      line("UIButton", 1, number, "\(number % 100 * 3) \(number / 100 % 105 * 8); 3 8")
    }.joined()
}

/// In rows that overlap, so that many lie behind another and repairs are tried.
private func grouped(_ count: Int) -> String {
  window
    + (0..<count).map { number in
      number % 20 == 0
        ? line("UIView", 1, number, "0 \(number / 20 % 804); 390 40")
        : line("UIButton", 2, number, "\(number % 20 * 19) 0; 19 40")
    }.joined()
}

private func line(_ name: String, _ depth: Int, _ number: Int, _ frame: String) -> String {
  String(repeating: "   | ", count: depth)
    + "<\(name): 0x\(String(4096 + number, radix: 16)); frame = (\(frame)); opaque = NO;"
    + " layer = <CALayer: 0x\(String(1 << 24 + number, radix: 16))>>\n"
}

private func imported(_ bytes: [UInt8]) {
  var session = Session()
  do {
    if try ImportWork.run(try DumpReader.read(bytes), kinds: [], in: &session).text.isEmpty {
      print("An import says nothing.")
    }
  } catch {
    print("An import fails: \(error)")
  }
  for reply in session.run("map") where reply.isError { print("The map fails.") }
}
