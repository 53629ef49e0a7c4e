import CommandLine
import Foundation

/// Reads text from files.
enum InputFile {
  /// The text of a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - purpose: The end of the message if it cannot be read: what the file should be.
  /// - Returns: The text.
  /// - Throws: `UsageError` if it cannot be read as UTF-8.
  static func text(of path: String, _ purpose: String) throws(UsageError) -> String {
    do {
      return try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      throw UsageError("cannot read '\(path)', \(purpose)")
    }
  }
}
