import Foundation

/// Makes the entries of leaves, for ``ObjectGraph`` too; what does not fit an entry is appended to the
/// text.
extension Tape {
  func leaf(_ tag: Tag) -> Entry { Entry(head: Self.head(tag, detail: 0, offset: 0), payload: 0) }

  func leaf(_ integer: Int64) -> Entry {
    Entry(
      head: Self.head(.integer, detail: 0, offset: 0),
      payload: UInt64(bitPattern: integer)
    )
  }

  func leaf(unsigned: UInt64) -> Entry {
    if let integer = Int64(exactly: unsigned) { return leaf(integer) }
    return leaf(number: unsigned.description, as: unsigned)
  }

  func leaf(_ number: Double) -> Entry {
    // Below this the shortest text is that of a double; above it, it may be that of an integer.
    if number.magnitude < 0x1p53 {
      return Entry(
        head: Self.head(.double, detail: 0, offset: 0),
        payload: number.bitPattern
      )
    }
    // All digits of an integral value (ENT-11).
    return number.isFinite
      ? leaf(number: String(format: "%.0f", number), as: number) : leaf(foreign: number)
  }

  /// The entry of a single-precision number, which counts as its shortest text (ENT-12).
  func leaf(_ number: Float) -> Entry {
    number.isFinite ? leaf(number: number.description, as: number) : leaf(foreign: Double(number))
  }

  func leaf(foreign value: Any) -> Entry {
    foreignValues.append(value)
    return Entry(
      head: Self.head(.foreign, detail: 0, offset: 0),
      payload: UInt64(foreignValues.count - 1)
    )
  }

  /// The entry of a string whose bytes are not in the input in this form.
  func leaf(text: String, isASCII: Bool = false) throws(JSONSyntaxError) -> Entry {
    let (offset, count) = (input.count, text.utf8.count)
    guard offset + count < 1 << 32 else { throw JSONSyntaxError(code: .tooLong, offset: 0) }
    input.append(text)
    return leaf(textAt: offset, count: count, isASCII: isASCII)
  }

  func leaf(textAt offset: Int, count: Int, isASCII: Bool) -> Entry {
    Entry(
      head: Self.head(isASCII ? .plainString : .unicodeString, detail: 0, offset: offset),
      payload: UInt64(count)
    )
  }

  /// What a text means as a value; as a key it stays a text (ENT-23).
  ///
  /// `PropertyListEncoder` writes nil as `$null`, since property lists have no null.
  func leaf(valueOf text: Entry) -> Entry {
    guard text.payload == 5,
      input.cursor(at: Int(text.head >> 32)).word & 0xFF_FFFF_FFFF == 0x6C_6C75_6E24
    else { return text }
    return leaf(.null)
  }

  /// The entry of a number with this JSON text, which is read like text input; a non-finite number has
  /// no such text and stays foreign (ENT-13).
  func leaf(number text: String, as value: Any) -> Entry {
    let offset = input.count
    input.append(text)
    // A byte that ends the number, since more text may follow directly.
    input.append([0x20])
    let cursor = input.cursor(at: offset)
    guard let number = try? JSONNumber.scan(cursor), number.length == text.utf8.count else {
      return leaf(foreign: value)
    }
    return Entry(
      head: Self.head(number.tag, detail: min(number.length, Self.longNumber), offset: offset),
      payload: number.payload
    )
  }

  /// Appends a leaf that is nested in `depth` containers.
  @inline(__always)
  func append(_ leaf: Entry, depth: Int) {
    if !hasRoom(for: 1, at: count) { reserve(1, used: count) }
    let tag = leaf.rawTag
    let isText = tag >= Tag.plainString.rawValue && tag <= Tag.escapedString.rawValue
    write(count, head: isText ? leaf.head | UInt64(depth) << 8 : leaf.head, payload: leaf.payload)
    commit(count: count + 1)
  }
}

/// A value of a property list that has no JSON form: a reference inside a keyed archive, or a
/// dictionary whose keys are neither strings nor integers (ENT-17, ENT-19).
struct OpaqueListValue: Hashable, Sendable {
  /// The number of the object that a keyed archive refers to.
  var reference: UInt64?
}

extension Tape {
  /// The index of the container that a shared entry refers to; otherwise `index`.
  @inline(__always)
  func resolved(_ index: Int) -> Int {
    index >= 0 && has(.shared, at: index) ? Int(truncatingIfNeeded: payload(index)) : index
  }
}
