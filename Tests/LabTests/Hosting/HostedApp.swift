import Engine
import Program
import Testing

@testable import Lab

/// A pasted file that runs, driven in few words.
struct HostedApp {
  private(set) var session: CodeSession
  private(set) var reply: CodeReply

  init(_ text: String, _ language: SourceLanguage = .swift) {
    (session, reply) = CodeSession.launch([(text, language)])
  }

  /// A controller whose viewDidLoad says this, with more members behind it.
  init(viewDidLoad: String, _ members: String = "") {
    self.init(
      """
      class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          \(viewDidLoad)
        }
        \(members)
      }
      """)
  }

  var scene: Scene { session.scene }
  var printed: [String] { reply.printed.map { $0.text } }
  var isStopped: Bool { reply.stop != nil }

  mutating func touch(_ phase: TouchPhase, _ x: Double, _ y: Double) -> [String] {
    deliver(
      .touches([.touches([TouchChange(finger: 1, phase: phase, point: Point(x, y))])]))
  }

  mutating func tap(_ x: Double, _ y: Double) -> [String] {
    touch(.began, x, y) + touch(.ended, x, y)
  }

  mutating func tap(_ name: String) throws -> [String] {
    let view = try #require(scene.object(named: name)?.view)
    let point = try #require(scene.visibleMiddle(of: view))
    return tap(point.x, point.y)
  }

  mutating func deliver(_ stimulus: Stimulus) -> [String] {
    reply = session.deliver(stimulus)
    return printed
  }

  func frame(_ name: String) throws -> Rect {
    scene.frame(of: try #require(scene.object(named: name)?.view))
  }
}
