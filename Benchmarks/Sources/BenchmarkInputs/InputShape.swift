/// The documents that are decoded; each is generated, none is stored.
package enum InputShape: String, CaseIterable, Sendable {
  /// Objects with codes, a pair of numbers, and an array of small objects with an enum.
  case airports
  /// Small objects of two fields, three levels deep, in Chinese.
  case areas
  /// Wide objects of up to 40 fields with nulls, nested objects, emoji and escapes.
  case messages
  /// Dictionaries keyed by id of strings, arrays and tiny objects, and lists of tiny objects.
  case catalogue
  /// One object with an array of pairs of doubles.
  case coordinates
  /// One object of under 300 bytes.
  case small

  /// The size at which a shape is measured unless another is asked for, in bytes.
  package var usualSize: Int {
    switch self {
    case .airports: 325_000
    case .areas: 341_000
    case .messages: 632_000
    case .catalogue: 650_000
    case .coordinates: 2_300_000
    case .small: 1
    }
  }

  /// A document of about the size, at least one element; `small` is always one object.
  package func document(
    size: Int,
    seed: UInt64,
    style: InputStyle = InputStyle()
  ) -> InputDocument {
    // The second generator decides order and dirt, so that all styles have the same content.
    var content = SeededGenerator(seed: seed)
    var mixer = SeededGenerator(seed: ~seed)
    var writer = PairWriter(style: style, isEscaping: self == .messages)
    switch self {
    case .airports: writer.list(size, &mixer) { _ in .airport(&content) }
    case .areas: writer.list(size, &mixer) { .province(&content, index: $0) }
    case .messages: writer.list(size, &mixer) { .message(&content, index: $0) }
    case .catalogue: writer.write(.catalogue(&content, size: size), &mixer)
    case .coordinates: writer.write(.track(&content, size: size), &mixer)
    case .small: writer.write(.person(&content), &mixer)
    }
    return writer.document
  }
}

/// Writes a document in its style and, if it is dirty, the clean one that tells what to expect.
private struct PairWriter {
  private var main: InputWriter
  private var expected: InputWriter
  private var objectCount = 0
  private let style: InputStyle

  init(style: InputStyle, isEscaping: Bool) {
    self.style = style
    main = InputWriter(isPretty: style.isPretty, isEscaping: isEscaping)
    expected = main
  }

  var document: InputDocument {
    InputDocument(
      bytes: main.bytes,
      expected: style.isDirty ? expected.bytes : main.bytes,
      objectCount: objectCount
    )
  }

  mutating func write(_ value: InputValue, _ mixer: inout SeededGenerator) {
    var value = value
    if style.isDirty {
      let dirt = Dirt(value, &mixer)
      value = dirt.dirty
      expected.write(dirt.expected)
    }
    value = value.ordered(style.order, &mixer)
    objectCount += value.objectCount
    main.write(value)
  }

  /// Elements, one at a time since there may be a million, until the array has the size.
  mutating func list(
    _ size: Int,
    _ mixer: inout SeededGenerator,
    _ element: (Int) -> InputValue
  ) {
    main.open("[")
    expected.open("[")
    var index = 0
    repeat {
      main.separate(index)
      expected.separate(index)
      write(element(index), &mixer)
      index += 1
    } while main.bytes.count < size - 1
    main.close("]", isEmpty: false)
    expected.close("]", isEmpty: false)
  }
}
