import Engine

extension RunErrorPhrase {
  var chinese: String {
    switch error {
    case .scene, .inCell, .unknownTopic: "这一步做不到。"
    case .fingerDown(let finger): "手指 \(finger) 已经在屏幕上：它只能移动、抬起或被取消。"
    case .fingerNotDown(let finger):
      "手指 \(finger) 不在屏幕上。先用 touch \(finger) began x y 让它落下。"
    case .fingerTwice(let finger): "同一个事件里，手指 \(finger) 只能出现一次。"
    case .notInWindow(let object): "\(name(object)) 不在任何窗口里，它的点在屏幕上没有位置。"
    case .cannotConvert: "途中有一个变换不可逆（行列式为 0），无法换算回去。"
    case .differentWindows: "两个视图不在同一个窗口里，坐标只能在同一窗口内换算。"
    case .noPlace: "还没有可以添加到的视图或窗口。先用 add window W。"
    case .notAContainer(let object): "不能这样往 \(name(object)) 里添加。"
    case .nothingToTakeAway: "没有可以去掉的东西，什么也没改变。"
    case .queueIsEmpty: "事件队列是空的。post tap 60 60 可以放入一个事件。"
    case .noLayout: "这些约束解不出来，说不出 frame 的来由。"
    case .momentsTooDeep(let limit): "一个时机的命令又引出另一个时机，已嵌套 \(limit) 层，到此为止。"
    case .momentsTooMany(let limit): "这一行引出的时机已经运行了 \(limit) 条命令，到此为止。"
    case .noEventYet: "还没有发生可以解释的事。试试 点击 60 60。"
    case .eventCrashed(let line):
      "App \(line > 0 ? "在第 \(line) 行" : "")崩溃了，没有留下可以解释的事。输入 `explain code` 看运行了什么。"
    case .noProgram: "这里还没有代码。粘贴一个视图控制器，它就会运行。"
    case .noCodeRan: "上一个事件没有运行 App 的代码。"
    case .noSuchController(let name, let known):
      known.isEmpty
        ? "没有叫 \(name) 的控制器：这里的类都不是控制器。"
        : "没有叫 \(name) 的控制器。有 \(known.joined(separator: "、"))。"
    case .stepPastEnd(let back): back ? "这已经是第一条判断。" : "这已经是最后一条判断。"
    case .noSuchStep(let number, let count): "没有第 \(number) 条判断：上一个事件一共 \(count) 条。"
    case .noSuchCell(let number, let count):
      count == 0 ? "没有单元 \(number)：目前一个也没有。" : "没有单元 \(number)：最后一个是 \(count)。"
    case .cellForgotten(let number, let first):
      "单元 \(number) 已不再保留：现存的第一个是 \(first)。"
    case .cellNeedsCommand: "一个单元只放一条命令。"
    case .notebookOnly: "这个词是用来操作单元的，不能放进单元里。"
    case .emptyNote: "笔记要有文字。"
    case .noLessonsHere: "这里不能上课。课程只能在提示符、脚本或文档里进行。"
    case .noFilesHere: "文档不能读写文件。读写文件只能在提示符或脚本里进行。"
    case .noHistoryHere: "只有提示符记录历史。用 cells 列出运行过的命令。"
    case .refused(let refusal): refusal.message
    case .onlyInLine: "这条命令针对会话本身：要单独成行，不能放进某个时机里。"
    case .tooManyCells(let limit): "一次会话最多 \(limit) 个单元，已经用完。"
    case .nothingToUndo: "没有可以撤销的。"
    case .nothingToRedo: "没有可以重做的。"
    case .stopped: "已停止，什么也没有改变。"
    case .unknownTerm(let term, _): "术语表里没有“\(term.printable)”。「术语」会列出全部术语。"
    case .unknownValue(let name, let values): "\(name) 可以取 \(values.joined(separator: "、"))。"
    }
  }
}
