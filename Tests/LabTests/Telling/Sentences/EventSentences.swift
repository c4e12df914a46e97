import Engine

@testable import Lab

extension Cast {
  static var events: [Telling] {
    [
      Telling(
        .to13, .eventCreated(event: 3, type: .touches),
        "UIKit makes event 3, a touch event. [TO13]",
        "产生第 3 个事件：触摸事件。[TO13]"),
      Telling(
        .to13, .eventCreated(event: 4, type: .remoteControl),
        "UIKit makes event 4, a remote-control event. [TO13]",
        "产生第 4 个事件：遥控事件。[TO13]"),
      Telling(
        .ev03, .eventQueued(type: .motion, length: 2),
        "The event goes to the back of the queue, which now holds 2. [EV03]",
        "运动事件排到队尾，队列里现有 2 个。[EV03]"),
      Telling(
        .ev04, .eventDequeued(type: .presses, left: 1),
        "UIApplication takes a press event from the front of the queue, which then holds 1. [EV04]",
        "UIApplication 从队首取出按压事件，队列里还剩 1 个。[EV04]"),
      Telling(
        .ev04, .eventDequeued(type: .touches, left: 0),
        "UIApplication takes a touch event from the front of the queue, which is empty then. [EV04]",
        "UIApplication 从队首取出触摸事件，队列空了。[EV04]"),
      Telling(
        .uWN09, .eventIgnored(type: .touches),
        "A touch event goes no further: beginIgnoringInteractionEvents is in force. [U-WN-09]",
        "触摸事件被丢弃：beginIgnoringInteractionEvents 正在生效。[U-WN-09]"),
      Telling(
        .ne03, .sensorSample(.gyro),
        "The gyroscope sample goes straight to the handler that asked Core Motion for it. It is no event and never travels the responder chain. [NE03]",
        "陀螺仪的数据由 Core Motion 直接交给申请它的代码。它不是事件，不走响应者链。[NE03]"),
    ]
  }
}
