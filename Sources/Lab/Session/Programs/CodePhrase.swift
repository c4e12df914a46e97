import Engine
import Program

/// What is said of the app's own code.
enum CodePhrase: Phrase {
  /// Its class, and what its code put into the scene.
  case root(String, made: [String])
  case made([String])
  /// Types, and the objects that were there and are of them now.
  case known([String], [CodeAnswer.Adopted])
  /// It ran, and there is nothing to say of it.
  case silent
  /// Part of a class, whose implementation is yet to come.
  case waits(String)
  /// Members that were set, and that no event depends on.
  case looksOnly([String])
  case ran([CodeAnswer.Ran])
  /// One call of UIKit's, line by line.
  case call(CodeCall)
  /// A question of UIKit's, what code answered, and the code of that line.
  case answered(CodeCall, CodeCall.Answer, code: String)
  case takenFor(Supposition)
  case printed(String)
  case crash(ProgramEnd, line: Int)
  /// Remarks of one kind, each with its line.
  case unknown([CodeAnswer.NotRun])
  case misfits([CodeAnswer.NotRun])
  case notSimulated([CodeAnswer.NotRun])
  case standIns([CodeAnswer.NotRun])
  case assumed([CodeAnswer.NotRun])
  case usual([CodeAnswer.NotRun])
  case earlySelf(line: Int)
  case endless(seconds: Double)
  case unread([CodeAnswer.NotRun])
  /// Classes above themselves.
  case circular([CodeAnswer.NotRun])
  case supposed(String, CodeRemark.Taken, line: Int)
  case refused(reason: String, line: Int)

  /// So many of a kind are named.
  static let most = 8

  var english: String {
    switch self {
    case .root(let name, let made):
      made.isEmpty
        ? "\(name) is the root controller now."
        : "\(name) is the root controller now; its code made \(Self.list(made, "and"))."
    case .made(let names): "The code made \(Self.list(names, "and"))."
    case .known(let names, let adopted):
      "Known now: \(Self.list(names, "and"))."
        + (adopted.isEmpty
          ? ""
          : " "
            + Self.list(
              adopted.prefix(Self.most).map {
                "\($0.name) is \(Self.article($0.className)) \($0.className)"
              }, "and")
            + ".")
    case .silent: "The code ran."
    case .waits(let name): "This part of \(name) is kept until its @implementation comes."
    case .looksOnly(let names):
      names.count == 1
        ? "\(names[0]) changes how things look, and not who gets events."
        : "\(Self.list(names, "and")) change how things look, and not who gets events."
    case .ran(let methods):
      "Code ran: "
        + Self.list(
          methods.map { one in
            CodeCall.isNameless(one.method)
              ? "the \(one.method) in line \(one.line)"
              : one.answer.map { "\(one.method) (line \($0.line) answers \($0.value))" }
                ?? "\(one.method) (line \(one.line))"
          }, "and") + "."
    case .call(let call):
      Self.listing(
        call,
        head: CodeCall.isNameless(call.name)
          ? "the \(call.name) in line \(call.line)"
          : call.object.map { "\(call.name) of \($0)" } ?? call.name,
        straight: call.stoppedAt.map { "ran from line \(call.line) until it stopped in line \($0)" }
          ?? "ran from line \(call.line) to its end, without a branch",
        stop: "stops here", cut: "… and more.")
    case .answered(let call, let answer, let code):
      "\(call.name)"
        + (call.object.map { " of \($0)" } ?? "")
        + " answered \(answer.value) in line \(answer.line): `\(code)`"
    case .takenFor(let supposition):
      "\(supposition.path) is taken for \(supposition.value.text) from now on."
    case .printed(let text): "printed: \(text)"
    case .crash(let end, let line):
      (end == .tooManySteps ? "The app hangs" : "The app crashes")
        + "\(line > 0 ? " in line \(line)" : ""): \(end.english) The scene is as it was before."
    case .unknown(let all):
      "Not known here, so nothing came of it: \(Self.list(Self.places(all), "and"))."
    case .misfits(let all):
      "Given a value of another type, so left as it was: \(Self.list(Self.places(all), "and"))."
    case .notSimulated(let all):
      "Not simulated, although a touch may depend on it: \(Self.list(Self.places(all), "and"))."
    case .standIns(let all):
      all.count == 1
        ? "No storyboard is here, so a stand-in is connected to the outlet \(Self.list(Self.names(all), "and"))."
        : "No storyboard is here, so stand-ins are connected to the outlets \(Self.list(Self.names(all), "and"))."
    case .assumed(let all):
      "Of classes in other files only the name is known: \(Self.list(Self.names(all), "and"))."
    case .usual(let all):
      all.count == 1
        ? "\(all[0].remark.name) stands in another file; it is taken for what such a method usually does."
        : "\(Self.list(Self.names(all), "and")) stand in another file; they are taken for what such methods usually do."
    case .endless(let seconds):
      "What was put off puts itself off again and again: \(Numbers.seconds(seconds)) into the clock it was left alone, and time went on."
    case .earlySelf(let line):
      "`self` in line \(line) is no object yet, for a stored property gets its value before there is one: the target is nil. `lazy var` has it otherwise."
    case .circular(let all):
      "\(Self.list(Self.places(all), "and")) \(all.count == 1 ? "inherits from itself" : "inherit from themselves"): Swift compiles no such class, and here it has no superclass."
    case .unread(let all):
      (all.count == 1
        ? "A statement cannot be read and did not run: "
        : "Statements cannot be read and did not run: ")
        + Self.list(all.map { "line \($0.line)" }, "and") + "."
    case .supposed(let path, let taken, let line):
      "Line \(line) hangs on \(path), which nobody here knows; it was taken for \(taken.english). "
        + "`suppose \(path) \(taken.other)` has it otherwise."
    case .refused(let reason, let line):
      (line > 0 ? "Line \(line) was refused: " : "Refused: ") + reason
    }
  }

  var chinese: String {
    switch self {
    case .root(let name, let made):
      made.isEmpty
        ? "\(name) 现在是 root view controller。"
        : "\(name) 现在是 root view controller，它的代码创建了 \(Self.chineseList(made))。"
    case .made(let names): "代码创建了 \(Self.chineseList(names))。"
    case .known(let names, let adopted):
      "现在认识 \(Self.chineseList(names))。"
        + (adopted.isEmpty
          ? ""
          : adopted.prefix(Self.most).map { "\($0.name) 的类是 \($0.className)" }
            .joined(separator: "，") + "。")
    case .silent: "代码已运行。"
    case .waits(let name): "\(name) 的这一部分先留着，等它的 @implementation。"
    case .looksOnly(let names): "\(Self.chineseList(names)) 只影响外观，不影响谁收到事件。"
    case .ran(let methods):
      "运行了代码："
        + Self.chineseList(
          methods.map { one in
            CodeCall.isNameless(one.method)
              ? Self.chineseNameless(one.method, one.line)
              : one.answer.map { "\(one.method)（第 \($0.line) 行回答 \($0.value)）" }
                ?? "\(one.method)（第 \(one.line) 行）"
          }) + "。"
    case .call(let call):
      Self.listing(
        call,
        head: CodeCall.isNameless(call.name)
          ? Self.chineseNameless(call.name, call.line)
          : call.object.map { "\($0) 的 \(call.name)" } ?? call.name,
        straight: call.stoppedAt.map { "从第 \(call.line) 行运行到第 \($0) 行，在那里停下" }
          ?? "从第 \(call.line) 行起运行到底，没有分支",
        stop: "在这里停下", cut: "……还有更多。")
    case .answered(let call, let answer, let code):
      (call.object.map { "\($0) 的 " } ?? "")
        + "\(call.name) 在第 \(answer.line) 行回答 \(answer.value)：`\(code)`"
    case .takenFor(let supposition):
      "从现在起把 \(supposition.path) 当作 \(supposition.value.text)。"
    case .printed(let text): "打印：\(text)"
    case .crash(let end, let line):
      (end == .tooManySteps ? "App 卡住了" : "App 崩溃了")
        + "\(line > 0 ? "，在第 \(line) 行" : "")：\(end.chinese)场景保持之前的样子。"
    case .misfits(let all): "给的值类型不对，没有改变：\(Self.chineseList(Self.chinesePlaces(all)))。"
    case .unknown(let all): "这里不认识，所以什么也没做：\(Self.chineseList(Self.chinesePlaces(all)))。"
    case .notSimulated(let all):
      "没有模拟，尽管触摸可能取决于它：\(Self.chineseList(Self.chinesePlaces(all)))。"
    case .standIns(let all):
      "这里没有 storyboard，outlet \(Self.chineseList(Self.names(all))) 连接的是替身。"
    case .assumed(let all): "其他文件里的类只能按名字来推测：\(Self.chineseList(Self.names(all)))。"
    case .usual(let all):
      "\(Self.chineseList(Self.names(all))) 在别的文件里，按这类方法通常的做法处理。"
    case .endless(let seconds):
      "推迟执行的代码一再推迟自己：时钟走到第 \(Numbers.text(seconds)) 秒时不再理它，时间继续往前走。"
    case .earlySelf(let line):
      "第 \(line) 行的 `self` 还不是对象：存储属性求初值时对象还没有创建，所以 target 是 nil。改成 `lazy var` 就可以了。"
    case .circular(let all):
      "\(Self.chineseList(Self.chinesePlaces(all))) 继承了自己：Swift 不会编译这样的类，这里当作没有父类。"
    case .unread(let all):
      "读不懂，没有运行：" + Self.chineseList(all.map { "第 \($0.line) 行" }) + "。"
    case .supposed(let path, let taken, let line):
      "第 \(line) 行取决于 \(path)，这里不知道它的值，当作 \(taken.chinese)。"
        + "想换一个值，输入 `suppose \(path) \(taken.other)`。"
    case .refused(let reason, let line): (line > 0 ? "第 \(line) 行被拒绝：" : "被拒绝：") + reason
    }
  }

  private static func chineseNameless(_ method: String, _ line: Int) -> String {
    "第 \(line) 行的" + (method == CodeCall.block ? " block" : "闭包")
  }

  /// A row for each piece of code that decided something, with its line before it.
  private static func listing(
    _ call: CodeCall, head: String, straight: String, stop: String, cut: String
  ) -> String {
    var rows = [head]
    if call.steps.isEmpty { rows.append("  " + straight) }
    let width = call.steps.map { String($0.line).count }.max() ?? 1
    for step in call.steps {
      let number = String(step.line)
      let rested = step.rested.map { $0.code + " = " + $0.value }.joined(separator: ", ")
      rows.append(
        "  " + String(repeating: " ", count: width - number.count) + number + "  " + step.code
          + " → " + step.value + (rested.isEmpty ? "" : "   (\(rested))"))
    }
    if call.isCut { rows.append("  " + cut) }
    if let line = call.stoppedAt, !call.steps.isEmpty { rows.append("  \(line)  \(stop)") }
    return rows.joined(separator: "\n")
  }

  private static func article(_ noun: String) -> String {
    noun.first.map { "AEIO".contains($0) } == true ? "an" : "a"
  }

  private static func places(_ all: [CodeAnswer.NotRun]) -> [String] {
    all.map { $0.line > 0 ? "\($0.remark.name) (line \($0.line))" : $0.remark.name }
  }

  private static func chinesePlaces(_ all: [CodeAnswer.NotRun]) -> [String] {
    all.map { $0.line > 0 ? "\($0.remark.name)（第 \($0.line) 行）" : $0.remark.name }
  }

  private static func names(_ all: [CodeAnswer.NotRun]) -> [String] { all.map { $0.remark.name } }

  static func list(_ items: [String], _ word: String) -> String {
    guard items.count > 1 else { return items.first ?? "" }
    guard items.count <= most else {
      return items.prefix(most).joined(separator: ", ") + " \(word) \(items.count - most) more"
    }
    return items.dropLast().joined(separator: ", ") + " \(word) " + (items.last ?? "")
  }

  static func chineseList(_ items: [String]) -> String {
    items.prefix(most).joined(separator: "、") + (items.count > most ? " 等 \(items.count) 个" : "")
  }
}

extension CodeRemark {
  /// What it is about, as the code writes it.
  var name: String {
    switch self {
    case .notSimulated(let member, _): member
    case .unknown(let path), .supposed(let path, _), .misfit(let path): path
    case .standIn(let outlet, let className): "\(outlet) (\(className))"
    case .assumed(let guess): "\(guess.name) (\(guess.superclass))"
    case .usual(let method): method
    case .earlySelf: "self"
    case .endless: ""
    case .unread(.unmerged(.circularClass(let name))): name
    case .refused, .unread: ""
    }
  }

  /// For the contract's `code`.
  var code: String {
    switch self {
    case .notSimulated: "not-simulated"
    case .unknown: "unknown"
    case .misfit: "wrong-type"
    case .supposed: "supposed"
    case .standIn: "stand-in"
    case .refused: "refused"
    case .assumed: "assumed"
    case .usual: "usual"
    case .earlySelf: "early-self"
    case .endless: "endless"
    case .unread: "unread"
    }
  }
}

extension CodeRemark.Taken {
  fileprivate var english: String {
    switch self {
    case .no: "false"
    case .nothing: "nil"
    case .zero: "0"
    }
  }

  fileprivate var chinese: String { english }

  /// What it could as well be.
  fileprivate var other: String {
    switch self {
    case .no, .nothing: "true"
    case .zero: "1"
    }
  }
}
