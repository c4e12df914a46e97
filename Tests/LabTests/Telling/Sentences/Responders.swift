import Engine

@testable import Lab

extension Cast {
  static var responders: [Telling] {
    [
      Telling(
        .uPC01, .presentsInstead(kit, of: kit),
        "kit0 is asked to present, and kit0 presents: a child hands the request to the controller around it. [U-PC-01]",
        "在 kit0 上调用 present，实际由 kit0 来呈现：子控制器把请求交给外层的控制器。[U-PC-01]"),
      Telling(
        .fr02, .askedToBecome(.view(ada), .yes),
        "ada0 may become first responder: nothing stands in its way. [FR02]",
        "ada0 可以成为第一响应者，没有什么拦着。[FR02]"),
      Telling(
        .uFR03, .askedToBecome(.view(ada), .already),
        "ada0 is first responder already. [U-FR-03]",
        "ada0 已经是第一响应者。[U-FR-03]"),
      Telling(
        .fr02, .askedToBecome(.view(ada), .cannotBecome),
        "ada0 does not become first responder: its canBecomeFirstResponder is NO. [FR02]",
        "ada0 没有成为第一响应者：它的 canBecomeFirstResponder 为 NO。[FR02]"),
      Telling(
        .uFR04, .askedToBecome(.view(ada), .notInWindow),
        "ada0 does not become first responder: it is in no window. [U-FR-04]",
        "ada0 没有成为第一响应者：它不在任何窗口里。[U-FR-04]"),
      Telling(
        .uFR03, .askedToBecome(.view(ada), .currentRefuses(.view(bob))),
        "ada0 does not become first responder: bob0 is, and its canResignFirstResponder is NO. [U-FR-03]",
        "ada0 没有成为第一响应者：现任的 bob0 不肯放弃，它的 canResignFirstResponder 为 NO。[U-FR-03]"),
      Telling(
        .uFR10, .askedToResign(.view(ada), .yes),
        "ada0 agrees to resign. [U-FR-10]",
        "ada0 同意放弃第一响应者。[U-FR-10]"),
      Telling(
        .uFR10, .askedToResign(.view(ada), .isNot),
        "ada0 is not first responder, so there is nothing to resign. [U-FR-10]",
        "ada0 本来就不是第一响应者，无须放弃。[U-FR-10]"),
      Telling(
        .uFR03, .askedToResign(.view(ada), .cannotResign),
        "ada0 stays first responder: its canResignFirstResponder is NO. [U-FR-03]",
        "ada0 仍是第一响应者：它的 canResignFirstResponder 为 NO。[U-FR-03]"),
      Telling(
        .uFR06, .askedToResign(.view(ada), .overruled),
        "ada0 has to resign, whatever it says. [U-FR-06]",
        "ada0 不管愿不愿意，都要放弃第一响应者。[U-FR-06]"),
      Telling(
        .fr01, .firstResponder(window: win, from: nil, to: .view(ada)),
        "ada0 is first responder of win0 now. [FR01]",
        "win0 的第一响应者现在是 ada0。[FR01]"),
      Telling(
        .fr01, .firstResponder(window: win, from: .view(bob), to: .view(ada)),
        "ada0 is first responder of win0 now, in place of bob0. [FR01]",
        "win0 的第一响应者由 bob0 换成 ada0。[FR01]"),
      Telling(
        .uFR10, .firstResponder(window: win, from: .view(ada), to: nil),
        "ada0 is no longer first responder; win0 has none now. [U-FR-10]",
        "ada0 不再是第一响应者，win0 现在没有第一响应者。[U-FR-10]"),
      Telling(
        .uFR10, .firstResponder(window: win, from: nil, to: nil),
        "win0 has no first responder. [U-FR-10]",
        "win0 没有第一响应者。[U-FR-10]"),
      Telling(
        .c7, .wishRemembered(.view(ada)),
        "ada0 is a text input: UIKit remembers the wish until it is in a window. [C7]",
        "ada0 是文本输入视图：UIKit 记下这个请求，等它进了窗口再办。[C7]"),
      Telling(
        .c7, .wishGranted(.view(ada)),
        "ada0 is in a window now, and its remembered wish is tried again. [C7]",
        "ada0 进了窗口，先前记下的请求再试一次。[C7]"),
      Telling(
        .tx02, .input(.keyboard(for: .view(ada))),
        "The keyboard appears for ada0. [TX02]",
        "弹出键盘，向 ada0 输入。[TX02]"),
      Telling(
        .tx02, .input(.hardwareKeyboard(for: .view(ada))),
        "The keyboard types into ada0 now. [TX02]",
        "现在键盘输入到 ada0。[TX02]"),
      Telling(
        .tx03, .input(.view(bob, for: .view(ada))),
        "bob0 appears for ada0, in place of the keyboard. [TX03]",
        "弹出 bob0 代替键盘，向 ada0 输入。[TX03]"),
      Telling(
        .tx02, .input(.none),
        "The keyboard goes away, or the view in its place. [TX02]",
        "键盘（或代替它的视图）收起。[TX02]"),
      Telling(
        .uFR10, .nobodyToResign,
        "There is no first responder, so nobody has to resign. [U-FR-10]",
        "没有第一响应者，也就不用谁放弃。[U-FR-10]"),
      Telling(
        .mo01, .initialObject(.view(ada), .motion, .firstResponder),
        "The shake starts at ada0, the first responder. [MO01]",
        "这次摇动从第一响应者 ada0 开始。[MO01]"),
      Telling(
        .pr01, .initialObject(.view(ada), .presses, .focus),
        "The press starts at ada0, which has the focus. [PR01]",
        "这次按压从有焦点的 ada0 开始。[PR01]"),
      Telling(
        .c6, .initialObject(.controller(kit), .remoteControl, .frontController),
        "There is no first responder, so the remote-control event starts at kit0, the front-most controller. [C6]",
        "没有第一响应者，这个遥控事件从最前面的控制器 kit0 开始。[C6]"),
      Telling(
        .fr04, .initialObject(.view(ada), .motion, .mistaken),
        "By this thought the shake starts at ada0. [FR04]",
        "按这个误解，这次摇动从 ada0 开始。[FR04]"),
      Telling(
        .c6, .noInitialObject(.motion, isKeyless: false),
        "There is no first responder, so the shake goes to nobody. [C6]",
        "没有第一响应者，所以没有人收到这次摇动。[C6]"),
      Telling(
        .c6, .noInitialObject(.motion, isKeyless: true),
        "No window is key, so the shake goes to nobody. [C6]",
        "没有 key window，所以没有人收到这次摇动。[C6]"),
      Telling(
        .uEM03, .notFirstResponder,
        "There is no first responder, so nobody takes it. [U-EM-03]",
        "没有第一响应者，所以没有人收到。[U-EM-03]"),
      Telling(
        .uMO06, .keyCommand(save, .view(ada), matches: true),
        "ada0 has a key command for save: and performs it. [U-MO-06]",
        "ada0 有 save: 的按键命令，由它执行。[U-MO-06]"),
      Telling(
        .uMO06, .keyCommand(save, .view(ada), matches: false),
        "ada0 has no key command for save:. [U-MO-06]",
        "ada0 没有 save: 的按键命令。[U-MO-06]"),
      Telling(
        .ed01, .menuAsked(save, .view(ada), canPerform: true),
        "ada0 can perform save: and does. [ED01]",
        "ada0 能执行 save:，由它执行。[ED01]"),
      Telling(
        .uEM01, .menuAsked(save, .view(ada), canPerform: false),
        "ada0 cannot perform save:, so the next is asked. [U-EM-01]",
        "ada0 不能执行 save:，问下一个。[U-EM-01]"),
      Telling(
        .tx02, .textInserted(ada, characters: 2),
        "2 characters go into ada0. [TX02]",
        "ada0 里输入了 2 个字符。[TX02]"),
      Telling(
        .uMO06, .keyKept(save, by: ada, beforeCommands: false),
        "ada0 deals with save: itself. [U-MO-06]", "ada0 自己处理 save:。[U-MO-06]"),
      Telling(
        .uMO06, .keyKept(save, by: ada, beforeCommands: true),
        "ada0 is a text input, and takes save: before any key command. [U-MO-06]",
        "ada0 是文本输入视图，先于一切按键命令收下 save:。[U-MO-06]"),
      Telling(
        .tx02, .notTextInput(.view(ada)),
        "ada0 is first responder, but no text input: the typing goes nowhere. [TX02]",
        "ada0 是第一响应者，但不是文本输入视图：输入的文字没有去处。[TX02]"),
      Telling(
        .ch18, .forwardedByHand(.view(ada), .motion(.began)),
        "ada0 calls motionBegan on its next responder by hand. Calling super would do that safely. [CH18]",
        "ada0 自己去调用下一个响应者的 motionBegan。应当调用 super，让 UIKit 往上传。[CH18]"),
      Telling(
        .fr03, .moment(kit, .viewDidAppear),
        "kit0 reaches viewDidAppear. [FR03]",
        "kit0 执行 viewDidAppear。[FR03]"),
      Telling(
        .to12, .interrupted,
        "The system interrupts: touches and gestures under way are cancelled. [TO12]",
        "系统打断：正在进行的触摸和手势都被取消。[TO12]"),
      Telling(
        .ht10, .converted(from: ada, to: bob, Point(60, 60), Point(20, 20)),
        "(60, 60) in ada0 is (20, 20) in bob0. [HT10]",
        "ada0 里的 (60, 60)，换到 bob0 里是 (20, 20)。[HT10]"),
      Telling(
        .ht10, .converted(from: nil, to: bob, Point(60, 60), Point(20, 20)),
        "(60, 60) in the window is (20, 20) in bob0. [HT10]",
        "窗口里的 (60, 60)，换到 bob0 里是 (20, 20)。[HT10]"),
    ]
  }
}
