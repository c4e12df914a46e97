/// Touches, controls and actions.
extension ChineseMistakes {
  static var multiTouchByDefault: MistakeText {
    MistakeText(
      "视图能收到落在它上面的每根手指。",
      """
      multipleTouchEnabled 默认是 NO：几根手指里，视图只收到第一根。[U-TD-08] 手势识别器不受影响。\
      [TO16]
      """)
  }

  static var touchFollowsFinger: MistakeText {
    MistakeText(
      "手指移到另一个视图上，触摸就归那个视图。",
      """
      触摸始终属于它开始时的视图。[TO08, U-TD-01] 手指移动或抬起时，不会再做命中测试。[U-HT-15]
      """)
  }

  static var leavingViewCancels: MistakeText {
    MistakeText(
      "手指移出视图，触摸就被取消。",
      """
      手指移到哪里，触摸开始时的视图都照样收到 touchesMoved 和 touchesEnded。[U-TD-01, TO08] 取消是指触摸被\
      系统或手势识别器拿走。[TO12]
      """)
  }

  static var noCancelledPhase: MistakeText {
    MistakeText(
      "触摸只有开始、移动、结束三个阶段，被打断也算结束。",
      """
      还有取消阶段。来电或手势识别会取消触摸，视图收到 touchesCancelled，而不是 touchesEnded。\
      [TO12, X34] touchesBegan 做过的事，要在那里撤销。
      """)
  }

  static var upInsideNeedsBounds: MistakeText {
    MistakeText(
      "手指必须在按钮的 bounds 里抬起，才有 touchUpInside。",
      """
      控件跟踪触摸时，bounds 外面约 70 点以内都算在里面。[U-CT-04, C4] 抬起得更远，才发送 \
      touchUpOutside。[U-CT-03]
      """)
  }

  static var actionFiresOnTouchDown: MistakeText {
    MistakeText(
      "手指一按下，按钮的 action 就触发。",
      """
      按下时发送的是 touchDown。[U-CT-01] touchUpInside 的 action 要等手指在里面抬起。[U-CT-03]
      """)
  }

  static var controlPassesTouchesOn: MistakeText {
    MistakeText(
      "点按钮时，父视图的 touches 方法也会被调用。",
      """
      控件跟踪触摸时，不会把触摸往上传。[U-CT-06] 能从按钮往上走的是 target 为 nil 的动作消息。\
      [AC03, NE04]
      """)
  }

  static var nilTargetReachesNobody: MistakeText {
    MistakeText(
      "target 为 nil 的 action 谁也收不到。",
      """
      nil 的意思是：沿响应者链去找实现了这个 action 的对象。[AC03] 谁都没有实现，消息才会丢掉。\
      [U-CT-12]
      """)
  }

  static var nilTargetFromSender: MistakeText {
    MistakeText(
      "target 为 nil 时，总是从控件自己开始找。",
      """
      有第一响应者时，UIKit 从第一响应者找起。[U-CT-10, X17] 没有第一响应者，才从控件开始。[C3]
      """)
  }
}
