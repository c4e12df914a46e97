import Engine

@testable import Lab

extension Cast {
  static var editing: [Telling] {
    [
      Telling(
        .uFR13, .askedToBecome(.view(ada), .delegateRefuses),
        "ada0 does not become first responder: its delegate's shouldBeginEditing says NO. [U-FR-13]",
        "ada0 没有成为第一响应者：它的代理 shouldBeginEditing 返回 NO。[U-FR-13]"),
      Telling(
        .uFR14, .askedToBecome(.view(ada), .currentKeepsEditing(.view(bob))),
        "ada0 does not become first responder: bob0 is, and its delegate's should-end-editing says NO. "
          + "[U-FR-14]",
        "ada0 没有成为第一响应者：现任的 bob0 不肯放弃，它的代理 should-end-editing 返回 NO。[U-FR-14]"),
      Telling(
        .uFR14, .askedToResign(.view(ada), .delegateRefuses),
        "ada0 stays first responder: its delegate's shouldEndEditing says NO. [U-FR-14]",
        "ada0 仍是第一响应者：它的代理 shouldEndEditing 返回 NO。[U-FR-14]"),
      Telling(
        .uFR15, .editing(.refused(.shouldChange, ada)),
        "ada0's delegate is asked should-change and says NO: the text stays as it is, and "
          + "editingChanged is not sent. [U-FR-15]",
        "问 ada0 的代理 should-change，返回 NO：文字不变，也不发 editingChanged。[U-FR-15]"),
      Telling(
        .uFR15, .editing(.refused(.shouldReturn, ada)),
        "ada0's delegate is asked should-return and says NO: Return does nothing. [U-FR-15]",
        "问 ada0 的代理 should-return，返回 NO：按 Return 没有效果。[U-FR-15]"),
      Telling(
        .uFR15, .editing(.returned(ada, resigns: false)),
        "ada0's delegate is asked textFieldShouldReturn. The field does not resign by itself. [U-FR-15]",
        "问 ada0 的代理 textFieldShouldReturn。文本框自己不会放弃第一响应者。[U-FR-15]"),
      Telling(
        .uFR15, .editing(.returned(ada, resigns: true)),
        "ada0's delegate is asked textFieldShouldReturn. [U-FR-15]",
        "问 ada0 的代理 textFieldShouldReturn。[U-FR-15]"),
      Telling(
        .uCT33, .editing(.endsOnExit(ada)),
        "ada0 has a target for editingDidEndOnExit, and so Return ends the editing. [U-CT-33]",
        "ada0 有 editingDidEndOnExit 的 target，所以按 Return 就结束编辑。[U-CT-33]"),
      Telling(
        .uFR17,
        .editing(.accessory(InputAccessory(view: bob, owner: .controller(kit), steps: 3))),
        "bob0 is shown above the keyboard: kit0's inputAccessoryView, found 3 steps up the chain. "
          + "[U-FR-17]",
        "键盘上方显示 bob0：它是 kit0 的 inputAccessoryView，沿响应者链往上第 3 步找到。[U-FR-17]"),
      Telling(
        .ed01, .editing(.edited(.select, ada, characters: 5)),
        "5 characters of ada0 are selected. [ED01]", "ada0 里选中 5 个字符。[ED01]"),
      Telling(
        .ed01, .editing(.edited(.copy, ada, characters: 1)),
        "1 character of ada0 is on the pasteboard now. [ED01]",
        "ada0 里的 1 个字符拷贝到剪贴板。[ED01]"),
      Telling(
        .ed01, .editing(.edited(.cut, ada, characters: 5)),
        "5 characters go from ada0 to the pasteboard. [ED01]", "ada0 里的 5 个字符剪切到剪贴板。[ED01]"),
      Telling(
        .ed01, .editing(.edited(.paste, ada, characters: 2)),
        "2 characters go into ada0 from the pasteboard. [ED01]",
        "从剪贴板粘贴 2 个字符到 ada0。[ED01]"),
      Telling(
        .tx02, .editing(.edited(.delete, ada, characters: 1)),
        "1 character of ada0 is deleted. [TX02]", "ada0 里删掉 1 个字符。[TX02]"),
      Telling(
        .uFR18, .editing(.keyboardTakes(Point(5, 300), Rect(0, 264, 320, 216))),
        "Nobody in the app hears of (5, 300): the keyboard stands there, in a window of the system's in front of all of the app's. [U-FR-18]",
        "(5, 300) 处是键盘。键盘在系统自己的窗口里，盖在 App 的所有窗口之上：App 里没有谁会收到。[U-FR-18]"),
      Telling(
        .uFR17, .editing(.accessory(nil)),
        "Nothing is shown above the keyboard any more. [U-FR-17]",
        "键盘上方不再显示什么。[U-FR-17]"),
      Telling(
        .uFR17, .editing(.reloaded(.view(ada))),
        "ada0's input views are loaded again, and are what they were. [U-FR-17]",
        "重新读取 ada0 的输入视图，和原来一样。[U-FR-17]"),
      Telling(
        .uEM06, .commanding(.namesTarget(save, .view(ada), .view(bob))),
        "ada0 is asked for the target of save:, and names bob0. [U-EM-06]",
        "问 ada0：save: 的 target 是谁？返回 bob0。[U-EM-06]"),
      Telling(
        .uEM06, .commanding(.namesTarget(save, .view(ada), nil)),
        "ada0 is asked for the target of save:, and names nobody: the search is over. [U-EM-06]",
        "问 ada0：save: 的 target 是谁？返回 nil，不再往上找。[U-EM-06]"),
      Telling(
        .uEM07, .commanding(.search(save, from: .view(ada))),
        "save: is looked for from ada0 up the chain. [U-EM-07]",
        "从 ada0 起，沿响应者链往上找谁能执行 save:。[U-EM-07]"),
      Telling(
        .uEM07, .commanding(.validated(save, .view(ada))),
        "save: is offered: ada0 would perform it, and is asked validate first. [U-EM-07]",
        "save: 可以选：由 ada0 执行，显示之前先问它的 validate。[U-EM-07]"),
      Telling(
        .uEM07, .commanding(.validated(save, nil)),
        "save: is greyed out or left out: nobody would perform it. [U-EM-07]",
        "save: 变灰或者不出现：没有谁能执行它。[U-EM-07]"),
      Telling(
        .uEM08,
        .commanding(
          .keyCommandOf(KeyCommand(stroke: save, action: save, hasPriority: true), .view(ada))),
        "ada0 has a key command for save:, with priority over typing: it sends save:. [U-EM-08]",
        "ada0 有快捷键 save:，排在输入文字之前：发送 save:。[U-EM-08]"),
      Telling(
        .uFR19, .editing(.undoesTyping(ada)),
        "The shake asks whether to undo typing: ada0 keeps what was typed in its own undoManager. "
          + "[U-FR-19]",
        "摇动后会询问要不要撤销输入：输入过的文字由 ada0 自己的 undoManager 记着。[U-FR-19]"),
      Telling(
        .uFR19, .editing(.undoAsked(.view(ada), isWindows: false)),
        "A shake that nobody keeps means undo: ada0's undoManager is the first up the chain, and is asked. Where it has something to undo, an alert offers that. [U-FR-19]",
        "没有人处理这次摇动，它就成了摇动撤销：沿响应者链往上，第一个 undoManager 属于 ada0，由它撤销。有可撤销的操作，就弹出提示。[U-FR-19]"),
      Telling(
        .uFR19, .editing(.undoRefused(.view(ada))),
        "The shake undoes nothing: ada0's editingInteractionConfiguration is none. [U-FR-19]",
        "摇动不会撤销：ada0 的 editingInteractionConfiguration 是 none。[U-FR-19]"),
      Telling(
        .uFR19, .editing(.nothingUndoes),
        "The shake undoes nothing: nobody up the chain has an undoManager. [U-FR-19]",
        "摇动不会撤销：响应者链上没有 undoManager。[U-FR-19]"),
    ]
  }
}
