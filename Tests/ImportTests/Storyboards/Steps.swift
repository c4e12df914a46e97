class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    let storyboard = UIStoryboard(name: "Steps", bundle: nil)
    window?.rootViewController = storyboard.instantiateViewController(withIdentifier: "First")
    window?.makeKeyAndVisible()
  }
}

class FirstStepViewController: UIViewController {
  @IBOutlet var helper: StepHelper!

  @IBAction func go(_ sender: Any) { performSegue(withIdentifier: "next", sender: sender) }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    (segue.destination as? SecondStepViewController)?.helper = helper
  }
  @objc func wrong() { performSegue(withIdentifier: "nowhere", sender: nil) }
}

class SecondStepViewController: UIViewController {
  var helper: StepHelper?
  override func viewDidLoad() {
    super.viewDidLoad()
    print("second", helper?.name ?? "-", storyboard != nil)
  }
}

class StepHelper: NSObject {
  let name = "helper"
  @IBAction func swiped() { print("swiped") }
}

class StepView: UIView {
  override func awakeFromNib() {
    super.awakeFromNib()
    print("step view", gestureRecognizers?.count ?? 0)
  }
}

class StepSegue: UIStoryboardSegue {
  override func perform() {
    print("from", type(of: source))
    source.present(destination, animated: false)
  }
}
