import ConformanceKit

/// Ways to read a decoder.
enum PlainCallsWays {
  /// One text and nothing else, so that a decoder may keep what came of it.
  enum Alone: PlainCallsWay {
    static let notes = PlainCallsNotes.nothing

    static func read(_ decoder: any Decoder) throws -> String? {
      try decoder.singleValueContainer().decode(String.self)
    }

    static func meaning(of part: JSONValue, at step: String, attempt: Int) -> String? {
      PlainCallsNote.text(part, attempt: attempt)
    }
  }

  /// Takes null as a value (AGR-3).
  enum Nullable: PlainCallsWay {
    static let notes = PlainCallsNotes.calls

    static func read(_ decoder: any Decoder) throws -> String? {
      PlainCallsLog.note("")
      let container = try decoder.singleValueContainer()
      return container.decodeNil() ? nil : try container.decode(String.self)
    }

    static func meaning(of part: JSONValue, at step: String, attempt: Int) -> String? {
      part == .null ? "" : PlainCallsNote.text(part, attempt: attempt)
    }
  }

  /// The first element of an array, or a text.
  enum First: PlainCallsWay {
    static let notes = PlainCallsNotes.places

    static func read(_ decoder: any Decoder) throws -> String? {
      PlainCallsLog.note(PlainCallsLog.text(of: decoder.codingPath))
      guard var container = try? decoder.unkeyedContainer() else {
        return try decoder.singleValueContainer().decode(String.self)
      }
      return try container.decode(String.self)
    }

    static func meaning(of part: JSONValue, at step: String, attempt: Int) -> String? {
      guard case .array(let elements) = part else {
        return PlainCallsNote.text(part, attempt: attempt)
      }
      // The default of a bad one is a text that no value has (NEST-13).
      return elements.first.flatMap { PlainCallsNote.text($0, attempt: attempt) }
    }
  }

  /// A text, and the same once more.
  enum Twice: PlainCallsWay {
    static let notes = PlainCallsNotes.calls

    static func read(_ decoder: any Decoder) throws -> String? {
      PlainCallsLog.note("")
      _ = try? decoder.singleValueContainer().decode(String.self)
      return try decoder.singleValueContainer().decode(String.self)
    }

    static func meaning(of part: JSONValue, at step: String, attempt: Int) -> String? {
      PlainCallsNote.text(part, attempt: attempt)
    }
  }

  /// Refuses what lies at an odd index.
  enum Even: PlainCallsWay {
    static let notes = PlainCallsNotes.places

    static func read(_ decoder: any Decoder) throws -> String? {
      PlainCallsLog.note(PlainCallsLog.text(of: decoder.codingPath))
      let text = try decoder.singleValueContainer().decode(String.self)
      guard (decoder.codingPath.last?.intValue ?? 0).isMultiple(of: 2) else {
        throw PlainCallsLog.Refusal()
      }
      return text
    }

    static func meaning(of part: JSONValue, at step: String, attempt: Int) -> String? {
      guard (Int(step) ?? 0).isMultiple(of: 2) else { return nil }
      return PlainCallsNote.text(part, attempt: attempt)
    }
  }

  /// Refuses everything at first, and takes it when it is asked again.
  enum Second: PlainCallsWay {
    static let notes = PlainCallsNotes.places

    static func read(_ decoder: any Decoder) throws -> String? {
      let attempt = PlainCallsLog.note(PlainCallsLog.text(of: decoder.codingPath))
      guard attempt > 1 else { throw PlainCallsLog.Refusal() }
      return try decoder.singleValueContainer().decode(String.self)
    }

    static func meaning(of part: JSONValue, at step: String, attempt: Int) -> String? {
      attempt > 1 ? PlainCallsNote.text(part, attempt: attempt) : nil
    }
  }
}
