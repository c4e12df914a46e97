class VolumeViewController: UIViewController {
  @IBAction func volumeChanged(_ sender: UISlider) { print("volume", sender.value > 0.6) }
  @IBAction func levelChanged(_ sender: UISegmentedControl) { print("level", sender.selectedSegmentIndex) }
  @IBAction func stepped(_ sender: UIStepper) { print("stepped", sender.value) }
}

class AboutViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    print("about", view.viewWithTag(7)?.isHidden ?? false)
  }
}
