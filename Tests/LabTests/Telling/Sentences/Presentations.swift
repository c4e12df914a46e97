import Engine

@testable import Lab

extension Cast {
  static var presentations: [Telling] {
    [
      Telling(
        .uPC06, .presentation(.adapted(kit)),
        "A popover wants room: on a phone kit0 becomes a sheet. [U-PC-06]",
        "popover 需要地方：在手机上，kit0 变成 sheet。[U-PC-06]"),
      Telling(
        .uPC03, .presentation(.takenOut(ada, .fullScreen)),
        "ada0 is taken out of its window: fullScreen covers all of it. [U-PC-03]",
        "ada0 离开窗口：fullScreen 把它整个盖住。[U-PC-03]"),
      Telling(
        .uPC03, .presentation(.outOfWindow(ada, by: kit)),
        "ada0 is in no window as long as kit0 covers it. [U-PC-03]",
        "kit0 盖着它的时候，ada0 不在窗口里。[U-PC-03]"),
      Telling(
        .uPC04, .presentation(.beside(kit, ada)),
        "The touch is beside kit0's view: ada0, which UIKit puts behind what is presented, takes it. [U-PC-04]",
        "触摸落在 kit0 的视图旁边：UIKit 放在后面的 ada0 把它接走。[U-PC-04]"),
      Telling(
        .uPC04, .presentation(.letThrough(ada, to: bob)),
        "ada0 does not take the touch: bob0, which UIKit puts behind what is presented, does, and nothing of the presenter is asked. [U-PC-04]",
        "ada0 不接这次触摸：UIKit 放在它后面的 bob0 把它接走，呈现者的视图不会被问到。[U-PC-04]"),
      Telling(
        .uPC05, .presentation(.passthrough(ada)),
        "ada0 gets it all the same: the popover's passthroughViews let it through. [U-PC-05]",
        "ada0 照样收到：popover 的 passthroughViews 让它通过。[U-PC-05]"),
      Telling(
        .c33, .presentation(.dismissedByUser(kit)),
        "The user dismisses kit0, and its presentation's delegate hears of it. [C33]",
        "用户收起 kit0，呈现的代理会收到通知。[C33]"),
      Telling(
        .uPC07, .presentation(.keptByModal(kit)),
        "kit0 stays: its isModalInPresentation is YES. Its delegate hears of the attempt. [U-PC-07]",
        "kit0 不收起：它的 isModalInPresentation 为 YES。代理会知道用户试过。[U-PC-07]"),
      Telling(
        .uPC09, .presentation(.editingInterrupted(.view(ada), by: kit)),
        "ada0 is not first responder while kit0 is presented. [U-PC-09]",
        "呈现 kit0 期间，ada0 不再是第一响应者。[U-PC-09]"),
      Telling(
        .uPC09, .presentation(.editingResumes(.view(ada))),
        "ada0 was being edited before, and is again. [U-PC-09]",
        "ada0 原先正在编辑，现在继续。[U-PC-09]"),
      Telling(
        .uPC10, .presentation(.pushed(kit, on: kit)),
        "kit0 is on top of kit0's stack: its view alone is shown. [U-PC-10]",
        "kit0 在 kit0 的栈顶：只显示它的视图。[U-PC-10]"),
      Telling(
        .uPC10, .presentation(.popped(kit, from: kit)),
        "kit0 leaves kit0's stack, and what was below it is shown. [U-PC-10]",
        "kit0 离开 kit0 的栈，显示它下面的那个。[U-PC-10]"),
      Telling(
        .uPC11, .presentation(.selected(kit, in: kit)),
        "kit0 is the one of kit0's children that is shown. [U-PC-11]",
        "kit0 的子控制器里，现在显示 kit0。[U-PC-11]"),
      Telling(
        .uPC07, .presentation(.keptByDelegate(kit)),
        "kit0 stays: its presentation's delegate is asked shouldDismiss, says NO, and hears of the attempt. [U-PC-07]",
        "kit0 不收起：问呈现的代理 shouldDismiss，返回 NO。代理会知道用户试过。[U-PC-07]"),
      Telling(
        .uPC07, .presentation(.sheetStays(kit)),
        "kit0 was not pulled far enough to go: it springs back. [U-PC-07]",
        "kit0 拉得不够远，弹回原处。[U-PC-07]"),
      Telling(
        .uPC07, .presentation(.detentChanged(kit, .large)),
        "kit0 stands at its large detent now. [U-PC-07]", "kit0 现在停在 large 高度。[U-PC-07]"),
      Telling(
        .uPC10, .presentation(.poppedByButton(kit, from: kit)),
        "The back button of kit0's bar pops kit0. [U-PC-10]", "kit0 导航栏上的返回按钮把 kit0 弹出栈。[U-PC-10]"),
      Telling(
        .uGR53, .presentation(.poppedByUser(kit, from: kit)),
        "The user swipes kit0 off kit0's stack. [U-GR-53]", "用户把 kit0 从 kit0 的栈里划走。[U-GR-53]"),
      Telling(
        .uGR53, .presentation(.popBrokenOff(kit, from: kit)),
        "The swipe back is broken off before half of the way: kit0 stays on top of kit0's stack. [U-GR-53]",
        "返回手势没划过一半就停了：kit0 还在 kit0 的栈顶。[U-GR-53]"),
      Telling(
        .uGR53, .presentation(.stuck(kit)),
        "There is nothing to go back to, and nobody refused: in an app kit0 hangs from here on. Its delegate has to say NO at the root. [U-GR-53]",
        "已经没有上一级，却没有人拒绝：在真实的 App 里，kit0 从此卡住。在根控制器上，它的代理必须返回 NO。[U-GR-53]"),
      Telling(
        .uGR53, .recognizer(tip, from: .possible, to: .failed, .popRefused(.root)),
        "tip0 goes from possible to failed: its own delegate says NO, because the root is all that is on the stack. [U-GR-53]",
        "tip0 由 possible 变为 failed：它自己的代理返回 NO：栈里只有根控制器。[U-GR-53]"),
      Telling(
        .uGR53, .recognizer(tip, from: .possible, to: .failed, .popRefused(.barHidden)),
        "tip0 goes from possible to failed: its own delegate says NO, because the navigation bar is hidden. [U-GR-53]",
        "tip0 由 possible 变为 failed：它自己的代理返回 NO：导航栏隐藏了。[U-GR-53]"),
      Telling(
        .uGR53, .recognizer(tip, from: .possible, to: .failed, .popRefused(.customItem(ada))),
        "tip0 goes from possible to failed: its own delegate says NO, because ada0 is where the back button would be. [U-GR-53]",
        "tip0 由 possible 变为 failed：它自己的代理返回 NO：返回按钮的位置放着 ada0。[U-GR-53]"),
      Telling(
        .uPC07, .recognizer(tip, from: .possible, to: .failed, .yieldsToSheet(kit)),
        "tip0 goes from possible to failed: the content is at its top, and the drag moves kit0, the sheet that it is in. [U-PC-07]",
        "tip0 由 possible 变为 failed：内容已在顶端，这次拖动移的是外面的 sheet kit0。[U-PC-07]"),
    ]
  }
}
