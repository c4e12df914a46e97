/// The trees that the tests expect.
enum ExpectedTrees {
  static let initialTree = #"""
    app  UIApplication
    ├─ delegate  AppDelegate
    └─ scene  UIWindowScene  subviews back to front
       └─ window  UIWindow  (0 0; 320 480)  key window
          └─ view ◂ controller (root)  UIView  (0 0; 320 480)
    """#

  static let richTree = #"""
    app  UIApplication  handles motionEnded
    ├─ delegate  AppDelegate
    └─ scene  UIWindowScene  windows front to back, subviews back to front
       ├─ alert  UIWindow  (40 160; 240 120)  level 2000
       └─ window  UIWindow  (0 0; 320 480)  key window
          └─ view ◂ controller (root)  UIView  (0 0; 320 480)
             ├─ form  FormCell (UITableViewCell)  (0 20; 320 200)
             │  ├─ field  UITextField  (20 20; 280 40)  text "two\nlines and a good deal mor…" · first responder
             │  ├─ save  UIButton  (20 80; 120 44)  disabled · pointInside inset -10 -10 · touchUpInside → controller save: · touchDown → nil log:
             │  └─ ghost  UILabel  (20 140; 100 20)  userInteractionEnabled NO · alpha 0.005
             ├─ scroll  UIScrollView  (0 240; 320 200)  bounds origin (0, 120) · contentSize 320 × 900
             │  ├─ scroll.panGestureRecognizer  pan, the scroll view's own
             │  ├─ T  tap, waits for D
             │  ├─ D  tap ×2
             │  └─ tilted  UIView  (37.57359 137.57359; 84.85281 84.85281)  transform rotate 45 · bounds (0 0; 80 40) · hitTest → pass-through
             └─ child.view ◂ child (child of controller)  UIView  (0 440; 320 40)
                ├─ ◂ child  BarController  handles touches then super
                └─ shine  CALayer  (0 0; 320 4)
    photo  UIImageView  (0 0; 64 64)  userInteractionEnabled NO · in no window
    """#

  static let richTreeASCII = #"""
    app  UIApplication  handles motionEnded
    |- delegate  AppDelegate
    `- scene  UIWindowScene  windows front to back, subviews back to front
       |- alert  UIWindow  (40 160; 240 120)  level 2000
       `- window  UIWindow  (0 0; 320 480)  key window
          `- view < controller (root)  UIView  (0 0; 320 480)
             |- form  FormCell (UITableViewCell)  (0 20; 320 200)
             |  |- field  UITextField  (20 20; 280 40)  text "two\nlines and a good deal mor..."; first responder
             |  |- save  UIButton  (20 80; 120 44)  disabled; pointInside inset -10 -10; touchUpInside -> controller save:; touchDown -> nil log:
             |  `- ghost  UILabel  (20 140; 100 20)  userInteractionEnabled NO; alpha 0.005
             |- scroll  UIScrollView  (0 240; 320 200)  bounds origin (0, 120); contentSize 320 x 900
             |  |- scroll.panGestureRecognizer  pan, the scroll view's own
             |  |- T  tap, waits for D
             |  |- D  tap x2
             |  `- tilted  UIView  (37.57359 137.57359; 84.85281 84.85281)  transform rotate 45; bounds (0 0; 80 40); hitTest -> pass-through
             `- child.view < child (child of controller)  UIView  (0 440; 320 40)
                |- < child  BarController  handles touches then super
                `- shine  CALayer  (0 0; 320 4)
    photo  UIImageView  (0 0; 64 64)  userInteractionEnabled NO; in no window
    """#
}
