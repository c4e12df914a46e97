/// Why a scene cannot be changed as asked. Nothing has changed when one is thrown.
public enum SceneError: Error, Equatable, Sendable {
  case nameTaken(String)
  case invalidName(String)
  case insideItself(Object)
  case windowInsideView
  case windowHasRoot(window: ViewID, root: ControllerID)
  case alreadyPresenting(ControllerID, presented: ControllerID)
  case isChild(ControllerID, of: ControllerID)
  case notPresented(ControllerID)
  case notInWindow(Object)
  case presentsItself(ControllerID)
  case isNoStack(ControllerID)
  case nothingToPop(ControllerID)
  case selectsNothing(ControllerID)
  case isNoChild(ControllerID, of: ControllerID)
  case cannotBeRemoved(Object)
  case cannotBeMoved(Object)
  case viewHasController(ViewID, ControllerID)
  case nilTargetOfRecognizer(RecognizerID)
  /// UIKit's own recognizer, whose delegate is the view that it belongs to.
  case ownDelegate(RecognizerID, ViewID)
  case requirementCircle(RecognizerID, RecognizerID)
  case tooManyObjects(limit: Int)
  case notFinite
  case negativeSize
  case outOfRange(low: Double, high: Double)
  case notSettable
  case indexOutOfRange(count: Int)
  case layout(LayoutError)
}
