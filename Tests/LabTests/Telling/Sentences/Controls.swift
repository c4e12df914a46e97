import Engine

@testable import Lab

extension Cast {
  static var controls: [Telling] {
    [
      Telling(
        .uCT01, .tracking(ada, .began),
        "ada0 begins to track the touch. [U-CT-01]",
        "ada0 开始跟踪触摸。[U-CT-01]"),
      Telling(
        .uCT19, .untracked(ada, .refused),
        "ada0's beginTracking says NO: it does not track the touch, and sends nothing of it, not even touchDown. [U-CT-19]",
        "ada0 的 beginTracking 返回 NO：它不跟踪这个触摸，连 touchDown 也不发。[U-CT-19]"),
      Telling(
        .uCT19, .tracking(ada, .stopped),
        "ada0's continueTracking says NO: it stops tracking, and sends nothing more, not even as the finger lifts. [U-CT-19]",
        "ada0 的 continueTracking 返回 NO：它不再跟踪，之后什么也不发，抬起时也不发。[U-CT-19]"),
      Telling(
        .uCT24, .tracking(ada, .menuOpens(.held(seconds: 0.5))),
        "ada0's menu opens, because the finger was held for 0.5 s. It takes the touch. [U-CT-24]",
        "ada0 的菜单打开了，触摸归菜单：手指按满了 0.5 秒。[U-CT-24]"),
      Telling(
        .uCT24, .tracking(ada, .menuOpens(.secondaryClick)),
        "ada0's menu opens, because it is clicked with the secondary button. It takes the touch. [U-CT-24]",
        "ada0 的菜单打开了，触摸归菜单：按的是 secondary 键。[U-CT-24]"),
      Telling(
        .uCT29, .atLimit(ada, .disabledSegment),
        "The segment of ada0 under the finger is disabled: it is not selected, and valueChanged is not sent. [U-CT-29]",
        "ada0 在手指下的这一段禁用了：不会选中，也不发 valueChanged。[U-CT-29]"),
      Telling(
        .uCT22, .commanding(.actionRun(save, ada, .touchUpInside)),
        "ada0 runs its UIAction save:, for touchUpInside. No target is looked for. [U-CT-22]",
        "ada0 为 touchUpInside 运行自己的 UIAction save:，不找 target。[U-CT-22]"),
      Telling(
        .uEM09, .commanding(.targetIgnored(ada)),
        "ada0 has a primaryAction: its target and action do not count. [U-EM-09]",
        "ada0 有 primaryAction，它的 target 和 action 就不算数。[U-EM-09]"),
      Telling(
        .uCT24, .tracking(ada, .menuOpens(.touchDown)),
        "ada0's menu opens, because its showsMenuAsPrimaryAction is YES. It takes the touch. [U-CT-24]",
        "ada0 的菜单打开了，触摸归菜单：它的 showsMenuAsPrimaryAction 是 YES。[U-CT-24]"),
      Telling(
        .uCT26, .tracking(ada, .owesValue),
        "ada0's value changes, and its continuous is NO: valueChanged waits for the finger to lift. [U-CT-26]",
        "ada0 的值变了，但 continuous 是 NO：valueChanged 要等手指抬起才发。[U-CT-26]"),
      Telling(
        .uCT25, .tracking(ada, .changed(.on(true))), "ada0 is on now. [U-CT-25]",
        "ada0 现在是打开的。[U-CT-25]"),
      Telling(
        .uCT29, .tracking(ada, .changed(.segment(2))),
        "ada0's selectedSegmentIndex is 2 now. [U-CT-29]",
        "ada0 的 selectedSegmentIndex 现在是 2。[U-CT-29]"),
      Telling(
        .uCT28, .tracking(ada, .changed(.page(1))), "ada0's currentPage is 1 now. [U-CT-28]",
        "ada0 的 currentPage 现在是 1。[U-CT-28]"),
      Telling(
        .uCT27, .tracking(ada, .changed(.number(from: 0, to: 1.5))),
        "ada0's value goes from 0 to 1.5. [U-CT-27]", "ada0 的值由 0 变为 1.5。[U-CT-27]"),
      Telling(
        .uCT21, .noTarget(ada, [.touchDown, .valueChanged]),
        "ada0 has no target for touchDown|valueChanged: nothing is sent. [U-CT-21]",
        "ada0 没有为 touchDown|valueChanged 注册 target，什么也不发送。[U-CT-21]"),
      Telling(
        .uCT16, .untracked(ada, .subview(bob)),
        "bob0 is hit, not ada0, the control around it: ada0 does not track a touch that is bob0's. [U-CT-16]",
        "命中的是 bob0，不是它外面的控件 ada0：触摸属于 bob0，ada0 不跟踪。[U-CT-16]"),
      Telling(
        .uCT06, .untracked(ada, .overridden),
        "ada0's touchesBegan does not call super: ada0 does not track the touch, and sends none of its actions. [U-CT-06]",
        "ada0 的 touchesBegan 没有调用 super：它不跟踪这个触摸，动作一个也不发送。[U-CT-06]"),
      Telling(
        .uCT26, .untracked(ada, .thumbMissed(distance: 40)),
        "The finger misses ada0's thumb by 40 points: ada0 does not track it, and its value stays. [U-CT-26]",
        "手指离 ada0 的圆钮还有 40 点：ada0 不跟踪，值也不变。[U-CT-26]"),
      Telling(
        .uCT27, .atLimit(ada, .maximum),
        "ada0's value is at its maximum: nothing is sent. [U-CT-27]",
        "ada0 已经是最大值，什么也不发送。[U-CT-27]"),
      Telling(
        .uCT28, .atLimit(ada, .lastPage),
        "ada0 is on its last page: nothing is sent. [U-CT-28]",
        "ada0 已经在最后一页，什么也不发送。[U-CT-28]"),
      Telling(
        .uCT02, .tracking(ada, .inside),
        "The finger is inside ada0, or near enough to count as inside. [U-CT-02]",
        "手指在 ada0 里，或者够近，算在里面。[U-CT-02]"),
      Telling(
        .uCT02, .tracking(ada, .outside(distance: 84)),
        "The finger is 84 points outside ada0. [U-CT-02]",
        "手指在 ada0 外 84 点处。[U-CT-02]"),
      Telling(
        .uCT04, .tracking(ada, .entered),
        "The finger is back inside ada0, or near enough to count as inside. [U-CT-04]",
        "手指回到 ada0 里，或者够近，又算在里面。[U-CT-04]"),
      Telling(
        .uCT04, .tracking(ada, .exited(distance: 84)),
        "The finger is 84 points outside ada0, too far to count as inside. [U-CT-04]",
        "手指到了 ada0 外 84 点处，太远，不再算在里面。[U-CT-04]"),
      Telling(
        .uCT03, .tracking(ada, .endedInside(distance: 0)),
        "The finger lifts inside ada0. [U-CT-03]",
        "手指在 ada0 里抬起。[U-CT-03]"),
      Telling(
        .uCT03, .tracking(ada, .endedInside(distance: 60)),
        "The finger lifts 60 points outside ada0's bounds, which is near enough to count as inside. [U-CT-03]",
        "手指在 ada0 的边界外 60 点处抬起，够近，仍算在里面。[U-CT-03]"),
      Telling(
        .uCT04, .tracking(ada, .endedOutside(distance: 240)),
        "The finger lifts 240 points outside ada0: that is touchUpOutside, and no touchUpInside. [U-CT-04]",
        "手指在 ada0 外 240 点处抬起：这是 touchUpOutside，不是 touchUpInside。[U-CT-04]"),
      Telling(
        .uCT05, .tracking(ada, .cancelled),
        "ada0 stops tracking: its touch is cancelled, and it sends touchCancel in place of touchUpInside. [U-CT-05]",
        "ada0 不再跟踪：触摸被取消，它发出 touchCancel，不会再有 touchUpInside。[U-CT-05]"),
      Telling(
        .uCT01, .controlEvent(ada, .touchDown),
        "ada0 sends touchDown. [U-CT-01]",
        "ada0 发出 touchDown。[U-CT-01]"),
      Telling(
        .uCT10, .actionSearch(save, from: .view(bob), .firstResponder),
        "The target of save: is nil: the chain is searched from the first responder, bob0, up. [U-CT-10]",
        "save: 的 target 为 nil：从第一响应者 bob0 开始，沿响应者链往上找。[U-CT-10]"),
      Telling(
        .ac03, .actionSearch(save, from: .view(ada), .sender),
        "The target of save: is nil: the chain is searched from the sender, ada0, up. [AC03]",
        "save: 的 target 为 nil：从发送者 ada0 开始，沿响应者链往上找。[AC03]"),
      Telling(
        .uCT14, .actionSearch(save, from: .controller(kit), .nobody),
        "The target of save: is nil, and there is no sender and no first responder: the chain is searched from kit0 up. [U-CT-14]",
        "save: 的 target 为 nil，没有发送者，也没有第一响应者：从 kit0 开始，沿响应者链往上找。[U-CT-14]"),
      Telling(
        .uCT13, .actionAsked(save, .view(ada), implements: true),
        "ada0 implements save:. [U-CT-13]",
        "ada0 实现了 save:。[U-CT-13]"),
      Telling(
        .uCT13, .actionAsked(save, .view(ada), implements: false),
        "ada0 does not implement save:, so the next is asked. [U-CT-13]",
        "ada0 没有实现 save:，问下一个。[U-CT-13]"),
      Telling(
        .uCT13, .actionRefused(save, .view(ada), inMenu: false),
        "ada0's canPerformAction says NO to save: just now, so the next is asked. [U-CT-13]",
        "对 save:，ada0 的 canPerformAction 现在返回 NO，问下一个。[U-CT-13]"),
      Telling(
        .ac01, .actionSent(save, to: .controller(kit), sender: .view(ada), event: .touchUpInside),
        "save: is sent to kit0 by ada0, for touchUpInside. [AC01]",
        "ada0 把 save: 发给 kit0（touchUpInside）。[AC01]"),
      Telling(
        .ac01, .actionSent(save, to: .controller(kit), sender: nil, event: []),
        "save: is sent to kit0. [AC01]",
        "save: 发给 kit0。[AC01]"),
      Telling(
        .uCT12, .actionUnheard(save),
        "save: finds nobody in the chain to perform it; nothing happens. [U-CT-12]",
        "链上没有人能执行 save:，什么也没有发生。[U-CT-12]"),
    ]
  }
}
