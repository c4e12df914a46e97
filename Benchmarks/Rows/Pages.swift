import Browser
import Foundation
import Lab

/// The laboratory in a page, in a browser: from its opening to the first tap that is answered, and a tap among
/// 1,000 views with all that is drawn for it.
func page() {
  guard Chromium.path != nil, let page = Chromium.finished else {
    Table.missing("page: opening to the first tap", Chromium.missing)
    return
  }
  do {
    try opening(page)
    try tapping(page)
  } catch {
    Table.missing("page", "\(error)")
  }
}

/// As soon as the page is ready it is tapped, and laid out; the page's own clock counts from the navigation.
private let firstTap = """
  new MutationObserver((_, observer) => {
    if (document.documentElement?.dataset.ready !== "yes") return;
    observer.disconnect();
    hitchain.run("tap 100 100");
    document.body.offsetHeight;
    document.documentElement.dataset.answered = String(performance.now());
  }).observe(document, { subtree: true, childList: true, attributes: true });
  addEventListener("load", () => {
    document.body.offsetHeight;
    document.documentElement.dataset.loaded = String(performance.now());
  });
  """

private func opening(_ page: String) throws {
  let empty = FileManager.default.temporaryDirectory.appendingPathComponent(
    "hitchain-\(UUID().uuidString).html")
  try Data("<!doctype html><title>Nothing</title><p>Nothing.</p>".utf8).write(to: empty)
  defer { try? FileManager.default.removeItem(at: empty) }
  let chromium = try Chromium()
  try chromium.send("Page.addScriptToEvaluateOnNewDocument", ["source": firstTap])
  var times: [(ours: Double, peer: Double)] = []
  for _ in 0..<15 {
    try chromium.open(page)
    let ours = try waiting(for: "answered", in: chromium)
    try chromium.send("Page.navigate", ["url": "about:blank"])
    try chromium.send("Page.navigate", ["url": "file://" + empty.path])
    times.append((ours, try waiting(for: "loaded", in: chromium)))
  }
  Table.row(
    "page: opening to the first tap", Race(times), beside: "an empty page", wanted: "≤ 300 ms")
}

/// Nanoseconds that the document itself has noted under a name.
private func waiting(for name: String, in chromium: Chromium) throws -> Double {
  for _ in 0..<400 {
    let text = try chromium.text("document.documentElement?.dataset.\(name) ?? ''")
    if let milliseconds = Double(text) { return milliseconds * 1e6 }
    chromium.pause(0.01)
  }
  throw Chromium.Failure(text: "The page does not answer.")
}

private func tapping(_ page: String) throws {
  let lines = (0..<1000).map { "add view v\($0) \($0 * 37 % 300) \($0 * 53 % 440) 30 30" }
  let chromium = try Chromium()
  try chromium.open(page)
  try chromium.evaluate(
    "hitchain.run('reset'); hitchain.run('\(lines.joined(separator: "; "))'); 0")
  chromium.pause(1)
  var session = Scenes.scattered(1000)
  let clock = ContinuousClock()
  var times: [(ours: Double, peer: Double)] = []
  for round in 0..<30 {
    let line = "tap \(20 + round * 7) \(30 + round * 11)"
    let ours =
      try chromium.evaluate(
        """
        (() => { const start = performance.now(); hitchain.run("\(line)");
          document.body.offsetHeight; return performance.now() - start })()
        """) as? Double ?? .infinity
    let start = clock.now
    blackHole = session.run(line).flatMap { $0.text }.count
    times.append((ours * 1e6, (clock.now - start) / .nanoseconds(1)))
  }
  Table.row(
    "page: tap among 1,000 views, drawn", Race(times), beside: "the prompt's own tap",
    wanted: "≤ 8 ms")
}

/// What is measured is looked at, so that it is done.
nonisolated(unsafe) private var blackHole = 0
