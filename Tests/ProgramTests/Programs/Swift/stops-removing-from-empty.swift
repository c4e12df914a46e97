// Taking the last one away when there is none.
var stack = [7]
print(stack.removeLast())
print(stack.popLast() as Any)
print(stack.removeLast())
