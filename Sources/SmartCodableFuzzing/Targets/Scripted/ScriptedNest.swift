import FuzzKit

/// Arrays of arrays.
///
/// Each byte of their text is written by itself, so that one of many is the first beyond the output's memory.
enum ScriptedNest: Encodable {
  case nested(Int)
  case list([ScriptedNest])

  /// More brackets than the memory that an output begins with has bytes.
  static func long(_ generator: inout SeededGenerator) -> Self {
    let count = 1400 << generator.below(4)
    return .list([.nested(generator.below(3))] + Array(repeating: .nested(0), count: count))
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    switch self {
    case .nested(let depth): if depth > 0 { try container.encode(Self.nested(depth - 1)) }
    case .list(let elements): for element in elements { try container.encode(element) }
    }
  }
}
