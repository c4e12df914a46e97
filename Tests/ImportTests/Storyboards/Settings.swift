class SettingsViewController: UITableViewController {
  @IBOutlet var soundSwitch: UISwitch!

  override func viewDidLoad() {
    super.viewDidLoad()
    print("sound", soundSwitch.isOn)
  }
  @IBAction func soundChanged(_ sender: UISwitch) { print("sound", sender.isOn) }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    print("row", indexPath.section, indexPath.row)
  }
}
