import Foundation
import SmartCodable
import Testing

/// A value and settings, encoded by Foundation and by us in its style.
struct FoundationPair: CustomTestStringConvertible, Sendable {
  let name: String
  let value: @Sendable (PathTrace) -> any Encodable
  let configure: @Sendable (JSONEncoder) -> Void

  init(
    _ name: String,
    _ value: @escaping @Sendable (PathTrace) -> any Encodable,
    _ configure: @escaping @Sendable (JSONEncoder) -> Void = { _ in }
  ) {
    self.name = name
    self.value = value
    self.configure = configure
  }

  var testDescription: String { name }

  /// What came of one encoder: the text or the error, and the paths that user code saw.
  struct Outcome: Equatable {
    let text: String
    let paths: [String]
  }

  func outcome(_ encoder: JSONEncoder, _ formatting: JSONEncoder.OutputFormatting) -> Outcome {
    let trace = PathTrace()
    encoder.outputFormatting = formatting
    configure(encoder)
    let text: String
    do {
      text = String(decoding: try encoder.encode(value(trace)), as: UTF8.self)
    } catch EncodingError.invalidValue(let value, let context) {
      text = "invalid \(type(of: value)) at \(PathTrace.text(context.codingPath))"
    } catch {
      text = "error \(type(of: error))"
    }
    return Outcome(text: text, paths: trace.paths.sorted())
  }
}

/// Collects coding paths with the numbers of their keys.
final class PathTrace {
  private(set) var paths: [String] = []

  func note(_ path: [any CodingKey]) { paths.append(Self.text(path)) }

  static func text(_ path: [any CodingKey]) -> String {
    path.map { "\($0.stringValue)/\($0.intValue.map { "\($0)" } ?? "-")" }.joined(separator: " ")
  }
}

/// A plain type whose `encode(to:)` is the test's own.
struct EncodingScript: Encodable {
  let body: (any Encoder) throws -> Void
  init(_ body: @escaping (any Encoder) throws -> Void) { self.body = body }
  func encode(to encoder: any Encoder) throws { try body(encoder) }
}

/// Fails under a key, and tells the paths it saw.
struct FailingLeaf: Encodable {
  let trace: PathTrace

  func encode(to encoder: any Encoder) throws {
    trace.note(encoder.codingPath)
    var container = encoder.container(keyedBy: PairKey.self)
    trace.note(container.codingPath)
    try container.encode(Double.nan, forKey: .d)
  }
}

enum PairKey: String, CodingKey {
  case a, b, c, d, aB, someURLKey
  case slash = "a/b"
  case acute = "é"
}

enum PairNumber: Int, CodingKey {
  case x = 5
  case y = -7
}

/// A key with any text and number.
struct PairAnyKey: CodingKey {
  var stringValue: String
  var intValue: Int?

  init(_ text: String, _ number: Int? = nil) {
    stringValue = text
    intValue = number
  }

  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { self.init("\(intValue)", intValue) }
}

enum PairPlainEnum: String, Codable { case q, someKey }
enum PairKeyEnum: String, Codable, CodingKeyRepresentable { case q, someKey }

struct PairRefusal: Error {}
