import FuzzKit
import SmartCodableFuzzing

// Unsafe code in this file: the buffers that libFuzzer lends for one call. Invariants: `data` has
// `size` readable bytes, and room for `room` bytes where it is written to; no pointer is kept.

/// Called once at the start; there is nothing to prepare.
@c(LLVMFuzzerInitialize)
public func initialize(
  _ count: UnsafeMutablePointer<Int32>?,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>?
) -> Int32 {
  Session.start()
  return 0
}

/// Runs one input; a broken promise ends in a trap, with its signature on standard error.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> Int32 {
  let input = unsafe Array(UnsafeBufferPointer(start: data, count: size))
  Session.test(input)
  return 0
}

/// Makes another input from the one in `data`, in its place; returns its length.
@c(LLVMFuzzerCustomMutator)
public func customMutator(
  _ data: UnsafeMutablePointer<UInt8>?,
  _ size: Int,
  _ room: Int,
  _ seed: UInt32
) -> Int {
  let input = unsafe Array(UnsafeBufferPointer(start: UnsafePointer(data), count: size))
  let output = Session.mutation(of: input, limit: room, seed: UInt64(seed))
  return unsafe copy(output, to: data, room: room)
}

/// Makes an input from two others in `output`; returns its length.
@c(LLVMFuzzerCustomCrossOver)
public func customCrossOver(
  _ data: UnsafePointer<UInt8>?,
  _ size: Int,
  _ other: UnsafePointer<UInt8>?,
  _ otherSize: Int,
  _ output: UnsafeMutablePointer<UInt8>?,
  _ room: Int,
  _ seed: UInt32
) -> Int {
  let left = unsafe Array(UnsafeBufferPointer(start: data, count: size))
  let right = unsafe Array(UnsafeBufferPointer(start: other, count: otherSize))
  let result = Session.crossing(of: left, with: right, limit: room, seed: UInt64(seed))
  return unsafe copy(result, to: output, room: room)
}

private func copy(_ bytes: [UInt8], to output: UnsafeMutablePointer<UInt8>?, room: Int) -> Int {
  guard let output = unsafe output else { return 0 }
  let count = min(bytes.count, room)
  _ = unsafe UnsafeMutableBufferPointer(start: output, count: room)
    .update(fromContentsOf: bytes.prefix(count))
  return count
}
