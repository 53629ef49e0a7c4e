import struct Foundation.Data

extension ContractModels {
  /// The result of an encoder for the calls that a document describes; see ``WrittenValue``.
  ///
  /// Its record is what the calls saw, and then the output, with its members sorted and its numbers
  /// normalized, or the error that was thrown. Every value is encoded twice by one encoder; the second record
  /// follows if it differs.
  package enum Written {
    /// Encodes what a document describes.
    ///
    /// - Parameters:
    ///   - document: The description.
    ///   - encoder: The encoder of the subject.
    /// - Returns: The record.
    /// - Throws: `JSONReaderError` if the document is not JSON.
    static func record(
      of document: Data,
      by encoder: any DropInEncoder
    ) throws -> Seen {
      let value = try JSONReader.read(bytes: Array(document))
      var seen = record(of: value, by: encoder)
      let again = record(of: value, by: encoder)
      if again != seen {
        seen.write("the second time")
        seen.append(again)
      }
      return seen
    }

    private static func record(of value: JSONValue, by encoder: any DropInEncoder) -> Seen {
      let notes = Notes()
      let outcome = outcome { try encoder.encode(WrittenValue(value, notes)) }
      return Seen(notes.lines + [outcome])
    }

    private static func outcome(of encode: () throws -> Data) -> String {
      do {
        let text = try encode()
        guard let value = try? JSONReader.read(bytes: Array(text)) else { return "no JSON" }
        return canonical(value)
      } catch EncodingError.invalidValue(_, let context) {
        return "invalidValue @\(Seen.path(of: context.codingPath))"
      } catch {
        return Seen.text(ofError: error)
      }
    }

    /// A value as text that does not depend on the order of members and the spelling of numbers.
    private static func canonical(_ value: JSONValue) -> String {
      switch value {
      case .null, .boolean, .string:
        return String(decoding: JSONWriter.line(of: value), as: UTF8.self)
      case .number(let literal): return canonical(literal)
      case .array(let elements): return "[" + elements.map(canonical).joined(separator: ",") + "]"
      case .object(let members):
        let texts = members.map { "\(JSONWriter.literal($0.key)):\(canonical($0.value))" }
        return "{" + texts.sorted().joined(separator: ",") + "}"
      }
    }

    /// Integers of up to forty digits are written in full, other numbers as the nearest Double.
    private static func canonical(_ literal: String) -> String {
      ExactDecimal(literal)?.integerText(maximumDigits: 40) ?? Double(literal)?.description
        ?? literal
    }
  }

  /// What values record while they are encoded.
  ///
  /// An encoder calls values one after another, on the thread that called it.
  final class Notes {
    private(set) var lines: [String] = []

    func write(_ line: String) {
      lines.append(line)
    }
  }
}

extension TwinCatalog {
  /// Adds a type for a model that is encoded, for subjects whose decoders are also encoders.
  mutating func add(_ id: ModelID, _ type: ContractModels.Written.Type) {
    add(
      id,
      twin: { decoder, document in
        guard let encoder = decoder as? any DropInEncoder else { throw MissingEncoder() }
        return try type.record(of: document, by: encoder)
      }
    )
  }
}
