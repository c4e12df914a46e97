import Engine
import Testing

@testable import Lab

/// Chinese words for commands, kinds, properties and what stands between them.
@Suite struct LocalWordTests {
  @Test(arguments: [
    ("点击 5 5", "tap 5 5"), ("点按 5 5 次数 2 在 A", "tap 5 5 count 2 in A"),
    ("添加 按钮 保存 到 A 10 10 80 40 透明度=0.5", "add button 保存 in A 10 10 80 40 alpha=0.5"),
    ("添加 视图 Q 在 A 里 5 5 20 20", "add view Q in A 5 5 20 20"),
    ("添加 视图 Q 到 A 里面 5 5 20 20", "add view Q in A 5 5 20 20"),
    ("点击 5 5 在 A 中", "tap 5 5 in A"),
    ("添加 点击手势 单击 到 A 点击次数=2", "add tap-recognizer 单击 to A numberOfTapsRequired=2"),
    ("添加 视图 N 0 0 9 9 类=Card 隐藏=是", "add view N 0 0 9 9 class=Card hidden=YES"),
    ("设置 透明度 A 0.5", "set alpha A 0.5"), ("设置 A.隐藏 = 否", "set A.hidden = NO"),
    ("显示 A 透明度", "show A alpha"), ("还原 A 透明度", "unset A alpha"),
    ("设置 A 变换 旋转 45", "set A transform rotate 45"),
    ("设置 方向 Z 左", "set direction Z left"), ("设置 inputView F 无", "set inputView F nil"),
    ("拖动 5 5 到 60 60 历时 0.5秒", "drag 5 5 to 60 60 over 0.5s"),
    ("等待 500毫秒", "wait 500ms"), ("旋转 60 60 转 90度", "rotate 60 60 by 90"),
    ("轻扫 向左 在 160 200", "swipe left at 160 200"),
    ("触摸 1 开始 5 5, 2 开始 9 9", "touch 1 began 5 5, 2 began 9 9"),
    ("要求 T 等 D", "require T to-fail D"), ("换算 5 5 从 A 到 B", "convert 5 5 from A to B"),
    ("发送 save: 给 无 从 B", "send save: to nil from B"),
    ("当 K view-did-load 就 点击 5 5", "on K view-did-load do 点击 5 5"),
    ("实现 A 触摸 开始 然后 super", "handle A touches began then super"),
    ("为什么", "why"), ("为什么 B", "why B"), ("为什么没有 B", "why-not B"), ("怎样 B", "how-to B"),
    ("帮助", "help"), ("帮助 点击", "help 点击"), ("退出", "quit"), ("撤销", "undo"), ("重做", "redo"),
    ("课程", "lessons"), ("上课 touches", "lesson touches"), ("下一题", "next"), ("提示", "hint"),
    ("练习 手势 5", "drill gestures 5"), ("面试 20", "interview 20"),
    ("面试 高级 20", "interview senior 20"), ("复习 每天 15", "review daily 15"),
    ("回答 先问；再答 # 一", "answer 先问；再答 # 一"), ("笔记 一；二", "note 一；二"),
    ("修改 3 笔记 一；二", "edit 3 笔记 一；二"), ("语言 中文", "lang zh-Hans"), ("语言 英文", "lang en"),
    ("菜单 拷贝", "menu copy"), ("菜单 全选", "menu select-all"),
    ("遥控 下一曲", "remote next-track"), ("按压 选择", "press select"), ("传感器 陀螺仪", "sensor gyro"),
    ("语言 繁體", "lang zh-Hant"), ("语言 简体中文", "lang zh-Hans"), ("答案", "solution"),
    ("忽略事件 开", "ignore-events on"), ("命中测试 5 5", "hit-test 5 5"),
  ])
  func meansTheSame(_ line: String, _ english: String) throws {
    #expect(try Sample.parse(line) == Sample.parse(english))
  }

  /// An object of that name is meant first.
  @Test func aNameIsItself() throws {
    var scene = Scene.initial
    let view = scene.object(named: "view")?.view
    let button = try scene.addView(.button, named: "透明度", in: view, frame: .zero)
    let part = try #require(try split("显示 透明度 隐藏").first)
    #expect(try parse(part, in: scene) == .scene(.ask(.show(.view(button), .hidden))))
  }

  @Test func eachCommandWordIsOneCommand() {
    var seen: [String: String] = [:]
    for words in LocalWords.table {
      for word in words.commands {
        #expect(seen.updateValue(word.meaning, forKey: word.text) == nil, "\(word.text)")
        #expect(commandTable.contains { $0.word == word.meaning }, "\(word.meaning)")
        #expect(commandWord(named: word.text) == word.meaning)
      }
    }
  }

  /// Whoever types Chinese alone gets at every command and every kind.
  @Test func eachCommandAndEachKindHasAWord() {
    for words in LocalWords.table {
      for spec in commandTable {
        #expect(words.commands.contains { $0.meaning == spec.word }, "\(spec.word)")
      }
      for kind in AddedKind.table {
        #expect(words.kinds.contains { $0.meaning == kind.words[0] }, "\(kind.words)")
      }
    }
  }

  /// A syllable for each character, and what it stands for exists.
  @Test func theTableIsRight() {
    for words in LocalWords.table {
      for word in words.commands + words.kinds + words.properties + words.others {
        #expect(word.text.count == word.syllables.count, "\(word.text)")
        #expect(word.syllables.joined().utf8.allSatisfy { (97...122).contains($0) }, "\(word.text)")
      }
      for word in words.kinds {
        #expect(AddedKind.table.contains { $0.words[0] == word.meaning }, "\(word.meaning)")
      }
      for word in words.properties {
        #expect(Property(rawValue: word.meaning) != nil, "\(word.meaning)")
      }
    }
  }

  @Test(arguments: [
    ("点机 5 5", ["点击", "点按"]), ("添架 按钮 N", ["添加"]), ("帮组", ["帮助"]),
    ("添加 按纽 N", ["按钮"]), ("设置 透明 A 0.5", ["透明度"]), ("敲 5 5", []),
  ])
  func theNearestIsSuggestedInTheSameScript(_ line: String, _ suggestions: [String]) throws {
    #expect(try #require(Sample.error(line)).suggestions == suggestions)
  }

  @Test(
    arguments: [
      ("dj", ["点击", "点击状态栏"]), ("dianj", ["点击", "点击状态栏"]), ("点", ["点击", "点按", "点击状态栏"]),
      ("tj", ["添加", "添加目标", "添加动作", "添加快捷键"]), ("xyt", ["下一题"]), ("chexi", ["撤销"]),
      ("tian jia", []), ("添加 an", ["按钮"]), ("添加 按", ["按钮"]), ("set tmd", ["透明度"]),
      ("设置 A.yc", []), ("添加 按钮 N tmd", ["透明度="]), ("set A hidden 是", ["是"]),
      ("drill ss", ["手势"]), ("ta", ["tap"]), ("de", ["delegate", "device", "delete", "describe"]),
    ] as [(String, [String])])
  func pinyinCompletes(_ line: String, _ texts: [String]) {
    let found = completions(of: line, cursor: line.count, in: Sample.scene)
    #expect(Set(found.candidates.map { $0.text }) == Set(texts))
  }

  /// Where an English word begins so too, pinyin counts in a session in Chinese, after it.
  @Test(arguments: [(Language.english, ["show"]), (.simplifiedChinese, ["show", "是否在内"])])
  func theSessionDecides(_ language: Language, _ texts: [String]) {
    let found = completions(of: "sh", cursor: 2, in: Sample.scene, language: language)
    let wanted = found.candidates.map { $0.text }
    #expect(wanted.contains("shake"))
    #expect(wanted.contains("设置") == (language == .simplifiedChinese))
    for text in texts where !text.isLocal { #expect(wanted.contains(text)) }
  }

  @Test func aCandidateIsDescribed() {
    let found = completions(
      of: "dj", cursor: 2, in: Sample.scene, language: .simplifiedChinese)
    #expect(found.candidates.first?.detail.hasPrefix("触摸屏幕上的一点") == true)
  }

  @Test func helpListsThem() throws {
    let page = try Help(in: .simplifiedChinese).page(for: "中文")
    for word in LocalWords.chinese.commands { #expect(page.contains(word.text)) }
    #expect(try Help(in: .english).page(for: "chinese").contains("点击, 点按, 轻点"))
    #expect(try Help(in: .simplifiedChinese).page(for: "点击").contains("也可以写：点击、点按、轻点"))
    #expect(try !Help(in: .english).page(for: "点击").contains("点按"))
  }
}
