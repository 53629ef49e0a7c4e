import Synchronization

/// Reads parcels from documents of the tiny format, by hand.
public struct ParcelReader {
  /// Why a document is refused.
  public enum Failure: Error {
    /// It is no document of the format.
    case damaged
    /// A member has another type.
    case mismatch
    /// A member that a parcel must have is not there.
    case missing
  }

  /// A bug that the reader can have, as decoders have had them.
  public enum Bug: String, CaseIterable, Sendable {
    /// The length of a text is trusted.
    case longText = "long-text"
    /// Room is made for as many elements as a document says.
    case bigList = "big-list"
    /// An integer beyond `Int` ends the process.
    case bigInteger = "big-integer"
    /// A short integer has no sign.
    case unsignedShort = "unsigned-short"
    /// A real number loses half of its digits.
    case halfReal = "half-real"
    /// There are at most as many labels as pieces, if the pieces come first.
    case orderedMembers = "ordered-members"
    /// Keys are compared without regard to case.
    case anyCase = "any-case"
    /// A note may be missing, but not null.
    case nullNote = "null-note"
    /// A missing note is that of the parcel before.
    case staleNote = "stale-note"
    /// The last of many labels is left out.
    case lastLabel = "last-label"
  }

  private static let lastNote = Mutex<String?>(nil)

  private var rest: ArraySlice<UInt8>
  private let bug: Bug?

  private init(_ bytes: [UInt8], _ bug: Bug?) {
    (rest, self.bug) = (bytes[...], bug)
  }

  /// Reads a parcel, by default without a bug.
  public static func parcel(from bytes: [UInt8], with bug: Bug? = nil) throws(Failure) -> Parcel {
    var reader = ParcelReader(bytes, bug)
    let parcel = try reader.parcel()
    guard reader.rest.isEmpty else { throw .damaged }
    return parcel
  }

  private mutating func parcel() throws(Failure) -> Parcel {
    guard try kind() == 7 else { throw .mismatch }
    var parcel = Parcel()
    var seen: Set<String> = []
    let items = try size()
    guard items.isMultiple(of: 2) else { throw .damaged }
    for _ in 0..<items / 2 {
      guard try kind() == 5 else { throw .mismatch }
      var key = try text()
      if bug == .anyCase { key = key.lowercased() }
      try member(key, of: &parcel, isFirst: seen.insert(key).inserted)
    }
    if bug == .staleNote {
      Self.lastNote.withLock { note in
        parcel.note = parcel.note ?? note
        note = parcel.note
      }
    }
    guard seen.isSuperset(of: ["name", "count", "weight", "labels"]) else { throw .missing }
    return parcel
  }

  private mutating func member(
    _ key: String,
    of parcel: inout Parcel,
    isFirst: Bool
  ) throws(Failure) {
    // Of members with one key the first counts.
    guard isFirst, ["name", "count", "weight", "labels", "note"].contains(key) else {
      return try skip(depth: 0)
    }
    let kind = try kind()
    switch (key, kind) {
    case ("name", 5): parcel.name = try text()
    case ("count", 3), ("count", 8), ("count", 10): parcel.count = try integer(kind)
    case ("weight", 4), ("weight", 9): parcel.weight = try real(kind)
    case ("labels", 6):
      parcel.labels = try texts()
      if bug == .orderedMembers, parcel.count > 0 {
        parcel.labels = Array(parcel.labels.prefix(parcel.count))
      }
    case ("note", 5): parcel.note = try text()
    case ("note", 0) where bug != .nullNote: parcel.note = nil
    default: throw .mismatch
    }
  }

  private mutating func texts() throws(Failure) -> [String] {
    let size = try size()
    var texts: [String] = []
    if bug == .bigList { texts.reserveCapacity(size) }
    for _ in 0..<size {
      guard try kind() == 5 else { throw .mismatch }
      texts.append(try text())
    }
    if bug == .lastLabel, texts.count > 3 { texts.removeLast() }
    return texts
  }

  private mutating func integer(_ kind: UInt8) throws(Failure) -> Int {
    if kind == 10 {
      let short = UInt32(try number(4))
      return bug == .unsignedShort ? Int(short) : Int(Int32(bitPattern: short))
    }
    let number = try number(8)
    if kind == 3 { return Int(Int64(bitPattern: number)) }
    if bug == .bigInteger { return Int(number) }
    guard let value = Int(exactly: number) else { throw .mismatch }
    return value
  }

  private mutating func real(_ kind: UInt8) throws(Failure) -> Double {
    if kind == 9 { return Double(Float(bitPattern: UInt32(try number(4)))) }
    let value = Double(bitPattern: try number(8))
    return bug == .halfReal ? Double(Float(value)) : value
  }

  private mutating func text() throws(Failure) -> String {
    let size = try size()
    let end = rest.startIndex + size
    guard size <= rest.count || bug == .longText else { throw .damaged }
    let bytes = rest[rest.startIndex..<end]
    rest = rest[end...]
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .damaged }
    return text
  }

  /// Passes a value that no member of a parcel is.
  private mutating func skip(depth: Int) throws(Failure) {
    guard depth < 600 else { throw .damaged }
    switch try kind() {
    case 0, 1, 2: return
    case 3, 4, 8: _ = try number(8)
    case 9, 10: _ = try number(4)
    case 5: _ = try text()
    default: for _ in 0..<(try size()) { try skip(depth: depth + 1) }
    }
  }

  private mutating func kind() throws(Failure) -> UInt8 {
    guard let kind = rest.popFirst(), kind < 11 else { throw .damaged }
    return kind
  }

  private mutating func size() throws(Failure) -> Int { Int(try number(4)) }

  private mutating func number(_ count: Int) throws(Failure) -> UInt64 {
    guard rest.count >= count else { throw .damaged }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count).reduce(0) { $0 << 8 | UInt64($1) }
  }
}
