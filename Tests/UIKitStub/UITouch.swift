public final class UITouch: NSObject {
  public var view: UIView?
  public enum TouchType: Int { case direct, indirect, pencil, indirectPointer }
}
