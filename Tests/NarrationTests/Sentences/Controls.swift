import Engine

@testable import Narration

extension Cast {
  static var controls: [Telling] {
    [
      Telling(
        .uCT01, .tracking(ada, .began),
        "ada0 begins to track the touch. [U-CT-01]",
        "ada0 开始跟踪触摸。 [U-CT-01]"),
      Telling(
        .uCT02, .tracking(ada, .inside),
        "The finger is inside ada0. [U-CT-02]",
        "手指在 ada0 里。 [U-CT-02]"),
      Telling(
        .uCT02, .tracking(ada, .outside(distance: 84)),
        "The finger is outside ada0, 84 points away. [U-CT-02]",
        "手指在 ada0 外，离它 84 点。 [U-CT-02]"),
      Telling(
        .uCT04, .tracking(ada, .entered),
        "The finger comes back inside ada0. [U-CT-04]",
        "手指回到 ada0 里。 [U-CT-04]"),
      Telling(
        .uCT04, .tracking(ada, .exited(distance: 84)),
        "The finger leaves ada0: it is 84 points away. [U-CT-04]",
        "手指离开 ada0，离它 84 点。 [U-CT-04]"),
      Telling(
        .uCT03, .tracking(ada, .endedInside),
        "The finger lifts inside ada0, or near enough to it. [U-CT-03]",
        "手指在 ada0 里或离它够近的地方抬起。 [U-CT-03]"),
      Telling(
        .uCT04, .tracking(ada, .endedOutside(distance: 240)),
        "The finger lifts outside ada0, 240 points away. [U-CT-04]",
        "手指在 ada0 外抬起，离它 240 点。 [U-CT-04]"),
      Telling(
        .uCT05, .tracking(ada, .cancelled),
        "ada0 stops tracking: its touch is cancelled. [U-CT-05]",
        "ada0 不再跟踪：触摸被取消。 [U-CT-05]"),
      Telling(
        .uCT01, .controlEvent(ada, .touchDown),
        "ada0 sends touchDown. [U-CT-01]",
        "ada0 发出 touchDown。 [U-CT-01]"),
      Telling(
        .uCT10, .actionSearch(save, from: .view(bob), .firstResponder),
        "save: has no target: the search starts at bob0, the first responder. [U-CT-10]",
        "save: 的 target 为 nil：从第一响应者 bob0 找起。 [U-CT-10]"),
      Telling(
        .ac03, .actionSearch(save, from: .view(ada), .sender),
        "save: has no target: the search starts at ada0, the sender. [AC03]",
        "save: 的 target 为 nil：从发送者 ada0 找起。 [AC03]"),
      Telling(
        .uCT14, .actionSearch(save, from: .controller(kit), .nobody),
        "save: has no target, no sender and no first responder: the search starts at kit0. [U-CT-14]",
        "save: 的 target 为 nil，没有发送者，也没有第一响应者：从 kit0 找起。 [U-CT-14]"),
      Telling(
        .uCT13, .actionAsked(save, .view(ada), implements: true),
        "ada0 implements save:. [U-CT-13]",
        "ada0 实现了 save:。 [U-CT-13]"),
      Telling(
        .uCT13, .actionAsked(save, .view(ada), implements: false),
        "ada0 does not implement save:, so the next is asked. [U-CT-13]",
        "ada0 没有实现 save:，问下一个。 [U-CT-13]"),
      Telling(
        .ac01, .actionSent(save, to: .controller(kit), sender: .view(ada), event: .touchUpInside),
        "save: is sent to kit0 by ada0, for touchUpInside. [AC01]",
        "ada0 把 save: 发给 kit0（touchUpInside）。 [AC01]"),
      Telling(
        .ac01, .actionSent(save, to: .controller(kit), sender: nil, event: []),
        "save: is sent to kit0. [AC01]",
        "save: 发给 kit0。 [AC01]"),
      Telling(
        .uCT12, .actionUnheard(save),
        "save: finds nobody in the chain to perform it; nothing happens. [U-CT-12]",
        "链上没有人能执行 save:，什么也没有发生。 [U-CT-12]"),
    ]
  }
}
