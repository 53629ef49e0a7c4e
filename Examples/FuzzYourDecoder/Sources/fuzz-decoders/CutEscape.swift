import FuzzKit

/// A mutator: ends the input inside of an escape.
struct CutEscape: FuzzMutator {
  let name = "cut-escape"
  let summary = "ends the input inside of an escape"
  let changesBytes = true

  func mutate(_ bytes: inout [UInt8], using generator: inout SeededGenerator) -> Bool {
    let quotes = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\"") }
    guard let place = generator.pick(quotes) else { return false }
    bytes.removeSubrange((place + 1)...)
    bytes += Array(#"\u00e9"#.utf8).prefix(1 + generator.below(6))
    return true
  }
}
