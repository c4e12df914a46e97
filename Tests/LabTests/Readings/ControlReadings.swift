@testable import Lab

extension Reading {
  private static let button = ["add button B 20 20 100 40", "add-target B controller save:"]

  static let controls = [
    Reading(
      belief: "A control always wins over a recognizer of its superview",
      scene: [
        "add view P 0 0 200 200", "add tap-recognizer T to P", "add control K in P 0 0 50 50",
        "add-target K controller save:",
      ], question: "tap 10 10",
      english: [
        "T, on P, recognizes the tap; the hit-test view is K. [GR05]",
        "K stops tracking: its touch is cancelled, and it sends touchCancel in place of "
          + "touchUpInside. [U-CT-05]",
      ],
      chinese: [
        "P 上的 T 识别了这次点击；命中测试视图是 K。[GR05]",
        "K 不再跟踪：触摸被取消，它发出 touchCancel，不会再有 touchUpInside。[U-CT-05]",
      ],
      proof: [
        Proof("hitView", "K"), Proof("recognizers.0.states.1", "ended"), Proof("actions", []),
      ]),
    Reading(
      belief: "touchUpInside comes only if the finger lifts inside the bounds",
      scene: button, question: "drag 60 40 to 60 120",
      english: [
        "B gets the drag and sends save: to controller. [U-CT-06, AC01]",
        "The finger lifts 60 points outside B's bounds, which is near enough to count as inside. "
          + "[U-CT-03]",
      ],
      chinese: [
        "B 收到这次拖动，把 save: 发给 controller。[U-CT-06, AC01]",
        "手指在 B 的边界外 60 点处抬起，够近，仍算在里面。[U-CT-03]",
      ],
      proof: [Proof("actions.0.event", "touchUpInside")]),
    Reading(
      belief: "A button can have no gesture recognizer",
      scene: button + ["add tap-recognizer T to B"], question: "tap 60 40",
      english: [
        "T recognizes the tap on B. [GR05]",
        "B stops tracking: its touch is cancelled, and it sends touchCancel in place of "
          + "touchUpInside. [U-CT-05]",
      ],
      chinese: [
        "T 识别了 B 上的这次点击。[GR05]", "B 不再跟踪：触摸被取消，它发出 touchCancel，不会再有 touchUpInside。[U-CT-05]",
      ],
      proof: [Proof("recognizers.0.states.1", "ended"), Proof("actions", [])]),
    Reading(
      belief: "An action with a nil target is heard by nobody",
      scene: [
        "add button B 20 20 100 40", "add-target B nil save:", "handle controller action save:",
      ],
      question: "tap 60 40",
      english: [
        "B gets the tap and sends save: to controller. [U-CT-06, AC03]",
        "The target of save: is nil: the chain is searched from the sender, B, up. [AC03]",
      ],
      chinese: [
        "B 收到这次点击，把 save: 发给 controller。[U-CT-06, AC03]",
        "save: 的 target 为 nil：从发送者 B 开始，沿响应者链往上找。[AC03]",
      ],
      proof: [Proof("actions.0.target", "controller")]),
  ]
}
