import Foundation
import Testing

/// What the module says about names that have changed since.
@Suite("Renamed since version 2")
struct RenamedTests {
  private static func lines(_ path: String) throws -> [String] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/SmartCodableV2/\(path)").standardized
    return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
  }

  /// The documentation of each declaration that begins like this.
  private static func documentation(of start: String, in file: String) throws -> [String] {
    let lines = try lines(file)
    let places = lines.indices.filter {
      lines[$0].drop(while: { $0 == " " }).hasPrefix(start)
    }
    return places.map { place in
      var first = place
      while first > 0,
        lines[first - 1].drop(while: { $0 == " " }).hasPrefix("///")
          || lines[first - 1].hasPrefix("@")
      {
        first -= 1
      }
      return lines[first..<place]
        .map { $0.drop { "/ ".contains($0) } }
        .joined(separator: " ")
    }
  }

  private static let names: [(start: String, file: String, successor: String, count: Int)] = [
    ("public static func deserialize(", "Deserializing.swift", "`deserialize(from:)`", 3),
    ("public static func deserialize(", "Deserializing+Arrays.swift", "`deserialize(from:)`", 3),
    ("public enum SmartOption", "SmartOption.swift", "`SmartDecodingOption`", 1),
    ("public enum SmartDecodingKey", "SmartDecodingKey.swift", "`mappingForKey()`", 1),
    ("public struct SmartGlobalMap", "SmartDecodingKey.swift", "`mappingForKey()`", 1),
    ("public struct SmartExactMap", "SmartDecodingKey.swift", "`mappingForKey()`", 1),
    ("public enum SmartAny", "SmartAny.swift", "`@SmartAny`", 1),
    ("public var peel", "SmartAny+Peel.swift", "`@SmartAny`", 3),
    ("public struct SmartOptional", "SmartOptional.swift", "not needed", 1),
    ("public protocol SmartCaseDefaultable", "SmartCaseDefaultable.swift", "same name", 1),
    ("public protocol SmartDecodable", "SmartDecodable.swift", "same name", 1),
    ("public protocol SmartEncodable", "SmartEncodable.swift", "same name", 1),
    ("public struct SmartConfig", "SmartConfig.swift", "`SmartSentinel`", 1),
  ]

  @Test("LEG-13: every name says what took its place", arguments: 0..<13)
  func names(_ number: Int) throws {
    let (start, file, successor, count) = Self.names[number]
    #expect(Self.names.count == 13)
    let texts = try Self.documentation(of: start, in: file)
    #expect(texts.count == count)
    for text in texts {
      let said = try #require(text.components(separatedBy: "Renamed since: ").dropFirst().first)
      #expect(said.contains(successor), "\(text)")
    }
  }

  @Test("LEG-13: names of version 1 with a successor in this module are deprecated, with a fix-it")
  func deprecated() throws {
    let lines = try Self.lines("SmartKeyDecodingStrategy.swift")
    let declared = lines.indices.filter { lines[$0].contains("public static func deserialize(") }
    #expect(declared.count == 6)
    for place in declared {
      let fixIt = lines[place - 1]
      #expect(fixIt.contains("@available(*, deprecated, renamed: \"deserialize("))
      #expect(fixIt.contains(":keyStrategy:)\")"))
    }
    let type = try #require(
      lines.firstIndex { $0.contains("public enum SmartKeyDecodingStrategy") }
    )
    #expect(lines[type - 1].contains("renamed: \"JSONDecoder.SmartDecodingKey\""))
  }
}
