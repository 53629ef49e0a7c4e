// Unsafe code in this file: an array in memory of another type. Invariants: an array is one word (checked
// in debug builds); what is given to `filled` puts an array at the place exactly once, unless it throws, and
// one of the type that is asked for; a place is not used after that call.

/// Where an array is put by code that was compiled for its elements, and taken by code that was not.
///
/// Generic code that handles an array has to find the metadata of its type first, which costs as much
/// as a few elements.
@safe
struct ArrayPlace {
  private let address: UnsafeMutableRawPointer

  /// Has an array put at a place, and takes it from there by the name of its type.
  @inline(__always)
  static func filled<T>(
    as type: T.Type,
    by fill: (ArrayPlace) throws(Miss) -> Void
  ) throws(Miss) -> T {
    var word: UInt = 0
    return try unsafe filled(as: type, by: fill, at: &word)
  }

  // The address is good for this call.
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

  /// Puts the array there.
  @inline(__always)
  func put<Element>(_ array: consuming [Element]) {
    assert(MemoryLayout<[Element]>.size == MemoryLayout<UInt>.size)
    unsafe address.initializeMemory(as: [Element].self, to: array)
  }
}
