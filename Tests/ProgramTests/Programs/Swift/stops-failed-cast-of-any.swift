// What was stored is of another type.
let settings: [String: Any] = ["size": 12, "name": "main"]
print(settings["size"] as! Int + 1)
print(settings["name"] as! Int)
