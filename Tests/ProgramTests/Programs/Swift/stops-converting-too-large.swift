// A number that is too large for the smaller type.
let sizes = [100, 200, 300]
for size in sizes {
  let byte = UInt8(size)
  print(byte)
}
