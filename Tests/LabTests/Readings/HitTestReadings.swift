@testable import Lab

extension Reading {
  static let all = hitTests + responders + controls + gestures

  /// B, and over its corner C.
  private static let overlap = ["add view B 40 40 120 120", "add view C 120 120 80 80"]

  /// A view with its subview outside it.
  private static func overflow(clipped: String) -> [String] {
    ["add view red 0 20 240 240 clipsToBounds=\(clipped)", "add view blue in red 200 200 80 80"]
  }

  static let hitTests = [
    Reading(
      belief: "Without clipsToBounds the part outside the parent takes touches",
      scene: overflow(clipped: "NO"), question: "tap 250 270",
      english: [
        "blue contains the point too, but sticks out of red there. red is asked first and says NO, "
          + "whatever its clipsToBounds. [HT13, HT14]"
      ],
      chinese: ["先问 red，点在它外面，它就返回 NO，和它的 clipsToBounds 无关。[HT13, HT14]"],
      proof: [Proof("hitView", "view")]),
    Reading(
      belief: "It is clipsToBounds that keeps touches from the part outside",
      scene: overflow(clipped: "YES"), question: "hit-test 250 270",
      english: ["red is asked first and says NO, whatever its clipsToBounds. [HT13, HT14]"],
      chinese: ["它就返回 NO，和它的 clipsToBounds 无关。[HT13, HT14]"],
      proof: [Proof("hitView", "view")]),
    Reading(
      belief: "A view whose interaction is off still runs its touches methods, then its superview",
      scene: [
        "add view A 0 0 240 240", "add view C in A 120 120 80 80 userInteractionEnabled=NO",
        "handle C touches", "handle A touches",
      ], question: "tap 140 140",
      english: [
        "A gets the tap and handles it. [CH04]",
        "C is passed over with all its subviews: its userInteractionEnabled is NO. [GT01]",
      ],
      chinese: [
        "A 收到这次点击，自己处理。[CH04]", "跳过 C 和它的全部子视图：它的 userInteractionEnabled 为 NO。[GT01]",
      ],
      proof: [
        Proof("hitView", "A"), Proof("handler", "A"), Proof("deliveries.0.to", "A"),
        Proof("deliveries.1.to", "A"),
      ]),
    Reading(
      belief: "The touches of a view whose interaction is off go to its superview",
      scene: overlap + ["set userInteractionEnabled C NO"], question: "hit-test 140 140",
      english: ["A touch here goes to B. [HT02]"],
      chinese: ["这里的触摸会交给 B。[HT02]"],
      proof: [Proof("hitView", "B")]),
    Reading(
      belief: "Hide a view and it can still be tapped",
      scene: overlap + ["set hidden C YES"], question: "hit-test 140 140",
      english: ["C is passed over with all its subviews: its hidden is YES. [GT02]"],
      chinese: ["跳过 C 和它的全部子视图：它的 hidden 为 YES。[GT02]"],
      proof: [Proof("hitView", "B")]),
    Reading(
      belief: "At alpha 0.01 a view is out of sight and still takes its taps",
      scene: overlap + ["set alpha C 0.01"], question: "hit-test 140 140",
      english: [
        "C is passed over with all its subviews: its alpha is 0.01, which single precision keeps "
          + "as a hair less than 0.01. [GT03]"
      ],
      chinese: ["跳过 C 和它的全部子视图：它的 alpha 是 0.01，按单精度存储后略小于 0.01。[GT03]"],
      proof: [Proof("hitView", "B")]),
    Reading(
      belief: "All that cannot be seen is out of reach alike: alpha 0.02 is as good as hidden",
      scene: overlap + ["set alpha C 0.02"], question: "hit-test 140 140",
      english: ["A touch here goes to C. [HT02]"],
      chinese: ["这里的触摸会交给 C。[HT02]"],
      proof: [Proof("hitView", "C")]),
    Reading(
      belief: "hitTest is called to find the view, again to go down, and again to handle the touch",
      scene: ["add view A 0 0 240 240", "tap 60 60"], question: "explain",
      english: [
        "The search is over: A is the hit-test view. [HT02]",
        "It stays with A, in window, until it ends: there is no new search when the finger moves "
          + "or lifts. [TO01]",
      ],
      chinese: [
        "查找到此结束，命中测试视图是 A。[HT02]",
        "它自始至终属于 window 里的 A：手指移动或抬起时，不再重新查找。[TO01]",
      ],
      proof: []),
    Reading(
      belief: "Subviews are asked from index 0 on",
      scene: overlap, question: "hit-test 140 140",
      english: [
        "B contains the point too, but lies behind C, which is asked first: the first answer ends "
          + "the search. [HT07]"
      ],
      chinese: ["B 也含有这个点，但在 C 后面：先问 C，有了结果就不再往后问。[HT07]"],
      proof: [Proof("hitView", "C")]),
    Reading(
      belief: "hitTest is a method of UIResponder",
      scene: [], question: "explain HT04",
      english: ["Both are methods of UIView. UIResponder has neither of them."],
      chinese: ["两个都是 UIView 的方法，UIResponder 里没有。"],
      proof: []),
  ]
}
