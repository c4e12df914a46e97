import Engine

@testable import Narration

extension Cast {
  static var presentations: [Telling] {
    [
      Telling(
        .uPC06, .presentation(.adapted(kit)),
        "A popover wants room: on a phone kit0 becomes a sheet. [U-PC-06]",
        "popover 需要地方：在手机上，kit0 变成 sheet。[U-PC-06]"),
      Telling(
        .uPC03, .presentation(.takenOut(ada, .fullScreen)),
        "ada0 is taken out of sight: fullScreen covers all of it. [U-PC-03]",
        "ada0 看不见了：fullScreen 把它整个盖住。[U-PC-03]"),
      Telling(
        .uPC04, .presentation(.beside(kit, ada)),
        "The touch is beside kit0's view: ada0, which UIKit puts behind what is presented, takes it. [U-PC-04]",
        "触摸落在 kit0 的视图旁边：UIKit 放在后面的 ada0 把它接走。[U-PC-04]"),
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
        "ada0 is first responder no longer while kit0 is presented. [U-PC-09]",
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
    ]
  }
}
