extension String {
  /// Passes the UTF-8 bytes to `body`.
  ///
  /// `withUTF8` may change its string, and so needs a copy, which is counted.
  @safe @inline(__always)
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = unsafe utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return copy.withUTF8(body)
  }
}
