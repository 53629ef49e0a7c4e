/// What is known about some types: one of those that share a place, the one that was stored last.
struct TypeMemo<Value> {
  private static var size: Int { 256 }

  private var entries = ContiguousArray<(id: ObjectIdentifier, value: Value)?>(
    repeating: nil,
    count: Self.size
  )

  subscript(id: ObjectIdentifier) -> Value? {
    @inline(__always)
    get {
      guard let entry = entries[Self.place(of: id)], entry.id == id else { return nil }
      return entry.value
    }
    set { entries[Self.place(of: id)] = newValue.map { (id, $0) } }
  }

  /// Metadata is aligned to words, and that of neighbors lies some words apart.
  @inline(__always)
  private static func place(of id: ObjectIdentifier) -> Int {
    let address = UInt(bitPattern: id)
    return Int((address >> 4 ^ address >> 10) & UInt(size - 1))
  }
}
