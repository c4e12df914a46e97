import Engine

extension TimelinePhrase {
  var chinese: String {
    switch self {
    case .finger(let number): "手指 \(number)"
    case .meaning(let mark):
      switch mark {
      case .down: "按下"
      case .moved: "移动"
      case .possible: "possible（还有可能）"
      case .taps: "数到 1 次点击"
      case .waits: "等另一个失败"
      case .underWay: "began、changed（进行中）"
      case .recognized: "ended（识别成功）"
      case .failed: "failed（失败）"
      case .cancelled: "cancelled（取消）"
      case .held: "暂不通知"
      case .call(let message, _): message.touchMethod
      }
    case .capitals: "大写：在该处得到处理"
    case .noTouches: "上一个事件没有触摸；时间线只画触摸。"
    }
  }
}
