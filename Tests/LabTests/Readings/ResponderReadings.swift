@testable import Lab

extension Reading {
  /// A text field that is being edited, and a button.
  private static let form = [
    "add text-field T 20 40 280 40", "add button B 20 120 100 40",
    "add-target B controller save:", "tap 100 60",
  ]

  static let responders = [
    Reading(
      belief: "A button that is tapped becomes first responder",
      scene: form, question: "tap 60 140",
      english: ["T stays first responder: a touch on B does not change that. [FR07]"],
      chinese: ["第一响应者仍是 T：触摸 B 不会改变它。[FR07]"],
      proof: [Proof("hitView", "B"), Proof("firstResponder", "T")]),
    Reading(
      belief: "A button may become first responder",
      scene: form, question: "become-first-responder B",
      english: ["B does not become first responder: its canBecomeFirstResponder is NO. [FR02]"],
      chinese: ["B 没有成为第一响应者：它的 canBecomeFirstResponder 为 NO。[FR02]"],
      proof: [Proof("accepted", false), Proof("firstResponder", "T")]),
    Reading(
      belief: "A touch that a view does not handle falls to the sibling behind it",
      scene: ["add view B 40 40 120 120", "add view C 120 120 80 80", "handle B touches"],
      question: "tap 140 140",
      english: [
        "A touch that nobody handles goes up the chain, and never falls through to B. [HT07, CH05]"
      ],
      chinese: ["没有人处理的触摸沿响应者链往上传，不会漏到 B。[HT07, CH05]"],
      proof: [
        Proof("hitView", "C"), Proof("handler", nil), Proof("deliveries.0.to", "C"),
        Proof("deliveries.1.to", "view"),
      ]),
  ]
}
