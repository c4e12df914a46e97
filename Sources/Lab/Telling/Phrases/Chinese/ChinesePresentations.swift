import Engine

extension ChinesePhrasebook {
  static func presentation(_ decision: PresentationDecision, _ names: Names) -> String {
    switch decision {
    case .adapted(let controller): "popover 需要地方：在手机上，\(names[controller]) 变成 sheet。"
    case .takenOut(let view, let style): "\(names[view]) 离开窗口：\(style.rawValue) 把它整个盖住。"
    case .outOfWindow(let view, let controller):
      "\(names[controller]) 盖着它的时候，\(names[view]) 不在窗口里。"
    case .beside(let controller, let view):
      "触摸落在 \(names[controller]) 的视图旁边：UIKit 放在后面的 \(names[view]) 把它接走。"
    case .letThrough(let view, let behind):
      "\(names[view]) 不接这次触摸：UIKit 放在它后面的 \(names[behind]) 把它接走，呈现者的视图不会被问到。"
    case .passthrough(let view): "\(names[view]) 照样收到：popover 的 passthroughViews 让它通过。"
    case .dismissedByUser(let controller) where names.scene[controller].alert != nil:
      "点在 \(names[controller]) 旁边，等于点它的取消按钮。"
    case .dismissedByUser(let controller): "用户收起 \(names[controller])，呈现的代理会收到通知。"
    case .keptByModal(let controller):
      "\(names[controller]) 不收起：它的 isModalInPresentation 为 YES。代理会知道用户试过。"
    case .keptByDelegate(let controller):
      "\(names[controller]) 不收起：问呈现的代理 shouldDismiss，返回 NO。代理会知道用户试过。"
    case .sheetStays(let controller): "\(names[controller]) 拉得不够远，弹回原处。"
    case .detentChanged(let controller, let detent):
      "\(names[controller]) 现在停在 \(detent.rawValue) 高度。"
    case .editingInterrupted(let responder, let controller):
      "呈现 \(names[controller]) 期间，\(names[responder]) 不再是第一响应者。"
    case .editingResumes(let responder): "\(names[responder]) 原先正在编辑，现在继续。"
    case .pushed(let controller, let container):
      "\(names[controller]) 在 \(names[container]) 的栈顶：只显示它的视图。"
    case .popped(let controller, let container):
      "\(names[controller]) 离开 \(names[container]) 的栈，显示它下面的那个。"
    case .poppedByButton(let controller, let container):
      "\(names[container]) 导航栏上的返回按钮把 \(names[controller]) 弹出栈。"
    case .poppedByUser(let controller, let container):
      "用户把 \(names[controller]) 从 \(names[container]) 的栈里划走。"
    case .popBrokenOff(let controller, let container):
      "返回手势没划过一半就停了：\(names[controller]) 还在 \(names[container]) 的栈顶。"
    case .stuck(let container):
      "已经没有上一级，却没有人拒绝：在真实的 App 里，\(names[container]) 从此卡住。在根控制器上，它的代理必须返回 NO。"
    case .selected(let controller, let container):
      "\(names[container]) 的子控制器里，现在显示 \(names[controller])。"
    }
  }
}
