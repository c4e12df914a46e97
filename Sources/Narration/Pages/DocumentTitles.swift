/// What the documents are called, and their headings, as they are written there.
extension Document {
  public var title: String {
    switch self {
    case .d0: "iOS事件传递与响应者链"
    case .d1: "UI進階05——事件處理"
    case .d2: "iOS 响应链"
    case .d3: "一道题理解UIView的hitTest:withEvent:方法"
    case .d4: "Event delivery:the Responder Chain"
    }
  }
}

extension Source {
  /// The heading of the section; nil for one without a heading.
  public var heading: String? {
    switch document {
    case .d0: headingOfD0
    case .d1: headingOfD1
    case .d2: headingOfD2
    case .d3: nil
    case .d4: headingOfD4
    }
  }

  private var headingOfD0: String? {
    switch section {
    case "1": "一、事件分类"
    case "2": "二、事件传递与响应链"
    case "2.1": "二、1. Hit-Testing返回触摸发生的视图"
    case "2.2": "二、2. 响应者链由响应者对象组成"
    case "2.3": "二、3. 响应者链遵循特定传递路径"
    case "3.1": "三、应用：1. 扩大视图的点击区域"
    case "3.2": "三、应用：2. 将事件传递给父视图"
    case "3.3": "三、应用：3. 将事件传递给兄弟视图"
    case "3.4": "三、应用：4. 将事件传递给子视图"
    default: nil
    }
  }

  private var headingOfD1: String? {
    switch section {
    case "1.1": "觸摸事件：iOS中的事件?"
    case "1.2": "觸摸事件：響應者對象?"
    case "1.3": "觸摸事件：UIView的觸摸事件處理?"
    case "1.4": "觸摸事件：UITouch?"
    case "1.5": "觸摸事件：UIEvent?"
    case "1.6": "觸摸事件：觸摸事件處理方法中的touches和event參數?"
    case "2.1": "事件的傳遞和處理：事件的產生和傳遞?"
    case "2.2": "事件的傳遞和處理：觸摸事件處理的詳細過程?"
    case "2.3": "事件的傳遞和處理：手勢識別功能(Gesture Recognizer)?"
    default: nil
    }
  }

  private var headingOfD2: String? {
    switch section {
    case "1": "一、UIResponder"
    case "2": "二、事件的第一响应者"
    case "3": "三、事件的分发和传递"
    case "4a": "四、hitTest:withEvent:"
    case "4b": "四、pointInside:withEvent:"
    case "5": "五、响应者链"
    default: nil
    }
  }

  private var headingOfD4: String? {
    switch section {
    case "1": "Hit-testing returns a touch event that occurs when the view"
    case "1fig": "Here's a diagram that shows how to find hit-testing view"
    case "2": "Response chains are made up of response objects"
    case "3": "The responder chain follows a specific delivery path"
    default: nil
    }
  }
}
