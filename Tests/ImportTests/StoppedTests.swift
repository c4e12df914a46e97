import Engine
import Lab
import Synchronization
import Testing

@testable import Import

/// An import that somebody stops, at whatever point, changes nothing, and says so.
@Suite struct StoppedTests {
  /// Goes on for so many steps.
  private final class Steps: Sendable {
    private let left: Mutex<Int>

    init(_ count: Int) { left = Mutex(count) }

    var watch: Watch {
      Watch { _, _, _ in
        self.left.withLock { left in
          left -= 1
          return left >= 0
        }
      }
    }

    var isOver: Bool { left.withLock { $0 < 0 } }
  }

  private static let views = """
    <UIWindow: 0x1; frame = (0 0; 375 667); layer = <UIWindowLayer: 0x9>>
       | <UIButton: 0x2; frame = (20 100; 100 40); layer = <CALayer: 0x9>>
       | <ToastHost: 0x3; frame = (0 0; 375 667); layer = <CALayer: 0x9>>
    """
  private static let probe = """
    # hitchain-probe 1
    reset empty
    add window window 0 0 390 844 # 0x1
    add button buy in window 20 60 100 40 # 0x2
    # hitchain-end
    """

  @Test(arguments: [views, probe]) func changesNothing(_ text: String) throws {
    let dump = try DumpReader.read(Array(text.utf8))
    var steps = 0
    while true {
      let counter = Steps(steps)
      var session = Session()
      _ = session.run("add view own 0 0 10 10")
      let (scene, cells) = (session.state.scene, session.cells.count)
      session.watch = counter.watch
      do throws(Refusal) {
        _ = try ImportWork.run(dump, kinds: [], in: &session)
        #expect(!counter.isOver)
        break
      } catch {
        #expect(error.code == "stopped")
        #expect(counter.isOver)
        #expect(session.state.scene == scene)
        #expect(session.cells.count == cells)
      }
      steps += 1
      try #require(steps < 2_000)
    }
    #expect(steps > 5)
  }

  @Test(arguments: Language.allCases) func saysSo(_ language: Language) {
    #expect(!ImportError.stopped.text(in: language).isEmpty)
  }
}
