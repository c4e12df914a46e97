import Engine

/// An object, and the class whose behaviour it is to have.
struct UnsettledObject: Equatable, Sendable {
  var name: String
  var className: String
  /// The class is its delegate's.
  var isDelegate = false
  /// What that came to when it was last looked at, and what it hung on, where it may come to something
  /// else.
  private(set) var lines: [BehaviourLine]?
  private(set) var basis: Basis?
  /// Whom it names who is not there, and whether that has been said.
  private(set) var missing: String?
  private(set) var isTold = false

  /// What of an object its class's methods may go by.
  struct Basis: Equatable, Sendable {
    var size: Size?
    var root: ControllerID?
    var superview: ViewID?
    /// Its view's subtree, and all recognizers.
    var hierarchy: [ViewID] = []
    var recognizers = 0

    init(_ object: Object, in scene: Scene) {
      recognizers = scene.shownRecognizers.count
      let host = object.view ?? object.recognizer.flatMap { scene[$0].view }
      hierarchy = host.map { scene.subtree(of: $0) } ?? []
      guard let view = object.view else { return }
      size = scene.bounds(of: view).size
      root = scene.rootController(of: view)
      superview = scene.superview(of: view)
    }
  }

  func known(as lines: [BehaviourLine], on basis: Basis) -> UnsettledObject {
    var known = self
    (known.lines, known.basis, known.missing) = (lines, basis, nil)
    return known
  }

  func missing(_ name: String) -> UnsettledObject {
    var waiting = self
    waiting.missing = name
    return waiting
  }

  /// What is to be said of it now, once.
  mutating func note() -> CodeNote? {
    guard let missing, !isTold, !isDelegate else { return nil }
    isTold = true
    return .waitsFor(name, className, missing)
  }
}

extension CodeDesk {
  /// What classes come to by now whose objects waited, in commands.
  public mutating func settle(in scene: Scene) -> [String] {
    guard !unsettled.isEmpty else { return [] }
    var translator = CodeTranslator(desk: self, scene: scene)
    var left: [UnsettledObject] = []
    for later in unsettled {
      guard let object = scene.object(named: later.name), let declared = classes[later.className]
      else {
        left.append(later)
        continue
      }
      let basis = UnsettledObject.Basis(object, in: scene)
      if later.lines != nil, later.basis == basis {
        left.append(later)
        continue
      }
      do throws(CodeError) {
        if later.isDelegate {
          guard delegates[later.name] == later.className else { continue }
          try translator.answer(object, by: declared)
          if translator.behaviour.hangsOnHierarchy(declared) {
            left.append(later.known(as: [], on: basis))
          }
          continue
        }
        // Another object has the name by now.
        let type = scene.codeClass(of: object)
        guard type == later.className || type.hasSuffix("." + later.className) else { continue }
        let lines = try translator.inherited(declared, of: object.view)
        if translator.hangsOnOwner(declared) { left.append(later.known(as: lines, on: basis)) }
        guard lines != later.lines else { continue }
        translator.change(
          BehaviourLine.all(of: object, in: scene), to: lines, of: later.name, keepsOthers: true)
      } catch {
        if case .unknownName(let name) = error.problem {
          left.append(later.missing(name))
        } else {
          toTell.append(.refused(later.className, error.problem))
        }
      }
    }
    unsettled = left
    return translator.result.commands
  }

  /// Who does less than its class says, because that names somebody who is not there.
  public mutating func unsettledNotes() -> [CodeNote] {
    defer { toTell = [] }
    return toTell + unsettled.indices.compactMap { unsettled[$0].note() }
  }
}

extension CodeTranslator {
  /// Does the class say something else of a larger view, or of one with another root controller?
  func hangsOnOwner(_ declared: CodeClass) -> Bool {
    do throws(CodeError) {
      _ = try inherited(declared)
      return false
    } catch {
      return error.isOverLater
    }
  }
}

extension CodeError {
  /// Whom it names may come later, and so may a size.
  var isOverLater: Bool {
    switch problem {
    case .unknownName, .gap(.hangsOnSize), .gap(.hangsOnHierarchy): true
    default: false
    }
  }
}
