/// Why a file of Interface Builder's is not taken.
public enum BoardProblem: Error, Equatable, Sendable {
  /// What a line of a session kept of it cannot be read any more.
  case damaged
  /// Of another system: `MacOSX.XIB`.
  case otherSystem(String)
  case duplicateID(String)
  case tooManyObjects(limit: Int)
  /// Neither a controller nor a view.
  case empty

  public var code: String {
    switch self {
    case .damaged: "damaged"
    case .otherSystem: "other-system"
    case .duplicateID: "duplicate-id"
    case .tooManyObjects: "too-many-objects"
    case .empty: "no-views"
    }
  }
}

extension BoardProblem: Phrase {
  public var english: String {
    switch self {
    case .damaged: "This is no storyboard as a session keeps one. Import the file again."
    case .otherSystem(let type):
      "This is a file for another system (\(type)). Only storyboards and xibs of iOS are read."
    case .duplicateID(let id):
      "Two objects in this file have the id \(id), as a merge may leave them. Mend it in Xcode first."
    case .tooManyObjects(let limit): "This holds more than \(limit) objects, and is not read."
    case .empty: "No controller and no view is in this file."
    }
  }

  public var chinese: String {
    switch self {
    case .damaged: "这不是会话保存的 storyboard，请重新 import 文件。"
    case .otherSystem(let type): "这个文件属于别的系统（\(type)），只读 iOS 的 storyboard 和 xib。"
    case .duplicateID(let id): "文件里有两个对象的 id 都是 \(id)，多半是合并留下的。请先在 Xcode 里修好。"
    case .tooManyObjects(let limit): "对象超过 \(limit) 个，不读。"
    case .empty: "文件里既没有视图控制器，也没有视图。"
    }
  }
}
