import ModelSupport

/// A collection of the standard library that may be decoded by code of its own: `[Int](from: decoder)`.
///
/// That code asks for one element after the other, and cannot leave one out. So what a property of the
/// collection's type would drop is decided before, and its container does not show it.
protocol DroppingShape {
  /// The elements or entries, by the tape index of their values, that the collection drops.
  ///
  /// The repairs of all others are left to the code that reads them.
  static func dropped(from container: Int, in reader: Reader) throws(Miss) -> Set<Int>

  static var isDictionary: Bool { get }
}

extension ModelInfo {
  /// The collection that the type is, or wraps as its only property.
  fileprivate var collection: (any DroppingShape.Type)? {
    if let own = type as? any DroppingShape.Type { return own }
    guard let fields = fieldOffsets?.fields, fields.count == 1 else { return nil }
    return (fields[0].wrapped ?? fields[0].type) as? any DroppingShape.Type
  }
}

extension Reader {
  /// What the container at an index does not show to the code of an instance; nil if that is nothing.
  @inline(never)
  func dropped(
    from container: Int,
    for activation: Activation,
    isDictionary: Bool
  ) throws(Miss) -> Set<Int>? {
    guard settings.mode.fallback == .initialValue, let collection = activation.info.collection,
      collection.isDictionary == isDictionary
    else { return nil }
    let dropped = try collection.dropped(from: container, in: self)
    return dropped.isEmpty ? nil : dropped
  }

  /// Whether an element is dropped; only that is reported.
  fileprivate func drops<Element: Decodable>(
    _ type: Element.Type,
    at index: Int,
    step: PathStep
  ) throws(Miss) -> Bool {
    let count = repairs.count
    var isKept = false
    try element(type, types.operations(for: type), at: index, step: step) { _ in isKept = true }
    if isKept { repairs.truncate(to: count) }
    return !isKept
  }

  fileprivate func droppedElements<Element>(
    of type: Element.Type,
    from array: Int
  ) throws(Miss) -> Set<Int> {
    guard let type = type as? any Decodable.Type else { return [] }
    var dropped: Set<Int> = []
    var index = array + 1
    for position in 0..<tape.memberCount(array) {
      if try drops(type, at: index, step: .element(position)) { dropped.insert(index) }
      index = tape.next(index)
    }
    return dropped
  }
}

extension DroppingShape where Self: Sequence {
  static var isDictionary: Bool { false }

  static func dropped(from container: Int, in reader: Reader) throws(Miss) -> Set<Int> {
    try reader.droppedElements(of: Element.self, from: container)
  }
}

extension Array: DroppingShape {}
extension ContiguousArray: DroppingShape {}
extension Set: DroppingShape {}

extension Dictionary: DroppingShape {
  static var isDictionary: Bool { true }

  static func dropped(from container: Int, in reader: Reader) throws(Miss) -> Set<Int> {
    guard let type = Value.self as? any Decodable.Type else { return [] }
    let end = reader.tape.next(container)
    var dropped: Set<Int> = []
    var key = container + 1
    while key < end {
      if try reader.drops(type, at: key + 1, step: .rawKey(at: key)) { dropped.insert(key + 1) }
      key = reader.tape.next(key + 1)
    }
    return dropped
  }
}
