extension EnglishPhrasebook {
  static func label(_ label: PageLabel) -> String {
    switch label {
    case .said: "Who says so:"
    case .errors: "Where the documents disagree or err:"
    case .uikit: "What UIKit does:"
    case .sure: "How sure is it?"
    case .interview: "In an interview:"
    case .example: "Try it:"
    case .related: "See also:"
    case .opening: "opening"
    case .paragraph(let number): "part \(number)"
    case .sureness(let sureness): words(sureness)
    case .contested: "contested: nobody outside Apple knows for certain"
    case .thought: "Often thought:"
    case .right: "UIKit:"
    case .wrong: "By this mistake:"
    case .nobody: "nobody"
    }
  }

  private static func words(_ sureness: Sureness) -> String {
    switch sureness {
    case .documented: "Apple documents it"
    case .observed: "developers have observed it"
    case .reimplemented: "re-implementations of UIKit do it so"
    case .headers: "the class headers hint at it"
    case .folklore: "often repeated, never measured"
    case .unsourced: "general knowledge, without a source"
    }
  }
}
