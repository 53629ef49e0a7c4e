/// The documents that are decoded; each is generated, none is stored.
package enum InputShape: String, CaseIterable, Sendable {
  /// Objects with codes, a pair of numbers, and an array of small objects with an enum.
  case airports
  /// Small objects of two fields, three levels deep, in Chinese.
  case areas
  /// Wide objects with nulls, nested objects, emoji and escapes.
  case messages
  /// One object with an array of pairs of doubles.
  case coordinates
  /// One object of under 300 bytes.
  case small

  /// A document of at least the size, except for `small`, which is one object.
  package func document(size: Int, seed: UInt64) -> String {
    var generator = SeededGenerator(seed: seed)
    switch self {
    case .airports: return list(size) { airport(&generator, index: $0) }
    case .areas: return list(size) { province(&generator, index: $0) }
    case .messages: return list(size) { message(&generator, index: $0) }
    case .coordinates: return #"{"points":"# + list(size - 12) { _ in pair(&generator) } + "}"
    case .small: return smallObject(&generator)
    }
  }

  /// Elements until the array has the size, at least one.
  private func list(_ size: Int, _ element: (Int) -> String) -> String {
    var text = "["
    var index = 0
    repeat {
      if index > 0 { text += "," }
      text += element(index)
      index += 1
    } while text.utf8.count < size - 1
    return text + "]"
  }
}

/// A pair of coordinates as a JSON array.
func pair(_ generator: inout SeededGenerator) -> String {
  "[\(generator.coordinate(180)),\(generator.coordinate(90))]"
}
