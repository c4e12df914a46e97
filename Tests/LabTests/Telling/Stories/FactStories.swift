/// What practitioners ask about: values, fields in scroll views, a gesture beside a button, equal rivals.
extension Play {
  static let factStories: [Play] = [
    Play(
      "U-CT-25: a switch says what the tap made of it",
      ["add switch S 20 20 51 31"], "tap 40 30",
      [
        "S gets the tap and tracks it itself, as controls do. [U-CT-06]", "S is on now. [U-CT-25]",
      ],
      ["S 收到这次点击。它是控件，自己跟踪触摸。[U-CT-06]", "S 现在是打开的。[U-CT-25]"]),
    Play(
      "U-CT-27: the steps of a stepper that is held are told as one",
      ["add stepper S 20 20 94 32"], "press-and-hold 100 30 2s",
      [
        "S gets the tap and tracks it itself, as controls do. [U-CT-06]",
        "S's value goes from 0 to 5. [U-CT-27]",
      ],
      ["S 收到这次点击。它是控件，自己跟踪触摸。[U-CT-06]", "S 的值由 0 变为 5。[U-CT-27]"]),
    Play(
      "U-GR-26: a tap that leaves touches alone fires beside the button",
      ["add button B 20 20 100 40", "add tap-recognizer T to view cancelsTouchesInView=NO"],
      "tap 60 40",
      [
        "T, on view, recognizes the tap; the hit-test view is B. [GR05]",
        "B gets its touches all the same: T's cancelsTouchesInView is NO. [U-GR-26]",
        "T goes from possible to ended: its gesture is complete. [GR05]",
      ],
      [
        "view 上的 T 识别了这次点击；命中测试视图是 B。[GR05]",
        "B 照样收到触摸：T 的 cancelsTouchesInView 为 NO。[U-GR-26]",
        "T 由 possible 变为 ended：手势完成。[GR05]",
      ]),
    Play(
      "C5: which of two equal taps wins, nobody promises",
      ["add view V 0 0 100 100", "add tap-recognizer T to V", "add tap-recognizer U to V"],
      "tap 60 40",
      [
        "U recognizes the tap on V. [GR05]",
        "U goes from possible to ended: its gesture is complete. [GR05]",
        "T goes from possible to failed: U recognizes first and prevents it. [C5]",
        "U takes the touch of finger 1 from V, which gets touchesCancelled. [U-GR-04]",
      ],
      [
        "U 识别了 V 上的这次点击。[GR05]", "U 由 possible 变为 ended：手势完成。[GR05]",
        "T 由 possible 变为 failed：U 先识别，把它挡下了。[C5]",
        "U 拿走手指 1 的触摸，V 收到 touchesCancelled。[U-GR-04]",
      ]),
    Play(
      "TX01: a field in a scroll view takes its tap, though its touch was held back",
      [
        "add scroll-view S 0 0 320 480 contentSize=320,900",
        "add text-field F in S 20 20 200 40",
      ], "tap 60 40",
      [
        "F gets the tap and takes it itself, as text inputs do. [TX01]",
        "S holds touchesBegan back from F, until 0.15 s on the clock at most: the finger may be about to scroll. [U-SV-02]",
        "F is first responder of window now. [FR01]", "The keyboard types into F now. [TX02]",
      ],
      [
        "F 收到这次点击。它是文本输入视图，自己处理。[TX01]",
        "F 暂时收不到 touchesBegan：手指可能是要滚动，S 先扣着，最迟到 0.15 秒时送达。[U-SV-02]",
        "window 的第一响应者现在是 F。[FR01]", "现在键盘输入到 F。[TX02]",
      ]),
  ]
}
