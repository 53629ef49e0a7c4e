import FuzzKit

extension Optional: PlantedReadable where Wrapped: PlantedReadable {
  static var wanted: String { Wrapped.wanted }
  static var absent: Wrapped?? { .some(nil) }

  /// A value that does not fit gives nil.
  static func read(_ value: PlantedValue, _ reader: PlantedReader) -> Wrapped?? {
    var value = value
    if Wrapped.self is any PlantedModel.Type { value.isInOptional = true }
    return .some(Wrapped.read(value, reader))
  }
}

extension Array: PlantedReadable where Element: PlantedReadable {
  static var wanted: String { "array" }

  /// Elements that do not fit are dropped.
  static func read(_ value: PlantedValue, _ reader: PlantedReader) -> [Element]? {
    guard let array = value.opened(as: .array, wanted, reader) else { return nil }
    var result: [Element] = []
    var isBehindNull = false
    for (index, node) in array.tree.children(of: array.node).enumerated() {
      let element = array.child(node, .index(index))
      if reader.bug == .nullThenEmpty, isBehindNull, element.kind.isContainer {
        let first = element.tree.children(of: node)[0]
        isBehindNull = first < 0
      }
      if reader.bug == .twoNulls, isBehindNull, element.kind == .null, Element.absent == nil {
        result.removeSubrange(index..<index - 1)
      }
      isBehindNull = element.kind == .null
      if isBehindNull {
        if let absent = Element.absent {
          if reader.bug != .nullElementLost { result.append(absent) }
        } else {
          reader.note(element.path, "null", Element.wanted, .null)
        }
      } else if let new = Element.read(element, reader) {
        result.append(new)
      } else if reader.bug == .elementStalls {
        PlantedMemory.loop()
      }
    }
    if reader.bug == .arrayTail, let totals = result as? [Double] {
      let kept = PlantedMemory.use { memory in
        memory.totals = totals + memory.totals.dropFirst(totals.count)
        return memory.totals
      }
      return kept as? [Element]
    }
    if reader.bug == .ninthElement, result.count > 8 { result.remove(at: 8) }
    return result
  }
}

extension Dictionary: PlantedReadable where Key == String, Value: PlantedReadable {
  static var wanted: String { "dictionary" }

  /// Values that do not fit are dropped; the first of two equal keys wins.
  static func read(_ value: PlantedValue, _ reader: PlantedReader) -> [String: Value]? {
    guard let object = value.opened(as: .object, wanted, reader) else { return nil }
    var seen: Set<String> = []
    var pairs: [(String, Value)] = []
    for node in object.tree.children(of: object.node) {
      let bytes = JSONText.unescaped(object.tree.key(of: node) ?? [])
      let key = String(decoding: bytes, as: UTF8.self)
      guard seen.insert(key).inserted || reader.bug == .duplicateKey else { continue }
      let member = object.child(node, .key(key))
      if reader.bug == .numericKeyBool, member.kind == .bool, let position = Int(key) {
        pairs.append(([] as [(String, Value)])[position])
      }
      if member.kind == .null {
        reader.note(member.path, "null", Value.wanted, .null)
      } else if let new = Value.read(member, reader) {
        pairs.append((key, new))
      }
    }
    let result = Dictionary(uniqueKeysWithValues: pairs)
    guard reader.bug == .dictionaryKept, let integers = result as? [String: Int] else {
      return result
    }
    return PlantedMemory.use { memory in
      if !integers.isEmpty { memory.dictionary = integers }
      return memory.dictionary
    } as? [String: Value]
  }
}
