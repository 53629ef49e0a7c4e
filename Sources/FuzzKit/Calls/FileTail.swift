import Foundation

/// The end of a file to which another process appends.
struct FileTail {
  private let path: String
  private var offset: UInt64 = 0

  init(path: String) { self.path = path }

  /// What was not taken yet.
  func rest() -> [UInt8] {
    guard let file = FileHandle(forReadingAtPath: path) else { return [] }
    defer { try? file.close() }
    try? file.seek(toOffset: offset)
    return (try? file.readToEnd()).map { [UInt8]($0) } ?? []
  }

  /// Takes the first `count` bytes of the rest.
  mutating func take(_ count: Int) { offset += UInt64(count) }
}
