package import Foundation

/// The reports below a folder, oldest first.
///
/// Reports hold no dates, so their names order them, with numbers compared by value: `1.10.0` follows `1.9.0`.
package enum ReportHistory {
  /// A file that may be a report.
  package struct File {
    /// Its path below the folder, without `.json`, and without `report` where that is all of its name.
    package let name: String
    /// Its content.
    package let data: Data
  }

  /// The JSON files in a folder and one level below it; nil if there is no such folder.
  package static func files(in folder: String) -> [File]? {
    let manager = FileManager.default
    guard let names = try? manager.contentsOfDirectory(atPath: folder) else { return nil }
    let below = names.flatMap { name in
      ((try? manager.contentsOfDirectory(atPath: "\(folder)/\(name)")) ?? [])
        .map { "\(name)/\($0)" }
    }
    return (names + below).filter { $0.hasSuffix(".json") }
      .map { (path: $0, name: Self.name(of: $0)) }
      .sorted { precedes($0.name, $1.name) }
      .compactMap { path, name in
        manager.contents(atPath: "\(folder)/\(path)").map { File(name: name, data: $0) }
      }
  }

  private static func name(of path: String) -> String {
    let name = path.dropLast(".json".count)
    return String(name.hasSuffix("/report") ? name.dropLast("/report".count) : name)
  }

  /// Whether a name comes before another: by its runs of digits as numbers, and by bytes elsewhere.
  package static func precedes(_ left: String, _ right: String) -> Bool {
    let (left, right) = (parts(of: left), parts(of: right))
    for (one, other) in zip(left, right) where one != other {
      if let first = one.number, let second = other.number {
        if first.count != second.count { return first.count < second.count }
        if first != second { return first.lexicographicallyPrecedes(second) }
      }
      return one.bytes.lexicographicallyPrecedes(other.bytes)
    }
    return left.count < right.count
  }

  /// A run of digits, or of other bytes.
  private struct Part: Equatable {
    var bytes: [UInt8]

    /// The digits without leading zeros; nil for a run of other bytes.
    var number: [UInt8]? {
      bytes.first.map(Self.isDigit) == true ? Array(bytes.drop { $0 == 0x30 }) : nil
    }

    static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  }

  private static func parts(of name: String) -> [Part] {
    name.utf8.reduce(into: []) { parts, byte in
      if let last = parts.last?.bytes.last, Part.isDigit(last) == Part.isDigit(byte) {
        parts[parts.count - 1].bytes.append(byte)
      } else {
        parts.append(Part(bytes: [byte]))
      }
    }
  }
}
