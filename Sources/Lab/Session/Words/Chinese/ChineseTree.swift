import Engine

extension TreePhrase {
  var chinese: String {
    switch self {
    case .keyWindow: "key window"
    case .inBrackets(let text): "（\(text)）"
    case .firstResponder: "第一响应者"
    case .firstResponderOfItsWindow: "所在窗口的第一响应者"
    case .focused: "焦点"
    case .root: "根"
    case .plainDelegate: "普通 NSObject：不在链上"
    case .inNoWindow: "不在任何窗口中"
    case .inNoScene: "不在任何场景中，也就不在屏幕上"
    case .inUse: "正在使用"
    case .ignoresEvents: "忽略交互事件"
    case .hitView: "命中测试视图"
    case .child(let parent): "\(parent) 的子控制器"
    case .presented(let presenter): "由 \(presenter) 呈现"
    case .isDelegate(let name): "delegate 是 \(name)"
    case .touched(let fingers): touched(by: fingers)
    case .seen(let frame, let alpha):
      "看起来在 " + Numbers.text(frame)
        + (alpha < 1 ? "，alpha " + Numbers.text(Double(alpha)) : "")
    case .handles(let messages, let handling): handles(messages, handling)
    case .remoteControl: "遥控"
    case .levels(let count):
      count > 1
        ? "窗口由前到后，子视图由后到前"
        : "子视图由后到前"
    case .gesture(let gesture):
      switch gesture {
      case .tap: "点击"
      case .pinch: "捏合"
      case .pan: "拖动"
      case .screenEdgePan: "屏幕边缘拖动"
      case .hover: "悬停"
      case .swipe: "轻扫"
      case .rotation: "旋转"
      case .longPress: "长按"
      }
    case .ownPan: "滚动视图自带"
    case .ownPop: "侧滑返回"
    case .ownPull: "sheet 自带"
    case .fingers(let count): "\(count) 指"
    case .seconds(let count): "\(Numbers.text(count)) 秒"
    case .waits(let others): "等待 " + others.joined(separator: "、") + " 失败"
    case .together(let others): "可同时：" + others.joined(separator: "、")
    case .state(let state): "状态 \(state.rawValue)"
    }
  }

  private func touched(by fingers: [Int]) -> String {
    let numbers = fingers.map { String($0) }.joined(separator: "、")
    return fingers.count == 1
      ? "手指 \(numbers) 按下"
      : "手指 \(numbers) 按下"
  }

  private func handles(_ messages: [String], _ handling: Handling) -> String {
    let what = "处理 " + messages.joined(separator: "、")
    return switch handling {
    case .ends: what
    case .thenSuper: what + "，再调用 super"
    case .thenNext: what + "，再手动调用 next"
    }
  }
}
