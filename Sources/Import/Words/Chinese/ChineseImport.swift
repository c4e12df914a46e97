import Engine
import Lab

extension ImportPhrase {
  var chinese: String {
    switch self {
    case .summary(let views, let windows, let formats):
      "共 \(views) 个视图、"
        + (windows.isEmpty ? "没有窗口" : "\(windows.count) 个窗口")
        + (windows.count < 2 ? "" : "（从后到前：\(windows.joined(separator: "、"))）")
        + "。读作\(formats.map { $0.chinese }.joined(separator: "、"))。"
    case .notInDump(let unknown, let some):
      "这种文本里没有："
        + unknown.map { $0 == .recognizers && some ? "其他" + $0.chinese : $0.chinese }
        .joined(separator: "、") + "；怎样补上见 import help。"
    case .moreWarnings(let count): "……还有 \(count) 条提醒"
    case .warning(let warning):
      (warning.line > 0 ? "第 \(warning.line) 行：" : "") + warning.problem.chinese
    case .verdict(let name, let verdict):
      verdict.chinese(for: name.cornered) + "[\(verdict.rule.rawValue)]"
    case .depends(let dependences):
      "除非" + dependences.map { $0.chinese }.joined(separator: "，或者") + "。"
    case .repairs(let name): "做了下面任何一项改动，\(name.cornered) 都能得到这次点击；每一项都试过："
    case .repairsThere(let name):
      "做了下面任何一项改动，\(name.cornered) 在那里也能得到点击；每一项都试过："
    case .belongsInto(let name, _):
      "\(name.cornered) 放进 contentView，单元格里显示的一切都应如此[HT01]"
    case .staysClear(let name, let bar):
      "\(name.cornered) 让开 \(bar.cornered)，安全区域正是如此[HT07]"
    case .withoutPointerEvents(let name):
      "在 React Native 里，给 \(name.cornered) 写 pointerEvents=\"none\"；里面有要点的东西时写 \"box-none\"[GT01]"
    case .scrollAdvice(let scroll):
      scroll.map { "滚动 \($0.cornered) 就能点到它。" } ?? "改变开关没有用：要把它移到屏幕里来。"
    case .elsewhere(let name, let part):
      part.partChinese(for: name.cornered) + "[\(part.rule.rawValue)]"
    case .shares(let name, let shared):
      "在 \(Numbers.text(shared.point))，\(shared.with.cornered) 盖着 \(name.cornered)，点击归它自己。[HT07]"
    case .overlaps(let cover, let names, let others):
      "\(cover.cornered) 盖着 \(names.prefix(3).map { $0.cornered }.joined(separator: "、"))"
        + (names.count > 3 ? " 等 \(names.count) 个控件" : " ")
        + "的一部分，盖住处的点击归它：本来就要这样，就不是毛病"
        + (others > 0 ? "；这样的还有 \(others) 处" : "") + "。[HT07]"
    case .noRepair: "试过的少量改动都不能让它得到点击。"
    case .table(let wrong, let count):
      "\(count) 个控件、单元格和带手势识别器的视图中，有 \(wrong) 个点正中间也收不到："
    case .allFine(let count): "\(count) 个控件、单元格和带手势识别器的视图，点正中间都能收到。"
    case .partly(let count): "有 \(count) 个点正中间能收到，但不是处处都能："
    case .scrolledAway(let names):
      "不在可见范围，滚动后才能点到：" + names.prefix(4).map { $0.cornered }.joined(separator: "、")
        + (names.count > 4 ? " 等 \(names.count) 个。" : "。")
    case .place(let point): "在 \(Numbers.text(point))"
    case .hangs(let views, let names):
      "文本里没有：\(views.map { $0.cornered }.joined(separator: "、")) 上的手势识别器会不会从 "
        + names.prefix(3).map { $0.cornered }.joined(separator: "、")
        + (names.count > 3 ? " 等 \(names.count) 个" : " ") + "那里拿走触摸。"
    case .noControls: "没有控件，也没有带手势识别器的视图。"
    case .moreRows(let count): "……还有 \(count) 个；--format json 会全部列出"
    case .notJudged(let count): "另有 \(count) 个没有判断：太多，或者层级太深。"
    case .probably: "只是大概：这是辅助功能看到的元素，既不知道视图的前后顺序，也不知道它们是否接收触摸。"
    case .askNext(let name, let point, let inSession):
      "接着问："
        + (inSession
          ? Self.ways(name, point, howTo: "怎样", tap: "点击", map: "命中图", tree: "层级")
          : Self.options(name))
    case .word(let verdict): verdict.inShort
    case .sceneBelow: "写成命令的场景"
    }
  }
}

extension Verdict {
  fileprivate func partChinese(for name: String) -> String {
    let place = Numbers.text(point)
    let by = by?.cornered ?? "别的视图"
    switch word {
    case .outsideSuperview:
      let far = distance.map { " \(Numbers.distance($0)) 点" } ?? ""
      return "不是处处都能：在 \(place)，\(name) 超出 \(by)\(far)，那里永远不会被命中。"
    case .windowInFront where isByKeyboard: return "不是处处都能：在 \(place)，键盘挡住了它。"
    case .coveredBy, .windowInFront: return "不是处处都能：在 \(place)，\(by) 挡在前面，得到了点击。"
    case .overridden: return "不是处处都能：在 \(place)，\(by) 重写了 hitTest，代替它回答。"
    case .interactionDisabled, .disabledControl, .zeroSize, .takenBy, .delayedBy, .unknown, .alpha,
      .hidden, .offScreen, .handledBy, .getsIt:
      return "不是处处都能：点在 \(place) 的点击到不了它。"
    }
  }
}

extension DumpFormat {
  var chinese: String {
    switch self {
    case .recursiveDescription: " recursiveDescription"
    case .controllers: " _printHierarchy"
    case .chain: "响应者链"
    case .xcuiTest: " XCUITest 的 debugDescription"
    case .earlGrey: " EarlGrey 的层级"
    case .wdaXML: " WebDriverAgent 的 XML"
    case .wdaJSON: " WebDriverAgent 的 JSON"
    case .idb: " idb 的 JSON"
    case .maestro: " Maestro 的 JSON"
    case .events: "触摸日志"
    case .recognizers: "手势识别器"
    case .viewHierarchy: " Xcode 的 .viewhierarchy"
    case .lookin: " Lookin 的文件"
    case .probe: " Hitchain 探针的输出"
    case .storyboard: " Interface Builder 的文件"
    }
  }
}

extension DumpUnknown {
  var chinese: String {
    switch self {
    case .recognizers: "手势识别器的种类"
    case .enabled: "控件是否可用"
    case .overrides: "重写过的 hitTest 和 pointInside"
    case .bounds: "视图的 bounds"
    case .gates: "hidden、alpha 和 userInteractionEnabled"
    case .order: "视图的前后顺序"
    }
  }
}

extension Verdict {
  /// In a row of the table.
  fileprivate var inShort: String {
    let own = by.map { "所在的 \($0.cornered) " } ?? ""
    let other = by?.cornered ?? "别的视图"
    return switch word {
    case .coveredBy: "被 \(other) 挡住"
    case .windowInFront: "前面有窗口 \(other)"
    case .interactionDisabled: own + "不接收触摸"
    case .disabledControl: own + "不可用"
    case .outsideSuperview: by.map { "超出 \($0.cornered)" } ?? "在父视图之外"
    case .zeroSize: "大小为零"
    case .takenBy: "触摸被 \(other) 拿走"
    case .delayedBy: "被 \(other) 推迟"
    case .overridden: by.map { "\($0.cornered) 重写了 hitTest" } ?? "hitTest 被重写"
    case .unknown: "无法判断"
    case .alpha: own + "近乎透明"
    case .hidden: own + "已隐藏"
    case .offScreen: "在屏幕之外"
    case .handledBy: "由里面的 \(other) 处理"
    case .getsIt: "能收到"
    }
  }
}

extension Verdict {
  fileprivate func chinese(for name: String) -> String {
    let by = by.map { $0.cornered }
    let at = "点在 \(Numbers.text(point)) 的点击"
    switch word {
    case .getsIt: return "\(name) 能收到\(at)，那是它的正中。"
    case .handledBy: return "\(at)由 \(name) 里面的 \(by ?? "") 得到；通常这正是本意。"
    case .zeroSize: return "\(name) 的大小为零：没有任何点在它里面。"
    case .offScreen: return "\(name) 的正中 \(Numbers.text(point)) 在窗口之外。"
    case .outsideSuperview:
      let far = distance.map { " \(Numbers.distance($0)) 点" } ?? ""
      return "\(name) 的正中超出 \(by ?? "父视图")\(far)：可能看得见，却永远不会被命中。"
    case .hidden:
      return by.map { "\(name) 看不见：它所在的 \($0) 被隐藏了。" } ?? "\(name) 被隐藏了。"
    case .alpha:
      return "\(by ?? name) 的 alpha 是 \(Numbers.text(alpha ?? 0))，低于 0.01 的视图连同里面的一切都不接收触摸。"
    case .interactionDisabled:
      return rule == .uHT13
        ? "\(by ?? name) 正在播放不接收触摸的动画。"
        : by.map { "\($0) 的 userInteractionEnabled 是 NO，里面的一切都不会被命中，\(name) 也一样。" }
          ?? "\(name) 的 userInteractionEnabled 是 NO。"
    case .disabledControl:
      return by.map { "\(name) 所在的控件 \($0) 不可用。" } ?? "\(name) 不可用：命中测试会跳过它。"
    case .coveredBy: return "\(by ?? "") 挡在 \(name) 前面，得到了\(at)。"
    case .windowInFront where isByKeyboard: return "键盘挡在 \(name) 前面，得到了\(at)。"
    case .windowInFront: return "\(by ?? "") 得到了\(at)：它的窗口在 \(name) 的窗口前面。"
    case .takenBy where rule == .uSV23:
      return "\(name) 被命中，随后手势识别器 \(by ?? "") 把触摸拿走：表格视图不会选中它。"
    case .takenBy: return "\(name) 被命中，随后手势识别器 \(by ?? "") 把触摸从它那里拿走。"
    case .delayedBy: return "\(name) 被命中，但晚一些才知道：手势识别器 \(by ?? "") 推迟 touchesBegan。"
    case .overridden:
      return by.map { "\(name) 上面的 \($0) 代替它回答：\($0) 重写了 hitTest。" }
        ?? "\(name) 上面有视图重写了 hitTest，返回 nil。"
    case .unknown:
      if rule == .pi02 { return "无法判断：文本里没有写 \(name) 的 frame。" }
      return rule == .uHT08
        ? "无法判断：\(by ?? name) 的 transform 把它压扁了。" : "无法判断：\(name) 不在任何窗口里。"
    }
  }
}

extension Verdict.Dependence {
  fileprivate var chinese: String {
    switch self {
    case .overrides(let classes):
      classes.count > 3
        ? " \(classes.prefix(2).joined(separator: "、")) 或途中别的类重写了 hitTest 或 pointInside"
        : " \(classes.joined(separator: " 或 ")) 重写了 hitTest 或 pointInside"
    case .transparent(let views):
      " "
        + views.prefix(3).map { $0.name + ($0.address.map { "（\($0)）" } ?? " ") }
        .joined(separator: "、")
        + "接走触摸（它在前面，alpha 是 0，但这类视图的 hitTest 不看 alpha）"
    case .recognizers(let views): " \(views.prefix(3).joined(separator: "、")) 上的手势识别器拿走它"
    case .enabled: "控件不可用，而文本里没有写"
    case .order: "元素的前后顺序与列出的不同"
    case .gates: "途中有透明的或不接收触摸的视图"
    }
  }
}

extension DumpWarning.Problem {
  var chinese: String {
    switch self {
    case .frameUnknown(let name): "\(name) 没有写 frame；当作铺满父视图，但不挡住别的视图。"
    case .cutOff: "这一行被截断；读了剩下的部分。"
    case .guessed(let name, let kind): "按名字把 \(name) 当作 \(kind)；如果不是：--as \(name)=view。"
    case .takenForPlain(let name): "文本没有说 \(name) 继承什么，当作普通视图；如果不是：--as \(name)=button。"
    case .noWindow(let name): "文本从 \(name) 开始，没有它的窗口：坐标按它的父视图算，也不知道前面有没有别的视图。"
    case .notFinite(let name): "\(name) 的 frame 不是矩形。"
    case .sizeGuessed(let name): "\(name) 转过的角度使大小无法从 frame 推出；当作正方形。"
    case .addressTwice(let address): "\(address) 在这里第二次出现；以后一次为准。"
    case .attachedToScrollView(let name): "这个视图没有父视图；放进 \(name)。"
    case .touchDiffers(let got, let computed):
      "日志说\(got.map { " \($0) 得到了触摸" } ?? "谁也没得到触摸")；按文本算\(computed.map { "是 \($0)" } ?? "谁也得不到")。有视图重写了 hitTest，或者界面在这期间变了。"
    case .unknownView(let address): "\(address) 不是文本里的视图。"
    case .autolayoutTrace: "autolayout trace 里没有 frame，已跳过；recursiveDescription 里有。"
    case .tooManyViews(let limit): "视图超过 \(limit) 个；不再读下去。"
    case .animating(let name): "\(name) 正在播放动画：frame 是终点的位置，触摸也以它为准。"
    case .refusedCommand(let line): "「\(line)」被拒绝了。"
    case .circle(let name): "文件里 \(name) 在它自己里面；那一处略去。"
    case .notJudged(let count): "有 \(count) 个控件没有判断。"
    case .drawsItself(let name):
      "\(name) 里的内容由 SwiftUI 自己绘制：里面的按钮不是视图，没有对它们的判断。--at X Y 说明那里的触摸落在哪个视图上；XCUITest 的 debugDescription 会列出这些按钮。"
    }
  }
}

extension String {
  /// A name in Chinese letters stands in marks of its own, so that it is not read as the sentence.
  fileprivate var cornered: String {
    utf8.allSatisfy { $0 < 0x80 } ? self : "「" + self + "」"
  }
}
