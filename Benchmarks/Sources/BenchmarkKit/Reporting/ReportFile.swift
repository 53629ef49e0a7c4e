package import Foundation

/// The JSON form of reports.
package enum ReportFile {
  /// The same bytes for the same facts: a line for each element of the outermost lists, so that a change shows the
  /// rows that it concerns.
  package static func data(_ facts: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    var text = ""
    for line in try String(decoding: encoder.encode(facts), as: UTF8.self).split(separator: "\n") {
      let content = line.drop { $0 == " " }
      let depth = (line.count - content.count) / 2
      // The end of an element is on its line.
      let isInner = depth > 2 || depth == 2 && "]}".contains(content.prefix(1))
      text += isInner ? content : (text.isEmpty ? "" : "\n") + line
    }
    return Data((text + "\n").utf8)
  }

  /// Reads a report; one of another version is a mistake of the caller.
  package static func report(_ data: Data, path: String) throws(UsageError) -> Report {
    struct Version: Decodable { let schemaVersion: Int }
    guard let version = try? JSONDecoder().decode(Version.self, from: data).schemaVersion else {
      throw UsageError("'\(path)' is no report of this program")
    }
    guard version == Report.currentVersion else {
      throw UsageError("'\(path)' has version \(version), not \(Report.currentVersion)")
    }
    do {
      return try JSONDecoder().decode(Report.self, from: data)
    } catch {
      throw UsageError("'\(path)' is not a whole report")
    }
  }
}
