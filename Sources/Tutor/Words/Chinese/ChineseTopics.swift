extension Topic {
  public var chinese: String {
    switch self {
    case .events: "事件与队列"
    case .hitTesting: "命中测试"
    case .gates: "三道关卡"
    case .order: "上下次序"
    case .edges: "边缘"
    case .transforms: "变换"
    case .overhang: "超出父视图"
    case .overrides: "重写"
    case .windows: "窗口"
    case .chains: "响应者链"
    case .controllers: "视图控制器"
    case .firstResponder: "第一响应者"
    case .touches: "触摸"
    case .multiTouch: "多点触摸"
    case .gestures: "手势"
    case .scrolling: "滚动"
    case .controls: "控件"
    case .nilTargets: "target 为 nil"
    case .otherEvents: "运动、遥控与按压"
    case .text: "菜单与文本"
    case .recipes: "实用做法"
    }
  }
}
