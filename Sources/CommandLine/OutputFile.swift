import Foundation

/// Files that a tool writes, each replaced atomically, so that no reader sees half of one.
package enum OutputFile {
  /// Writes a text, and makes the folder if it is missing; throws an error that names the file and says what to do.
  package static func write(_ text: String, to path: String) throws(UsageError) {
    do {
      try makeFolder(of: path)
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw refusal(path)
    }
  }

  /// Throws the error of ``write(_:to:)`` beforehand, since a long run for nothing would be lost work.
  package static func check(_ path: String) throws(UsageError) {
    let (files, isNew) = (FileManager.default, !FileManager.default.fileExists(atPath: path))
    do {
      try makeFolder(of: path)
      // Permissions alone do not tell: a file system may be mounted for reading.
      let probe = isNew ? path : "\(path).\(UUID().uuidString)"
      try Data().write(to: URL(fileURLWithPath: probe))
      try files.removeItem(atPath: probe)
    } catch {
      throw refusal(path)
    }
    let kind = try? files.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    if kind == .typeDirectory { throw refusal(path) }
  }

  private static func makeFolder(of path: String) throws {
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: path).deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
  }

  private static func refusal(_ path: String) -> UsageError {
    UsageError("cannot write '\(path)'; choose another place or make it writable")
  }
}
