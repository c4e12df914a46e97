import Engine

@testable import Lab

extension Cast {
  static var layouts: [Telling] {
    [
      Telling(
        .uAL10, .layout(.placed(ada, from: .zero, to: Rect(10, 20, 80.5, 40))),
        "Constraints place ada0 at (10 20; 80.5 40). [U-AL-10]",
        "约束把 ada0 放在 (10 20; 80.5 40)。[U-AL-10]"),
      Telling(
        .uAL11, .layout(.content(bob, Size(320, 900))),
        "What is in bob0 makes its content 320 × 900. [U-AL-11]",
        "里面的约束决定了 bob0 的内容大小：320 × 900。[U-AL-11]"),
      Telling(
        .uAL05,
        .layout(.found(.conflict(broken: .frame(bob, .height), with: [.frame(ada, .width)]))),
        "Unable to satisfy all constraints at once: the width of ada0's frame "
          + "(NSAutoresizingMaskLayoutConstraint) cannot hold together with the height of bob0's frame "
          + "(NSAutoresizingMaskLayoutConstraint), which was activated last and is broken. Which one "
          + "UIKit breaks is not documented. [U-AL-05]",
        "约束无法同时满足：ada0 的 frame 的宽度（NSAutoresizingMaskLayoutConstraint），和最后激活的 bob0 的 "
          + "frame 的高度（NSAutoresizingMaskLayoutConstraint）矛盾，后者被打破。UIKit 打破哪一条，文档没有说。"
          + "[U-AL-05]"),
      Telling(
        .uAL06, .layout(.found(.ambiguous(ada, [.x]))),
        "The layout of ada0 is ambiguous: its x could be another just as well. [U-AL-06]",
        "ada0 的布局有歧义：它的 x 也可以是别的值。[U-AL-06]"),
      Telling(
        .uAL06, .layout(.found(.ambiguous(ada, [.x, .width]))),
        "The layout of ada0 is ambiguous: its x and width could be others just as well. [U-AL-06]",
        "ada0 的布局有歧义：它的 x、宽度也可以是别的值。[U-AL-06]"),
      Telling(
        .uAL12, .layout(.found(.noSize(ada, [.width, .height]))),
        "ada0 has no width and no height, so that it gets no touch, and neither does what is in it. [U-AL-12]",
        "ada0 没有宽度、高度：它和里面的视图都收不到触摸。[U-AL-12]"),
      Telling(
        .uAL05, .layout(.found(.unsolved(.tooManyConflicts(limit: 256)))),
        "The layout stays as it was: more than 256 constraints are in conflict. [U-AL-05]",
        "布局保持原样：互相矛盾的约束超过 256 条。[U-AL-05]"),
    ]
  }
}
