/// About Swift and Objective-C that is typed as a command.
extension English {
  static func sentence(_ problem: CodeProblem) -> String {
    switch problem {
    case .tooLong: "Code of more than a megabyte is not read."
    case .tooDeep: "This nests too deeply, or branches too often, to be read."
    case .controlCharacter(let value):
      "The code holds a control character, \(Digits.codePoint(value)). Take it out."
    case .interpolation: "Text with \\(…) in it is not worked out here. Write what it comes to."
    case .unclosed(let mark): "The \(mark) that opens here is never closed."
    case .unreadable(let text): "\(quoted(text)) does not fit here."
    case .wanted(let what, let found):
      found.isEmpty
        ? "The code ends too early. Wanted: \(wanted(what))."
        : "\(quoted(found)) does not fit here. Wanted: \(wanted(what))."
    case .unknownName(let name): "There is no object \(quoted(name))."
    case .unknownClass(let name):
      "There is no class \(quoted(name)) yet. Declare it first: class \(name.printable): \(name.likelyBase ?? "UIView") { … }"
    case .unknownMember(let member, let className):
      "\(className) has no \(quoted(member)) that is known here."
    case .unknownFunction(let name): "The function \(quoted(name)) is not known here."
    case .wantedValue(let type): "This should be \(phrase(type))."
    case .notHere(let word): "\(quoted(word)) makes nothing that gets events. A class would do."
    case .search(let difference):
      "This is not UIView's own search, and no command says it: \(situation(difference.situation))"
        + " UIView answers \(answer(difference.own)), and this answers \(answer(difference.written))."
    case .gap(let gap): sentence(gap)
    }
  }

  private static func situation(_ situation: SearchSituation) -> String {
    switch situation {
    case .plain: "of a view with two subviews"
    case .hidden: "of a hidden view"
    case .transparent: "of a view with alpha 0"
    case .interactionOff: "of a view whose isUserInteractionEnabled is false"
    case .hiddenSubview: "over a hidden subview"
    case .transparentSubview: "over a subview with alpha 0"
    case .subviewWithoutInteraction: "over a subview whose isUserInteractionEnabled is false"
    case .overlapping: "where two subviews overlap"
    case .overhanging: "where a subview hangs over the edge"
    case .nested: "over a subview of a subview"
    case .scrolled: "in a view whose bounds do not begin at 0"
    case .turned: "over a subview that is turned"
    }
  }

  private static func answer(_ answer: SearchAnswer) -> String {
    switch answer {
    case .nobody: "nil"
    case .itself: "itself"
    case .frontSubview: "the front subview"
    case .backSubview: "the back subview"
    case .subviewOfSubview: "the subview's subview"
    }
  }

  private static func wanted(_ what: String) -> String {
    switch what {
    case "name", "value", "class": "a " + what
    default: what
    }
  }

  private static func phrase(_ type: CodeType) -> String {
    switch type {
    case .number: "a number"
    case .boolean: "true or false"
    case .text: "a text"
    case .point: "a point, CGPoint(x: 60, y: 60)"
    case .insets: "insets, UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)"
    case .size: "a size, CGSize(width: 80, height: 44)"
    case .rect: "a rectangle, CGRect(x: 0, y: 0, width: 80, height: 44)"
    case .transform: "a CGAffineTransform or CATransform3D"
    case .object: "an object of the scene"
    case .view: "a view"
    case .controller: "a view controller"
    case .recognizer: "a gesture recognizer"
    case .selector: "a selector, #selector(save)"
    case .choice: "one of UIKit's constants"
    case .class: "an object of a class that you have declared"
    case .action: "an action, UIAction(title: \"Save\") { _ in }"
    case .menu: "a menu, UIMenu(children: [save])"
    case .menuElements: "a list of actions and menus, [save, more]"
    }
  }

  private static func sentence(_ gap: CodeGap) -> String {
    switch gap {
    case .autoLayout:
      "There is no Auto Layout here. Give a frame: a.frame = CGRect(x: 0, y: 0, width: 80, height: 44)"
    case .controlFlow:
      "Code is translated here, not run: no loops and no branches outside overrides. Write the lines"
        + " themselves."
    case .closure: "A closure is not run here. Write its lines by themselves."
    case .storedProperty:
      "Here a class overrides methods, and stores nothing. Make objects outside: let b = UIButton()"
    case .method:
      "This line of a method has no command. What overrides can say: help override."
    case .storedValue:
      "Nothing is stored here, so nobody can know what it is. A constant will do: let inset = 10"
    case .handlerBody:
      "A handler may print, and call super or next; what else it does is not simulated. An empty body"
        + " would do."
    case .regionForm:
      "No command says this region. These can be said: bounds.insetBy(dx: -10, dy: -10).contains(point);"
        + " CGRect(…).contains(point), several of them with ||; UIBezierPath(ovalIn: bounds); a polygon;"
        + " true; false."
    case .hitTestForm:
      "No command says this hitTest. These can be said: nil; self; super's answer, with nil or another"
        + " view where that is self; super's answer ?? another view; another view where"
        + " its point(inside:) says true, else super's answer."
    case .hangsOnSize:
      "Inside a class the view's own size is not known yet. bounds.insetBy(dx: -10, dy: -10) goes by it."
    case .initializer: "This is not needed to make one. A frame is: init(frame:)."
    case .subscriptOrRange: "Name the object itself: there are no subscripts here."
    case .nextForm: "next gives an object of the scene, or nil."
    case .hangsOnHierarchy: "This is known as soon as there are views, or recognizers."
    case .boolForm:
      "This cannot be decided before there is a touch. Who it is about can be asked: touch.view == b;"
        + " touch.view is UIControl; isKind(of:); isDescendant(of:); other === pan."
    case .endless:
      "A hitTest that asks itself again never ends. super.hitTest and the subviews' may be asked."
    case .viewLater:
      "A controller gets its view before it is shown: set it right after UIViewController()."
    case .delegate:
      "What a delegate answers is known here, and not who it is: a delegate has none itself. A class of"
        + " yours can be one: x.delegate = d."
    case .loneFunction:
      "A function by itself belongs to nobody. In a class it does: class Card: UIView { … }"
    }
  }

  static func text(_ note: CodeNote) -> String {
    switch note {
    case .looksOnly(let name): "\(name) changes how things look, and not who gets events."
    case .leftAside(let names):
      "Left aside: \(names.joined(separator: ", ")). Only the lines that make and place views are run."
    case .refused(let method, let problem): "\(method) is left aside. \(sentence(problem))"
    case .endsEditing(let names):
      "What \(names.joined(separator: ", ")) does is not run: end-editing does it."
    case .takenFor(let name, let base):
      "Nothing here says what \(name.printable) is: it is taken for a \(base.printable)."
    case .waitsFor(let name, let type, let missing):
      "\(type.printable) names \(missing.printable), which is not here: until it is, \(name.printable)"
        + " does without what its class overrides."
    case .hangsOn(let what, let missing):
      "\(what) is left aside with \(missing.printable)."
    case .classOfRoot(let name):
      "\(name) is the class of controller now: its viewDidLoad has run."
    case .notRun(let titles): "Not run, for no command says it: \(titles.joined(separator: ", "))."
    case .sizeless(let names):
      "Auto Layout is not worked out. Give a frame to \(names.joined(separator: ", ")), as in"
        + " \(names[0]).frame = CGRect(x: 0, y: 0, width: 80, height: 44)"
    case .classKnown(let name):
      "\(name) is known now. let x = \(name)() makes one."
    case .constantKnown(let name): "\(name) is known now."
    case .waits(let name, isLayer: false):
      "\(name) waits for a view: view.addGestureRecognizer(\(name))"
    case .waits(let name, isLayer: true):
      "\(name) waits for a view: view.layer.addSublayer(\(name))"
    case .alreadySo: "This changes nothing here."
    }
  }
}
