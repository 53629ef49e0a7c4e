import Testing

@testable import ConformanceKit

/// A clean input for a schema, with a different value in each field, and what it decodes to.
struct Sample {
  /// The members of the top level, by coding key, in order.
  private(set) var members: [(key: String, field: Field, text: String)] = []
  private var expected: [String: Observation] = [:]
  private let schema: ModelSchema
  private let catalog: ModelCatalog
  private var counter = 0

  init(_ schema: ModelSchema, in catalog: ModelCatalog = .standard) throws {
    self.schema = schema
    self.catalog = catalog
    for field in catalog.fields(of: schema.id) {
      if field.traits.contains(.uncoded) {
        expected[field.name] = try ObservationReader(catalog: catalog).initialValue(of: field)
      } else {
        let (text, observation) = try value(of: field.shape)
        members.append((field.codingKey, field, text))
        expected[field.name] = observation
      }
    }
  }

  /// The input, without one key if asked.
  func input(without key: String? = nil) -> [UInt8] {
    let parts = members.filter { $0.key != key }.map { "\($0.key.quotedJSON):\($0.text)" }
    return Array(("{" + parts.joined(separator: ",") + "}").utf8)
  }

  /// What the input decodes to, with one field nil if asked.
  func observation(nilling name: String? = nil) -> Observation {
    var fields = expected
    if let name { fields[name] = .null }
    return schema.isClass ? .instance(of: schema.id.rawValue, fields) : .object(fields)
  }

  private mutating func value(of shape: Shape) throws -> (String, Observation) {
    counter += 1
    switch shape {
    case .string: return (#""text \#(counter)""#, .string("text \(counter)"))
    case .boolean:
      return counter.isMultiple(of: 2) ? ("true", .boolean(true)) : ("false", .boolean(false))
    case .integer: return ("\(counter + 70)", .integer("\(counter + 70)"))
    case .number: return ("\(counter).25", .number(Double(counter) + 0.25))
    // A model that contains itself ends here.
    case .optional(.model(schema.id)): return ("null", .null)
    case .array(.model(schema.id)): return ("[]", .array([]))
    case .dictionary(.model(schema.id)): return ("{}", .object([:]))
    case .float32, .decimal: return ("\(counter).5", .number("\(counter).5"))
    case .data: return (#""aGk=""#, .data("aGk="))
    case .url: return (#""http://a.b/\#(counter)""#, .string("http://a.b/\(counter)"))
    case .date:
      // JSONDecoder counts from 2001 unless it is told otherwise.
      let text = Moment.text(ofSeconds: 978_307_200 + Double(counter))
      return ("\(counter)", .date(text))
    case .any: return ("[\(counter),null]", .array([.integer("\(counter)"), .null]))
    case .set(let element):
      let (text, observation) = try value(of: element)
      return ("[\(text),\(text)]", .array([observation]))
    case .map(.enumeration(let id), let entry):
      // The form of the standard library: keys and values in turn.
      let (key, name) = try value(of: .enumeration(id))
      let (text, observation) = try value(of: entry)
      guard case .enumeration(let name) = name else { throw MissingModel(id: id) }
      return ("[\(key),\(text)]", .object([name: observation]))
    case .map(_, let entry):
      let (text, observation) = try value(of: entry)
      return (#"{"-5":\#(text)}"#, .object(["-5": observation]))
    case .optional(let wrapped): return try value(of: wrapped)
    case .array(let element):
      let (text, observation) = try value(of: element)
      return ("[\(text)]", .array([observation]))
    case .dictionary(let entry):
      let (text, observation) = try value(of: entry)
      return (#"{"key":\#(text)}"#, .object(["key": observation]))
    case .enumeration(let id):
      guard case .enumeration(let cases, _)? = catalog[id]?.form else { throw MissingModel(id: id) }
      let chosen = cases[counter % cases.count]
      switch chosen.raw {
      case .string(let raw): return (raw.quotedJSON, .enumeration(chosen.name))
      case .number(let raw): return (raw, .enumeration(chosen.name))
      default: throw MissingModel(id: id)
      }
    case .model(let id):
      guard let schema = catalog[id] else { throw MissingModel(id: id) }
      let inner = try Sample(schema, in: catalog)
      return (String(decoding: inner.input(), as: UTF8.self), inner.observation())
    }
  }

  private struct MissingModel: Error {
    let id: ModelID
  }
}

extension String {
  fileprivate var quotedJSON: String { "\"\(self)\"" }
}
