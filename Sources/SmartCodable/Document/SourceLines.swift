/// Converts byte offsets, requested in ascending order, to lines and columns in one pass.
struct SourceLines: ~Copyable {
  private let tape: Tape
  private var offset = 0
  private var line = 1
  private var lineStart = 0

  init(_ tape: Tape) { self.tape = tape }

  /// Counts a line feed, a carriage return, or both together as one line end.
  mutating func location(of target: Int) -> SmartRepair.Location {
    while offset < target {
      let byte = tape.input.byte(at: offset)
      offset += 1
      let endsLine = byte == 0x0A || (byte == 0x0D && tape.input.byte(at: offset) != 0x0A)
      if endsLine {
        line += 1
        lineStart = offset
      }
    }
    return .init(byteOffset: target, line: line, column: target - lineStart + 1)
  }
}
