print("Benchmark")
