// Unsafe code in this file: an array in memory of another type. Invariants: an array is one word
// (checked in debug builds); the closure given to `filled` puts an array of the requested type at the
// place exactly once, unless it throws; a place is not used after that call.

/// Memory through which code compiled for an element type passes an array to code that was not.
///
/// Generic code that handles an array must first look up the metadata of its type, which costs as much
/// as decoding a few elements.
@safe
struct ArrayPlace {
  private let address: UnsafeMutableRawPointer

  /// Lets a closure put an array at a place, and takes it from there as a `T`.
  @inline(__always)
  static func filled<T>(
    as type: T.Type,
    by fill: (ArrayPlace) throws(Miss) -> Void
  ) throws(Miss) -> T {
    var word: UInt = 0
    return try unsafe filled(as: type, by: fill, at: &word)
  }

  // The address is valid during this call.
  @inline(__always)
  private static func filled<T>(
    as type: T.Type,
    by fill: (ArrayPlace) throws(Miss) -> Void,
    at address: UnsafeMutableRawPointer
  ) throws(Miss) -> T {
    try fill(unsafe ArrayPlace(address: address))
    return unsafe address.assumingMemoryBound(to: type).move()
  }

  /// The address, for the code in the module of a model.
  @inline(__always)
  var storage: UnsafeMutableRawPointer { unsafe address }

  /// Puts the array at the place.
  @inline(__always)
  func put<Element>(_ array: consuming [Element]) {
    assert(MemoryLayout<[Element]>.size == MemoryLayout<UInt>.size)
    unsafe address.initializeMemory(as: [Element].self, to: array)
  }
}
