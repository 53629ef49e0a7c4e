import Foundation

/// Draws values of a type and checks that each survives being encoded and decoded.
///
/// One call in a test, of any framework, for a coder of any format:
///
/// ```swift
/// @Test func peopleSurvive() throws {
///   try RoundTripCheck(Person.self, examples: [#"{"name":"Ann","age":7}"#])
///     .run { try MyEncoder().encode($0) } decode: { try MyDecoder().decode(Person.self, from: $0) }
/// }
/// ```
///
/// Values are drawn as JSON documents, from the examples and from what the type asks its decoder for, and
/// `JSONDecoder` makes values of them, so the type must be decodable from JSON. Two values are equal if they
/// encode the same members, numbers and dates exactly. The same seed draws the same values. There is no
/// isolation: code that traps ends the test.
public struct RoundTripCheck<Value: Codable & SendableMetatype>: Sendable {
  private let examples: [String]
  private let seed: UInt64
  private let count: Int
  private let isMeant: @Sendable (Value) -> Bool

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - type: The type whose values are drawn.
  ///   - examples: JSON texts that fill every field; each is the first value of some.
  ///   - count: How many values are drawn, from 1 to 1,000,000,000; by default 1,000. Numbers outside count as the
  ///     nearest inside.
  ///   - seed: Determines the values; by default 1.
  ///   - isMeant: Whether a value is one that must survive, such as one without a line break where the format has
  ///     none; by default all are.
  public init(
    _ type: Value.Type,
    examples: [String],
    count: Int = 1000,
    seed: UInt64 = 1,
    where isMeant: @escaping @Sendable (Value) -> Bool = { _ in true }
  ) {
    self.examples = examples
    self.isMeant = isMeant
    self.count = min(max(1, count), 1_000_000_000)
    self.seed = seed
  }

  /// The type as a target: what it asks for guides the drawing.
  private struct Drawn: FuzzTarget {
    let name = "\(Value.self)"
    let laws: TargetLaws = []
    let seedInputs: [String]
    var schema: ProbedSchema { SchemaProbe.schema(of: Value.self, sample: seedInputs.first) }

    func run(_ input: [UInt8], in context: RunContext) -> Execution { .thrown("not run") }
  }

  /// Encodes and decodes values until one does not survive.
  ///
  /// - Parameters:
  ///   - encode: Encodes a value, in any format and as any type, such as Data, bytes or a text.
  ///   - decode: Decodes what was encoded.
  /// - Throws: ``RoundTripFailure`` with the smallest value that was found, if one does not survive; or if an
  ///   example is no value of the type, or hardly a document that is drawn from them is one.
  public func run<Document>(
    encode: (Value) throws -> Document,
    decode: (Document) throws -> Value
  ) throws(RoundTripFailure) {
    for example in examples where value(Array(example.utf8)) == nil {
      throw failure(
        "the example is no value of the type, or not one that is meant",
        Array(example.utf8),
        nil,
        0
      )
    }
    let source = InputSource(
      seed: seed,
      corpus: Corpus([]),
      targets: [Drawn(seedInputs: examples)],
      maximumLength: 4096
    )
    var drawn = 0
    // Of what is drawn, a strict type refuses a part.
    for iteration in 0..<UInt64(count) * 20 where drawn < count {
      let place = Int(iteration)
      let document =
        examples.indices.contains(place)
        ? Array(examples[place].utf8) : source.input(at: iteration).bytes
      guard let value = self.value(document) else { continue }
      drawn += 1
      guard Self.fault(of: value, encode, decode) != nil else { continue }
      let smallest = smallest(document, encode, decode)
      let fault = self.value(smallest).flatMap { Self.fault(of: $0, encode, decode) }
      throw failure(fault?.reason ?? "", smallest, fault?.encoded, drawn)
    }
    guard drawn * 10 >= count else {
      throw failure(
        "only \(drawn) of \(count) values were drawn; give more examples",
        [],
        nil,
        drawn
      )
    }
  }

  private func failure(
    _ reason: String,
    _ document: [UInt8],
    _ encoded: [UInt8]?,
    _ number: Int
  ) -> RoundTripFailure {
    RoundTripFailure(
      type: "\(Value.self)",
      reason: reason,
      document: document,
      encoded: encoded,
      seed: seed,
      number: number
    )
  }

  private func value(_ document: [UInt8]) -> Value? {
    let value = try? JSONDecoder().decode(Value.self, from: Data(document))
    return value.flatMap { isMeant($0) ? $0 : nil }
  }

  /// What is shown of an encoded value: its bytes, or how it describes itself.
  private static func bytes(of document: Any) -> [UInt8] {
    switch document {
    case let data as Data: [UInt8](data)
    case let bytes as [UInt8]: bytes
    default: Array("\(document)".utf8)
    }
  }

  private static func fault<Document>(
    of value: Value,
    _ encode: (Value) throws -> Document,
    _ decode: (Document) throws -> Value
  ) -> (reason: String, encoded: [UInt8]?)? {
    let encoded: Document
    do {
      encoded = try encode(value)
    } catch {
      return ("it is not encoded: \(type(of: error)): \(error)", nil)
    }
    do {
      let difference = TreeEncoder.observe(try decode(encoded))
        .difference(from: TreeEncoder.observe(value))
      return difference.map {
        ("\($0.path) is \($0.found) afterwards and was \($0.expected)", bytes(of: encoded))
      }
    } catch {
      return ("what was encoded is refused: \(type(of: error)): \(error)", bytes(of: encoded))
    }
  }

  /// The smallest document whose value does not survive either.
  private func smallest<Document>(
    _ document: [UInt8],
    _ encode: (Value) throws -> Document,
    _ decode: (Document) throws -> Value
  ) -> [UInt8] {
    withoutActuallyEscaping(encode) { encode in
      withoutActuallyEscaping(decode) { decode in
        let test = ClosureTest { candidate in
          value(candidate).map { Self.fault(of: $0, encode, decode) != nil } ?? false
        }
        return Minimizer(test: test, budget: 2000).minimize(document).bytes
      }
    }
  }
}

/// Tests candidates in this process.
private final class ClosureTest: CandidateTest {
  private let fails: ([UInt8]) -> Bool

  init(_ fails: @escaping ([UInt8]) -> Bool) { self.fails = fails }

  func firstMatch(in candidates: [[UInt8]]) -> (position: Int?, runs: Int) {
    let position = candidates.firstIndex(where: fails)
    return (position, position.map { $0 + 1 } ?? candidates.count)
  }
}

/// A value that does not survive being encoded and decoded.
public struct RoundTripFailure: Error, Sendable, CustomStringConvertible {
  /// The type of the value.
  public let type: String
  /// What happens to it.
  public let reason: String
  /// The value as a JSON text; empty if it is about no value.
  public let document: [UInt8]
  /// What it is encoded as; nil if it is not.
  public let encoded: [UInt8]?
  /// The seed that drew it.
  public let seed: UInt64
  /// How many values were drawn until then.
  public let number: Int

  /// All of it, on a line each.
  public var description: String {
    var lines = ["\(type): \(reason)"]
    if !document.isEmpty { lines.append("value    \(InputText.text(document))") }
    if let encoded { lines.append("encoded  \(InputText.text(encoded))") }
    return (lines + ["drawn    number \(number) of seed \(seed)"]).joined(separator: "\n")
  }
}
