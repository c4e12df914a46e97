/// Here it is a control of its own, which a bar holds.
open class UIBarButtonItem: UIControl {}
