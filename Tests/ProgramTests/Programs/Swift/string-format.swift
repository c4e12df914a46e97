// String(format:) and other help from Foundation.
import Foundation

print(String(format: "%d items, %.2f each", 3, 4.5))
print(String(format: "%02d:%02d", 7, 5), String(format: "%5d|%-5d|", 42, 42))
print(String(format: "%x %X %@", 255, 255, "text"))
print(String(format: "%.0f%% of %.1f", 50.4, 2.0))
print("  trimmed ".trimmingCharacters(in: .whitespaces) + "|")
print("a-b-c".replacingOccurrences(of: "-", with: "+"), "a,b".components(separatedBy: ","))
print("hello world".capitalized, "abc".contains("bc"))
let seconds = 3725
print(String(format: "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60))
