import Foundation

/// The standard output of a call, where logs are printed.
///
/// Calls of a worker follow each other, so nothing else is printed meanwhile. In tests other threads may print: a
/// caller passes on what is not its own.
enum StandardOutput {
  private static let lock = NSLock()

  /// A file without a name, for the life of the process; nil if there is none.
  private static let file: FileHandle? = {
    let folder = FileManager.default.temporaryDirectory
    let place = folder.appendingPathComponent(UUID().uuidString).path
    guard FileManager.default.createFile(atPath: place, contents: nil) else { return nil }
    defer { try? FileManager.default.removeItem(atPath: place) }
    return FileHandle(forUpdatingAtPath: place)
  }()

  /// Runs a call while nothing is captured, which it would print into.
  static func uncaptured<Result>(_ call: () -> Result) -> Result { lock.withLock(call) }

  /// Runs a call, which has the log for itself, and returns what is printed meanwhile; nil if the output cannot be
  /// redirected.
  static func captured<Result>(_ call: () -> Result) -> (Result, text: String)? {
    lock.lock()
    defer { lock.unlock() }
    fflush(nil)
    let saved = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    guard saved >= 0 else { return nil }
    defer { close(saved) }
    guard let file, (try? file.truncate(atOffset: 0)) != nil,
      dup2(file.fileDescriptor, STDOUT_FILENO) >= 0
    else { return nil }
    let result = call()
    fflush(nil)
    dup2(saved, STDOUT_FILENO)
    guard (try? file.seek(toOffset: 0)) != nil, let bytes = try? file.readToEnd() else {
      return (result, "")
    }
    return (result, String(decoding: bytes, as: UTF8.self))
  }
}
