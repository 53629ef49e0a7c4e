// Unsafe code in this file: an array in memory of another type, and arrays and dictionaries whose elements
// are put into their memory one by one. Invariants: an array or set is one word (checked in debug builds); the
// closure given to `filled` puts an array of the requested type at the place exactly once, unless it throws;
// a place is not used after that call.

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

  /// Puts the array, or a set, at the place.
  @inline(__always)
  func put<Elements: Collection>(_ elements: consuming Elements) {
    assert(MemoryLayout<Elements>.size == MemoryLayout<UInt>.size)
    unsafe address.initializeMemory(as: Elements.self, to: elements)
  }
}

extension ElementLoop {
  /// The elements of an array in the document, put into the memory of the result.
  ///
  /// Appending would look up the metadata of the array type for each element. Invariant: there are no
  /// more elements than the document's array has, which is checked.
  static func array<Element>(
    of type: Element.Type,
    _ operations: TypeOperations,
    over array: Int,
    in reader: Reader
  ) throws(Miss) -> [Element] {
    let count = reader.tape.memberCount(array)
    var failure: Miss?
    let elements = unsafe [Element](unsafeUninitializedCapacity: count) { memory, filled in
      guard let first = memory.baseAddress else { return }
      do throws(Miss) {
        try run(type, operations, over: array, in: reader) { element in
          precondition(filled < count)
          unsafe (first + filled).initialize(to: consume element)
          filled += 1
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return elements
  }
}

extension EntryLoop {
  /// The entries of an object whose keys are known to differ, put into the memory of the result.
  ///
  /// Inserting would look up the metadata of the dictionary for each entry. Invariant: there are no more entries
  /// than the object has members, which is checked; equal keys would be dropped and not kept.
  func distinctEntries(of object: Int, in reader: Reader) throws(Miss) -> [Key: Value] {
    let count = reader.tape.memberCount(object)
    var failure: Miss?
    let result = unsafe [Key: Value](
      _unsafeUninitializedCapacity: count,
      allowingDuplicates: true
    ) { keys, values in
      guard let firstKey = keys.baseAddress, let firstValue = values.baseAddress else { return 0 }
      var filled = 0
      do throws(Miss) {
        let end = reader.tape.next(object)
        var member = object + 1
        while member < end {
          try reader.element(Value.self, value, at: member + 1, step: .rawKey(at: member)) { own in
            precondition(filled < count)
            let key = value.exactly(reader.tape.string(member), as: Key.self)
            unsafe (firstKey + filled).initialize(to: key)
            unsafe (firstValue + filled).initialize(to: consume own)
            filled += 1
          }
          member = reader.tape.next(member + 1)
        }
      } catch {
        failure = error
      }
      return filled
    }
    if let failure { throw failure }
    return result
  }
}

/// Memory for one value at a time.
///
/// An Optional would do, but generic code must look up its metadata. Invariant: the memory is initialized
/// while ``isFilled`` is true.
@safe
struct ValueSlot<Value>: ~Copyable {
  private let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
  private(set) var isFilled = false

  deinit {
    if isFilled { unsafe memory.deinitialize(count: 1) }
    unsafe memory.deallocate()
  }

  @inline(__always)
  mutating func fill(_ value: consuming Value) {
    precondition(!isFilled)
    unsafe memory.initialize(to: value)
    isFilled = true
  }

  @inline(__always)
  mutating func take() -> Value {
    precondition(isFilled)
    isFilled = false
    return unsafe memory.move()
  }
}
