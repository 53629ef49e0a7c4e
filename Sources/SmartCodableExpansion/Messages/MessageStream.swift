package import Foundation

/// Frames of the compiler's plugin protocol: eight bytes of little-endian length, then JSON.
package struct MessageStream {
  /// A longer frame is treated as a broken stream rather than as a message.
  static let longestMessage: UInt64 = 1 << 30

  private let input: FileHandle
  private let output: FileHandle

  package init(input: FileHandle, output: FileHandle) {
    self.input = input
    self.output = output
  }

  /// Reads the next message, or nil at the end of the input or if no valid frame follows.
  package func read() -> Data? {
    guard let header = read(8) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length <= Self.longestMessage, let count = Int(exactly: length) else { return nil }
    return read(count)
  }

  package func write(_ message: Data) throws {
    let length = UInt64(message.count)
    let header = Data((0..<8).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) })
    try output.write(contentsOf: header + message)
  }

  /// Reads exactly `count` bytes; a pipe may deliver them in parts.
  private func read(_ count: Int) -> Data? {
    var data = Data()
    while data.count < count {
      guard let piece = try? input.read(upToCount: count - data.count), !piece.isEmpty else {
        return nil
      }
      data += piece
    }
    return data
  }
}
