@testable import Lab

extension Reading {
  private static let gesture = [
    "add view P 0 0 200 200", "add tap-recognizer T to P", "add view V in P 0 0 100 100",
  ]

  static let gestures = [
    Reading(
      belief: "The responder chain goes through the gesture recognizers",
      scene: gesture + ["tap 20 20"], question: "explain",
      english: [
        "T, on P, sees the touch of finger 1 first. It is no responder, and not in the chain."
      ],
      chinese: ["P 上的 T 先看到手指 1 的触摸。识别器不是响应者，不在响应者链上。"],
      proof: []),
    Reading(
      belief: "A view's recognizer stands before it in the chain",
      scene: gesture, question: "chain V",
      english: ["V → P: P is V's superview. [CH08]"],
      chinese: ["V → P：P 是 V 的父视图。[CH08]"],
      proof: [
        Proof(
          "chain", ["V", "P", "view", "controller", "window", "scene", "app", "delegate"])
      ]),
    Reading(
      belief: "A delegate that says NO keeps two recognizers from recognizing together",
      scene: [
        "add view V 0 0 320 480", "add tap-recognizer one to V", "add tap-recognizer two to V",
        "simultaneous one two",
      ], question: "tap 60 60",
      english: [
        "recognize together: one delegate's YES to shouldRecognizeSimultaneously is enough, "
          + "whatever the other's says. [U-GR-09]"
      ],
      chinese: ["只要有一方的代理返回 YES 就够了，另一方返回什么都一样。[U-GR-09]"],
      proof: [
        Proof("recognizers.0.states.1", "ended"), Proof("recognizers.1.states.1", "ended"),
      ]),
  ]
}
