// Unsafe code in this file: memory for values, and arrays and dictionaries whose elements are put into their
// memory one by one. Invariants: an array, set or dictionary is one reference (checked in debug builds); code that
// gets a place puts one value of the type it is for there, unless it throws or returns false, and does not use it
// after that.

/// The memory for a value: that of an element in its collection, or the slot of the operations of its type.
///
/// As a result, a value of a type unknown to the optimizer would be moved at each return.
/// Invariant: the memory is that of a value of the type that is put there, and holds none before.
@safe
struct ValuePlace {
  /// For the code in the module of a model.
  let address: UnsafeMutableRawPointer

  @inline(__always)
  init(_ address: UnsafeMutableRawPointer) { unsafe self.address = address }

  @inline(__always)
  func put<Value>(_ value: consuming Value) {
    unsafe address.assumingMemoryBound(to: Value.self).initialize(to: value)
  }

  /// The same for an array, set or dictionary, without a look-up of the metadata of its type.
  ///
  /// Invariant: all of these are one reference, as arrays of bytes are; checked in debug builds.
  @inline(__always)
  func put<Elements: Collection>(elements: consuming Elements) {
    assert(MemoryLayout<Elements>.size == MemoryLayout<[UInt8]>.size)
    let reference = unsafe unsafeBitCast(elements, to: [UInt8].self)
    unsafe address.assumingMemoryBound(to: [UInt8].self).initialize(to: reference)
  }

  /// Holds the array that is put at a place, if any, as one of bytes, which is as good for releasing it.
  ///
  /// Invariant: the empty array that is overwritten needs no release.
  @inline(__always)
  static func held(by put: (ValuePlace) -> Void) -> [UInt8] {
    var elements: [UInt8] = []
    unsafe withUnsafeMutablePointer(to: &elements) { put(unsafe ValuePlace($0)) }
    return elements
  }

  /// Takes the value that was put there last.
  @inline(__always)
  func take<Value>(as type: Value.Type) -> Value {
    unsafe address.assumingMemoryBound(to: type).move()
  }
}

/// The loop over the elements of an array that all collections share.
enum ElementLoop {
  /// The elements of an array in the document, put into the memory of the result.
  ///
  /// Appending would look up the metadata of the array type for each element.
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
        var index = array + 1
        for position in 0..<count {
          let place = unsafe ValuePlace(first + filled)
          let step = PathStep.element(position)
          if try reader.element(type, operations, at: index, step: step, into: place) {
            filled += 1
          }
          index = reader.tape.next(index)
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
      value: { _, place throws(Miss) in
        defer { member = reader.tape.next(member + 1) }
        let step = PathStep.rawKey(at: member)
        return try reader.element(Value.self, value, at: member + 1, step: step, into: place)
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
  /// A dictionary with these keys, which differ; an entry is left out if `value` puts none at its place.
  static func filled<Key: Hashable, Value>(
    by keys: [Key],
    value: (Int, ValuePlace) throws(Miss) -> Bool
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
  /// `filled` are initialized, and keys except those between `filled` and `position`, which is never less.
  fileprivate static func filled<Key: Hashable, Value>(
    _ count: Int,
    areDistinct: Bool,
    _ isFilled: inout Bool,
    putKeys: (UnsafeMutablePointer<Key>) -> Int,
    value: (Int, ValuePlace) throws(Miss) -> Bool
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
          if try value(position, unsafe ValuePlace(firstValue + filled)) {
            if filled < position {
              unsafe (firstKey + filled).moveInitialize(from: firstKey + position, count: 1)
            }
            filled += 1
          } else {
            unsafe (firstKey + position).deinitialize(count: 1)
          }
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

  /// Fills the memory, unless `put` returns false; then it must have put nothing there.
  @inline(__always)
  mutating func fill<Failure>(by put: (ValuePlace) throws(Failure) -> Bool) throws(Failure) {
    precondition(!isFilled)
    isFilled = try put(unsafe ValuePlace(memory))
  }

  @inline(__always)
  mutating func take() -> Value {
    precondition(isFilled)
    isFilled = false
    return unsafe memory.move()
  }
}
