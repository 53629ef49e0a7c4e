/// One value of the tree that user code writes: 32 bytes, linked by indexes into the arena.
struct EncodeNode {
  /// The kind of value; the kinds that a scalar must not replace come last.
  enum Kind: UInt8 {
    /// Not written yet; a node that stays absent counts as an empty object.
    case absent
    case null, no, yes
    /// Bits of an `Int64`, `UInt64`, `Double` or `Float`, finite ones only.
    case integer, unsigned, double, float
    /// Index of a text: the digits of a number, or a string.
    case number, string
    /// A string, or another scalar, as JSON text, at ``EncodeNode/span`` in the text of the call.
    case text
    /// A finished array of scalars as JSON text; it becomes an `array` if more is written into it.
    case textArray
    case array, object
    /// Discarded after an error that user code caught; no longer part of the tree.
    case dropped
  }

  /// Further properties of a node.
  struct Flags: OptionSet {
    let rawValue: UInt8

    /// A container of a `SmartEncodable` model, in which a nil under a key is left out (ENC-3).
    static let leavesOutNil = Flags(rawValue: 1)

    /// A container made by `nestedContainer`, or one that Foundation leaves out of paths in the same
    /// way.
    static let isNested = Flags(rawValue: 2)

    /// A member that replaced another one with the same key.
    static let isReplacement = Flags(rawValue: 4)

    /// An object whose members are in ``EncodeState/wideMembers``.
    static let isIndexed = Flags(rawValue: 8)

    /// A member with a text as its key that is not an entry of a dictionary, so that the key has no
    /// integer.
    static let hasPassed = Flags(rawValue: 16)

    /// A place that a single-value container wrote in the style of Foundation, which counts in paths also if
    /// the value is a dictionary.
    static let isSingleValue = Flags(rawValue: 32)

    /// The value of a flat, written apart: its members go to the object that holds it, and only another kind
    /// of value goes under its key.
    static let isFlat = Flags(rawValue: 64)

    /// An entry of a flat dictionary, which gives way to a property with its key (FLAT-8).
    static let isRest = Flags(rawValue: 128)
  }

  /// The key of a node that is not a member of an object.
  static let noKey = Int32.max

  /// The end of a chain.
  static let none: Int32 = -1

  var kind = Kind.absent

  var flags: Flags = []

  /// The number of open containers, including the node itself once it is one.
  var depth: UInt16

  /// The id of a key record; for a dictionary entry and a key that passed the complement of a text
  /// index, for an array element its index.
  var key: Int32

  /// The container that holds the node.
  var parent: Int32

  /// The next member or element of that container.
  var next = Self.none

  /// The value, as described by `Kind`; in arrays the number of elements, in objects the bits of the
  /// keys written.
  var payload: UInt64 = 0

  var first = Self.none
  var last = Self.none

  @inline(__always)
  var isContainer: Bool { kind.rawValue >= Kind.textArray.rawValue && kind != .dropped }

  /// Whether a scalar must not be written here.
  @inline(__always)
  var refusesScalars: Bool { kind.rawValue >= Kind.textArray.rawValue }

  /// The location of the JSON text of a `text` or `textArray`, which has no linked elements.
  @inline(__always)
  var span: (start: Int, count: Int) {
    get {
      let count = UInt64(UInt32(bitPattern: first)) | UInt64(UInt32(bitPattern: last)) << 32
      return (Int(truncatingIfNeeded: payload), Int(truncatingIfNeeded: count))
    }
    set {
      payload = UInt64(truncatingIfNeeded: newValue.start)
      first = Int32(truncatingIfNeeded: newValue.count)
      last = Int32(truncatingIfNeeded: newValue.count >> 32)
    }
  }
}
