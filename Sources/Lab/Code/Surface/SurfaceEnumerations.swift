import Engine
import Program

/// Enumerations and option sets, with UIKit's raw values where they are added up.
extension UIKitRows {
  static func addEnumerations(_ s: inout SurfaceBuilder) {
    s.type(
      "UIControl.Event", .options, other: "UIControlEvents", prefix: "UIControlEvent",
      cases: (ControlEvents.all + ControlEvents.masks).map {
        ($0.name, Int(truncatingIfNeeded: $0.event.rawValue))
      })
    s.options(
      "UIControl.State", other: "UIControlState", prefix: "UIControlState", ("normal", 0),
      ("highlighted", 1), ("disabled", 2), ("selected", 4), ("focused", 8))
    s.options(
      "UIView.AutoresizingMask", other: "UIViewAutoresizing", prefix: "UIViewAutoresizing",
      ("none", 0), ("flexibleLeftMargin", 1), ("flexibleWidth", 2), ("flexibleRightMargin", 4),
      ("flexibleTopMargin", 8), ("flexibleHeight", 16), ("flexibleBottomMargin", 32))
    s.enumeration(
      "UIGestureRecognizer.State", "possible", "began", "changed", "ended", "cancelled", "failed",
      other: "UIGestureRecognizerState", prefix: "UIGestureRecognizerState")
    s.get("static let recognized: UIGestureRecognizer.State") { (world, _) in
      world.enumeration("UIGestureRecognizer.State", "ended")
    }
    s.options(
      "UISwipeGestureRecognizer.Direction", other: "UISwipeGestureRecognizerDirection",
      prefix: "UISwipeGestureRecognizerDirection", ("right", 1), ("left", 2), ("up", 4),
      ("down", 8))
    s.options(
      "UIRectEdge", prefix: "UIRectEdge", ("top", 1), ("left", 2), ("bottom", 4), ("right", 8),
      ("all", 15), ("none", 0))
    s.enumeration(
      "UITouch.Phase", "began", "moved", "stationary", "ended", "cancelled",
      other: "UITouchPhase", prefix: "UITouchPhase")
    s.enumeration("UITouch.TouchType", "direct", "indirect", "pencil", "indirectPointer")
    s.enumeration(
      "UIEvent.EventType", "touches", "motion", "remoteControl", "presses", other: "UIEventType",
      prefix: "UIEventType")
    s.enumeration(
      "UIEvent.EventSubtype", "none", "motionShake", other: "UIEventSubtype",
      prefix: "UIEventSubtype")
    s.enumeration(
      "UIModalPresentationStyle", "automatic", "fullScreen", "pageSheet", "formSheet",
      "currentContext", "custom", "overFullScreen", "overCurrentContext", "popover", "none",
      prefix: "UIModalPresentation")
    s.enumeration(
      "UIModalTransitionStyle", "coverVertical", "flipHorizontal", "crossDissolve", "partialCurl",
      prefix: "UIModalTransitionStyle")
    s.enumeration(
      "UIButton.ButtonType", "custom", "system", "detailDisclosure", "infoLight", "infoDark",
      "contactAdd", "close", "roundedRect", other: "UIButtonType", prefix: "UIButtonType")
    s.enumeration(
      "UITableView.Style", "plain", "grouped", "insetGrouped", other: "UITableViewStyle",
      prefix: "UITableViewStyle")
    s.enumeration(
      "UITableViewCell.CellStyle", "default", "value1", "value2", "subtitle",
      other: "UITableViewCellStyle", prefix: "UITableViewCellStyle")
    s.enumeration(
      "UITableViewCell.SelectionStyle", "none", "blue", "gray", "default",
      other: "UITableViewCellSelectionStyle", prefix: "UITableViewCellSelectionStyle")
    s.enumeration(
      "UITableViewCell.AccessoryType", "none", "disclosureIndicator", "detailDisclosureButton",
      "checkmark", "detailButton", other: "UITableViewCellAccessoryType",
      prefix: "UITableViewCellAccessory")
    s.enumeration(
      "UITableViewCell.SeparatorStyle", "none", "singleLine",
      other: "UITableViewCellSeparatorStyle", prefix: "UITableViewCellSeparatorStyle")
    s.enumeration(
      "UITableView.RowAnimation", "fade", "right", "left", "top", "bottom", "none", "middle",
      "automatic", other: "UITableViewRowAnimation", prefix: "UITableViewRowAnimation")
    s.enumeration(
      "UITableView.ScrollPosition", "none", "top", "middle", "bottom",
      other: "UITableViewScrollPosition", prefix: "UITableViewScrollPosition")
    s.enumeration(
      "UICollectionView.ScrollDirection", "vertical", "horizontal",
      other: "UICollectionViewScrollDirection", prefix: "UICollectionViewScrollDirection")
    s.enumeration(
      "UIBarButtonItem.SystemItem", "done", "cancel", "edit", "save", "add", "flexibleSpace",
      "fixedSpace", "compose", "reply", "action", "organize", "bookmarks", "search", "refresh",
      "stop", "camera", "trash", "play", "pause", "rewind", "fastForward", "undo", "redo", "close",
      other: "UIBarButtonSystemItem", prefix: "UIBarButtonSystemItem")
    s.enumeration(
      "UIBarButtonItem.Style", "plain", "bordered", "done", other: "UIBarButtonItemStyle",
      prefix: "UIBarButtonItemStyle")
    s.enumeration(
      "UIAlertController.Style", "actionSheet", "alert", other: "UIAlertControllerStyle",
      prefix: "UIAlertControllerStyle")
    s.enumeration(
      "UIAlertAction.Style", "default", "cancel", "destructive", other: "UIAlertActionStyle",
      prefix: "UIAlertActionStyle")
    addKeyframeOptions(&s)
    s.options(
      "UIView.AnimationOptions", other: "UIViewAnimationOptions",
      prefix: "UIViewAnimationOption", ("layoutSubviews", 1), ("allowUserInteraction", 2),
      ("beginFromCurrentState", 4), ("repeat", 8), ("autoreverse", 16), ("curveEaseInOut", 0),
      ("curveEaseIn", 1 << 16), ("curveEaseOut", 2 << 16), ("curveLinear", 3 << 16),
      ("transitionFlipFromLeft", 1 << 20), ("transitionFlipFromRight", 2 << 20),
      ("transitionCurlUp", 3 << 20), ("transitionCurlDown", 4 << 20),
      ("transitionCrossDissolve", 5 << 20), ("transitionFlipFromTop", 6 << 20),
      ("transitionFlipFromBottom", 7 << 20), ("showHideTransitionViews", 1 << 8))
    s.enumeration(
      "UIUserInterfaceSizeClass", "unspecified", "compact", "regular",
      prefix: "UIUserInterfaceSizeClass")
    addLooksOfTexts(&s)
  }

  private static func addLooksOfTexts(_ s: inout SurfaceBuilder) {
    s.enumeration(
      "NSTextAlignment", "left", "center", "right", "justified", "natural",
      prefix: "NSTextAlignment")
    s.enumeration(
      "UIView.ContentMode", "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center",
      "top", "bottom", "left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
      other: "UIViewContentMode", prefix: "UIViewContentMode")
    s.enumeration(
      "NSLineBreakMode", "byWordWrapping", "byCharWrapping", "byClipping", "byTruncatingHead",
      "byTruncatingTail", "byTruncatingMiddle", prefix: "NSLineBreak")
    s.enumeration(
      "UITextField.BorderStyle", "none", "line", "bezel", "roundedRect",
      other: "UITextBorderStyle", prefix: "UITextBorderStyle")
    s.enumeration(
      "UIKeyboardType", "default", "asciiCapable", "numbersAndPunctuation", "URL", "numberPad",
      "phonePad", "namePhonePad", "emailAddress", "decimalPad", "twitter", "webSearch",
      prefix: "UIKeyboardType")
    s.enumeration(
      "UIReturnKeyType", "default", "go", "google", "join", "next", "route", "search", "send",
      "yahoo", "done", "emergencyCall", "continue", prefix: "UIReturnKey")
    s.enumeration("UITextAutocorrectionType", "default", "no", "yes")
    s.enumeration("UITextAutocapitalizationType", "none", "words", "sentences", "allCharacters")
    s.enumeration(
      "UITextField.ViewMode", "never", "whileEditing", "unlessEditing", "always",
      other: "UITextFieldViewMode", prefix: "UITextFieldViewMode")
    s.enumeration(
      "UIScrollView.KeyboardDismissMode", "none", "onDrag", "interactive",
      other: "UIScrollViewKeyboardDismissMode", prefix: "UIScrollViewKeyboardDismissMode")
    s.enumeration(
      "UIScrollView.ContentInsetAdjustmentBehavior", "automatic", "scrollableAxes", "never",
      "always", other: "UIScrollViewContentInsetAdjustmentBehavior",
      prefix: "UIScrollViewContentInsetAdjustment")
    s.enumeration(
      "NSLayoutConstraint.Axis", "horizontal", "vertical", other: "UILayoutConstraintAxis",
      prefix: "UILayoutConstraintAxis")
    s.enumeration(
      "UIStackView.Distribution", "fill", "fillEqually", "fillProportionally", "equalSpacing",
      "equalCentering", other: "UIStackViewDistribution", prefix: "UIStackViewDistribution")
    s.enumeration(
      "UIStackView.Alignment", "fill", "leading", "firstBaseline", "center", "trailing",
      "lastBaseline", other: "UIStackViewAlignment", prefix: "UIStackViewAlignment")
    addAlignments(&s)
    s.enumeration(
      "UIActivityIndicatorView.Style", "medium", "large", "white", "gray", "whiteLarge",
      other: "UIActivityIndicatorViewStyle", prefix: "UIActivityIndicatorViewStyle")
    s.enumeration(
      "UINavigationItem.LargeTitleDisplayMode", "automatic", "always", "never")
    s.enumeration("UIBarStyle", "default", "black", prefix: "UIBarStyle")
    s.enumeration(
      "UIStatusBarStyle", "default", "lightContent", "darkContent", prefix: "UIStatusBarStyle")
    s.enumeration(
      "UIUserInterfaceStyle", "unspecified", "light", "dark", prefix: "UIUserInterfaceStyle")
    s.enumeration(
      "UIDeviceOrientation", "unknown", "portrait", "portraitUpsideDown", "landscapeLeft",
      "landscapeRight", prefix: "UIDeviceOrientation")
    s.enumeration("UIUserInterfaceIdiom", "phone", "pad", prefix: "UIUserInterfaceIdiom")
    s.enumeration(
      "UIApplication.State", "active", "inactive", "background", other: "UIApplicationState",
      prefix: "UIApplicationState")
    s.enumeration(
      "UIImage.RenderingMode", "automatic", "alwaysOriginal", "alwaysTemplate",
      other: "UIImageRenderingMode", prefix: "UIImageRenderingMode")
    s.enumeration(
      "UIBlurEffect.Style", "extraLight", "light", "dark", "regular", "prominent",
      "systemMaterial", "systemThinMaterial", "systemUltraThinMaterial", other: "UIBlurEffectStyle",
      prefix: "UIBlurEffectStyle")
    s.options(
      "CACornerMask", ("layerMinXMinYCorner", 1), ("layerMaxXMinYCorner", 2),
      ("layerMinXMaxYCorner", 4), ("layerMaxXMaxYCorner", 8))
    s.enumeration(
      "UINavigationController.Operation", "none", "push", "pop",
      other: "UINavigationControllerOperation", prefix: "UINavigationControllerOperation")
    s.options(
      "NSStringDrawingOptions", prefix: "NSStringDrawing", ("usesLineFragmentOrigin", 1),
      ("usesFontLeading", 2), ("truncatesLastVisibleLine", 32))
    addPlacements(&s)
  }
}
