print("hitchain")
