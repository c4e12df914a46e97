import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct Signals {
  /// A shell with job control, and the program in it.
  @Test func controlZAndBack() throws {
    let hitchain = try Hitchain(
      environment: ["PS1": "shell$ ", "NO_COLOR": "1"],
      shell: ["/bin/bash", "--norc", "--noediting", "-i"])
    try hitchain.wait("the shell") { $0.beforeCursor == "shell$ " }
    hitchain.type(Hitchain.path + "\r")
    try hitchain.prompt(1)
    hitchain.type("tap 1 2")
    try hitchain.prompt(1, typed: "tap 1 2")
    hitchain.type("\u{1A}")
    try hitchain.wait("the shell") { $0.text.contains("Stopped") && $0.beforeCursor == "shell$ " }
    hitchain.type("stty -a | grep -c ' icanon.* echo '; fg\r")
    try hitchain.prompt(1, typed: "tap 1 2")
    #expect(hitchain.screen.lines.contains("1") || hitchain.screen.text.contains("\n0\n"))
    hitchain.type("\u{1B}[D3\r")
    try hitchain.prompt(2)
    #expect(hitchain.screen.text.contains("tap 1 32"))
    hitchain.type("\u{04}")
    try hitchain.wait("the shell") { $0.beforeCursor == "shell$ " }
    hitchain.type("echo sane\r")
    try hitchain.wait("an echo, as cooked terminals have it") {
      $0.text.contains("shell$ echo sane\nsane\nshell$")
    }
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT])
  func theProgramKilledLeavesTheTerminalSane(_ signal: Int32) throws {
    let hitchain = try Hitchain(
      environment: ["PS1": "shell$ "], shell: ["/bin/bash", "--norc", "--noediting", "-i"])
    try hitchain.wait("the shell") { $0.beforeCursor == "shell$ " }
    hitchain.type("sh -c 'echo $$ > ~/pid; exec \(Hitchain.path)'\r")
    try hitchain.prompt(1)
    let process = try #require(pid_t(hitchain.home.read("pid").trimmingSpaces))
    kill(process, signal)
    try hitchain.wait("the shell once more") {
      $0.beforeCursor == "shell$ " && $0.lines.contains("hitchain 1>")
    }
    hitchain.type("stty -a | tr ' ;' '\\n\\n' | grep -xE 'icanon|echo|isig|icrnl' | sort | xargs\r")
    try hitchain.wait("modes as they were") { $0.lines.contains("echo icanon icrnl isig") }
  }

  @Test func hangUpEndsTheProgram() throws {
    let hitchain = try Hitchain()
    try hitchain.prompt(1)
    try hitchain.run("tap 1 1", then: 2)
    hitchain.type("tap 2")
    try hitchain.prompt(2, typed: "tap 2")
    hitchain.terminal.hangUp()
    #expect(try hitchain.terminal.exitStatus() == -SIGHUP)
    #expect(hitchain.home.read("data/history") == "tap 1 1\n")
  }

  @Test func anInterruptFromOutsideCancelsTheLine() throws {
    let hitchain = try Hitchain()
    try hitchain.prompt(1)
    hitchain.type("tap 1")
    try hitchain.prompt(1, typed: "tap 1")
    kill(hitchain.terminal.process, SIGINT)
    try hitchain.wait("a fresh prompt") { $0.text.contains("tap 1^C\nhitchain 1>") }
    try hitchain.prompt(1)
  }
}

@Suite struct PlainTerminals {
  @Test(arguments: ["dumb", "", "unknown"])
  func worksByLines(_ name: String) throws {
    let hitchain = try Hitchain(environment: ["TERM": name])
    try hitchain.wait("the prompt") { $0.beforeCursor == "hitchain 1> " }
    hitchain.type("add view A \\\n")
    try hitchain.wait("that it goes on") { $0.beforeCursor == "… " }
    hitchain.type("0 0 30 30\n")
    try hitchain.wait("the next") { $0.beforeCursor == "hitchain 2> " }
    #expect(hitchain.screen.text.contains("width: 30, height: 30"))
    hitchain.type("tap 1\u{03}")
    try hitchain.wait("cancelled") { $0.beforeCursor == "hitchain 2> " && $0.text.contains("^C") }
    hitchain.type("\u{04}")
    #expect(try hitchain.terminal.exitStatus() == 0)
  }

  /// Editing takes memory for every place of the window.
  @Test func aTerminalThatClaimsTooMuchIsReadByLines() throws {
    let hitchain = try Hitchain(columns: 2_000)
    try hitchain.wait("the prompt") { $0.beforeCursor == "hitchain 1> " }
    #expect(!hitchain.screen.marksPastes)
    hitchain.type("tap 1 1\n")
    try hitchain.wait("the next") { $0.beforeCursor == "hitchain 2> " }
    hitchain.type("\u{04}")
    #expect(try hitchain.terminal.exitStatus() == 0)
  }

  @Test func soIsOneThatGrowsTooLarge() throws {
    let hitchain = try Hitchain()
    try hitchain.prompt(1)
    hitchain.terminal.resize(columns: 80, rows: 2_000)
    hitchain.type("tap 1 1\r")
    try hitchain.wait("the next") { $0.beforeCursor == "hitchain 2> " && !$0.marksPastes }
    hitchain.type("tap 1 1\n")
    try hitchain.wait("the one after") { $0.beforeCursor == "hitchain 3> " }
    hitchain.type("\u{04}")
    #expect(try hitchain.terminal.exitStatus() == 0)
  }

  /// The replies too, and what is no reply is left away.
  @Test func thePromptSpeaksJSON() throws {
    let hitchain = try Hitchain(["--format", "json"])
    try hitchain.prompt(1)
    #expect(!hitchain.screen.text.contains("Hitchain:"))
    hitchain.type("show alpha view\r")
    try hitchain.wait("the object") {
      $0.text.contains(#""command":"show alpha view","status":"ok""#)
    }
  }

  @Test func aTerminalNobodyKnowsWorks() throws {
    let hitchain = try Hitchain(environment: ["TERM": "no-such-terminal"])
    try hitchain.prompt(1)
    #expect(hitchain.screen.lines.count == 3)
    try hitchain.run("tap 1 1", then: 2)
  }

  @Test func outputIntoAPipeShowsThePromptOnStandardError() throws {
    let hitchain = try Hitchain(
      ["-c", "\(Hitchain.path) | cat > $HOME/out; cat $HOME/out"], shell: ["/bin/sh"])
    try hitchain.wait("the prompt") { $0.beforeCursor == "hitchain 1> " }
    hitchain.type("tap 1 1\n")
    try hitchain.wait("the next") { $0.beforeCursor == "hitchain 2> " }
    hitchain.type("quit\n")
    #expect(try hitchain.terminal.exitStatus() == 0)
    #expect(!hitchain.home.read("out").contains("1>"))
  }

  @Test func aClosedPipeEndsTheProgramQuietly() throws {
    let hitchain = try Hitchain(
      ["-c", "yes 'tap 1 1' | head -n 5000 | \(Hitchain.path) | head -n 1; echo left"],
      shell: ["/bin/sh"])
    try hitchain.wait("that all have left") { $0.lines.last == "left" }
    #expect(hitchain.screen.lines.count == 2)
  }

  @Test func aScriptOnStandardInputHasNoPrompt() throws {
    let hitchain = try Hitchain(
      ["-c", "printf 'add view A\\nfrobnicate\\n' | \(Hitchain.path); echo $?"], shell: ["/bin/sh"])
    try hitchain.wait("the status") { $0.lines.last == "1" }
    #expect(!hitchain.screen.text.contains("1>"))
    #expect(hitchain.screen.text.contains("line 2: "))
  }
}

@Suite struct LongCommands {
  /// Turned views make a map of single points, each of which is put to every view.
  private func prepared() throws -> Hitchain {
    let hitchain = try Hitchain()
    try hitchain.prompt(1)
    var lines = ["add view Turned 10 10 300 300 transform=\"rotate 30\""]
    lines += (1...100).map {
      "add view V\($0) \($0 * 3 % 300) \($0 * 4 % 400) 30 30 transform=\"rotate 30\""
    }
    hitchain.type("\u{1B}[200~" + lines.joined(separator: "\n") + "\u{1B}[201~")
    try hitchain.prompt(102)
    return hitchain
  }

  @Test func controlCStopsOneAndTheSessionGoesOn() throws {
    let hitchain = try prepared()
    hitchain.type("map; tap 1 1\r")
    try hitchain.wait("progress") {
      $0.cursorLine.hasPrefix("map: ") && $0.cursorLine.hasSuffix("points  Ctrl-C stops it")
    }
    hitchain.type("\u{03}")
    try hitchain.prompt(102)
    let lines = hitchain.screen.lines.suffix(3)
    #expect(
      lines == ["hitchain 102> map; tap 1 1", "Stopped. Nothing has changed.", "hitchain 102>"])
    try hitchain.run("chain Turned", then: 103)
  }

  @Test func aBlockStopsWithItsCommand() throws {
    let hitchain = try prepared()
    hitchain.type("\u{1B}[200~chain Turned\nmap\nchain V1\u{1B}[201~")
    try hitchain.wait("progress") { $0.cursorLine.hasPrefix("map: ") }
    hitchain.type("\u{03}")
    try hitchain.wait("where it stopped") { $0.text.contains("Stopped after 1 of 3 lines.") }
    try hitchain.prompt(103)
  }
}
