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
  /// Reads all entries that fit, if each member has a key and no two are equal; otherwise `isRead` stays false,
  /// and no value was read. (For an Optional, generic code would look up metadata.)
  func distinctEntries(
    of object: Int,
    areKnown: Bool = false,
    in reader: Reader,
    _ isRead: inout Bool
  ) throws(Miss) -> [Key: Value] {
    var member = object + 1
    return try unsafe DictionaryMemory.filled(
      reader.tape.memberCount(object),
      areDistinct: areKnown,
      &isRead,
      putKeys: { keys in
        areKnown
          ? unsafe putTexts(of: object, reader.tape, at: UnsafeMutableRawPointer(keys))
          : unsafe putKeys(of: object, reader.tape, at: keys)
      },
      value: { _, body throws(Miss) in
        try reader.element(Value.self, value, at: member + 1, step: .rawKey(at: member), body)
        member = reader.tape.next(member + 1)
      }
    )
  }

  private func putTexts(of object: Int, _ tape: Tape, at keys: UnsafeMutableRawPointer) -> Int {
    assert(Key.self == String.self)
    let keys = unsafe keys.assumingMemoryBound(to: String.self)
    let count = tape.memberCount(object)
    var made = 0
    var member = object + 1
    while made < count, member < tape.next(object) {
      unsafe (keys + made).initialize(to: tape.string(member))
      made += 1
      member = tape.next(member + 1)
    }
    return made
  }

  // A function of its own, since it looks up the metadata of an Optional.
  @inline(never)
  private func putKeys(of object: Int, _ tape: Tape, at keys: UnsafeMutablePointer<Key>) -> Int {
    let count = tape.memberCount(object)
    var made = 0
    var member = object + 1
    while made < count, member < tape.next(object), let key = makeKey(tape.string(member)) {
      unsafe (keys + made).initialize(to: key)
      made += 1
      member = tape.next(member + 1)
    }
    return made
  }
}

/// Dictionaries whose entries are put into their memory.
///
/// Inserting would look up the metadata of the dictionary for each entry.
enum DictionaryMemory {
  /// A dictionary with these keys, which differ; an entry is left out if `value` does not pass one on.
  static func filled<Key: Hashable, Value>(
    by keys: [Key],
    value: (Int, (consuming Value) -> Void) throws(Miss) -> Void
  ) throws(Miss) -> [Key: Value] {
    var isFilled = false
    return try unsafe filled(
      keys.count,
      areDistinct: true,
      &isFilled,
      putKeys: { place in
        for (number, key) in keys.enumerated() { unsafe (place + number).initialize(to: key) }
        return keys.count
      },
      value: value
    )
  }

  /// A dictionary with `count` keys, if `putKeys` makes so many and, unless they are known to differ, no two are
  /// equal; otherwise `isFilled` stays false, and no value was asked for.
  ///
  /// Invariants: `putKeys` initializes as many keys as it returns, and there is memory for `count`. Values below
  /// `filled` are initialized, and keys except those between `filled` and `position`; so there is memory for each
  /// value, which is checked.
  fileprivate static func filled<Key: Hashable, Value>(
    _ count: Int,
    areDistinct: Bool,
    _ isFilled: inout Bool,
    putKeys: (UnsafeMutablePointer<Key>) -> Int,
    value: (Int, (consuming Value) -> Void) throws(Miss) -> Void
  ) throws(Miss) -> [Key: Value] {
    var failure: Miss?
    let result = unsafe [Key: Value](
      _unsafeUninitializedCapacity: count,
      allowingDuplicates: true
    ) { keys, values in
      guard let firstKey = keys.baseAddress, let firstValue = values.baseAddress else {
        isFilled = true
        return 0
      }
      let made = unsafe putKeys(firstKey)
      isFilled = unsafe made == count && (areDistinct || Self.areDistinct(firstKey, count))
      guard isFilled else {
        unsafe firstKey.deinitialize(count: made)
        return 0
      }
      var filled = 0
      var position = 0
      do throws(Miss) {
        while position < count {
          let before = filled
          try value(position) { own in
            precondition(filled == before)
            unsafe (firstValue + filled).initialize(to: consume own)
            if filled < position {
              unsafe (firstKey + filled).moveInitialize(from: firstKey + position, count: 1)
            }
            filled += 1
          }
          if filled == before { unsafe (firstKey + position).deinitialize(count: 1) }
          position += 1
        }
      } catch {
        failure = error
        unsafe (firstKey + position).deinitialize(count: count - position)
      }
      return filled
    }
    if let failure { throw failure }
    return result
  }

  private static func areDistinct<Key: Hashable>(
    _ keys: UnsafeMutablePointer<Key>,
    _ count: Int
  ) -> Bool {
    if count < 2 { return true }
    let distinct = unsafe [Key: Void](
      _unsafeUninitializedCapacity: count,
      allowingDuplicates: true
    ) { copies, _ in
      unsafe copies.baseAddress?.initialize(from: keys, count: count)
      return count
    }
    return distinct.count == count
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
