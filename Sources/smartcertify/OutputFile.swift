import CommandLine
import Foundation

/// Writes text to files, each replaced atomically, so that no reader sees half of one.
enum OutputFile {
  static func write(_ text: String, to path: String) throws(UsageError) {
    let file = URL(filePath: path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw UsageError("cannot write '\(path)'; choose another place or make it writable")
    }
  }
}
