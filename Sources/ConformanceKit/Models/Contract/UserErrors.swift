extension ContractModels {
  /// An error that a model itself throws, which is not a `DecodingError` (model 36).
  package struct Refusal: Error, Hashable {
    /// Distinguishes it from another.
    package let text: String
  }

  /// Throws its own error, whatever the value is (model 36).
  package struct Thrower: Recording {
    package init(from decoder: any Decoder) throws {
      throw Refusal(text: "own")
    }

    package var seen: Seen { Seen(["made"]) }
  }

  /// Reads its value, and refuses an odd number (model 36).
  package struct Even: Recording {
    let value: Int

    package init(from decoder: any Decoder) throws {
      value = try decoder.singleValueContainer().decode(Int.self)
      guard value.isMultiple(of: 2) else { throw Refusal(text: "odd \(value)") }
    }

    package var seen: Seen { Seen(["even \(value)"]) }
  }

  /// Refuses a negative number with an error that the standard library creates (model 36).
  package struct Guarded: Recording {
    package let seen: Seen

    package init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: AnyKey.self)
      let below = try object.nestedContainer(keyedBy: AnyKey.self, forKey: "b")
      let value = try below.decode(Int.self, forKey: "c")
      guard value >= 0 else {
        throw DecodingError.dataCorruptedError(
          forKey: "c",
          in: below,
          debugDescription: "negative"
        )
      }
      seen = Seen(["c \(value)"])
    }
  }

  /// Where an error of user code passes: every way to decode a type that throws one (model 36).
  struct Catches: ObjectRecording {
    let seen: Seen
    static func read(_ object: Object, _ seen: inout Seen) throws {
      var row = try object.nestedUnkeyedContainer(forKey: "l")
      let single = try object.superDecoder(forKey: "v").singleValueContainer()
      seen.read("decode") { try object.decode(Thrower.self, forKey: "v") }
      seen.read("if present") { try object.decodeIfPresent(Thrower.self, forKey: "v") }
      seen.read("optional") { try object.decode(Thrower?.self, forKey: "v") }
      seen.read("elements") { try object.decode([Thrower].self, forKey: "l") }
      seen.read("entries") { try object.decode([String: Thrower].self, forKey: "d") }
      seen.read("element") { try row.decode(Thrower.self) }
      seen.read("single") { try single.decode(Thrower.self) }
      seen.read("below") { try object.decode(Asked<Thrower>.self, forKey: "o") }
    }
  }

  /// What the caller of a decoder saw: a record, or the error that arrived.
  ///
  /// It is not a model, since no model can see its caller: a subject creates one around the call. This is the
  /// only way to tell an error of the user from one that a decoder wrapped around it.
  ///
  /// ```swift
  /// Outcome { try decoder.decode(Even.self, from: data) }  // "refusal odd 3"
  /// ```
  package struct Outcome: CustomReflectable {
    /// The record of the value, or one line for the error.
    package let seen: Seen

    /// Decodes, and keeps the value or the error.
    package init<Model: Recording>(_ body: () throws -> Model) {
      var seen = Seen()
      do {
        seen = try body().seen
      } catch {
        seen.write(Seen.text(ofError: error))
      }
      self.seen = seen
    }

    package var customMirror: Mirror { seen.customMirror }
  }

  /// What the caller of a decoder saw, without what lenient decoders may do differently.
  ///
  /// It is `value`, `DecodingError`, `refusal` for an error of the models, or `foreign`.
  package struct OutcomeType: CustomReflectable {
    /// The one line.
    package let seen: Seen

    /// Decodes, and keeps the type of the result.
    package init<Model: Recording>(_ body: () throws -> Model) {
      var seen = Seen()
      do {
        _ = try body()
        seen.write("value")
      } catch {
        seen.write(Self.name(of: error))
      }
      self.seen = seen
    }

    package var customMirror: Mirror { seen.customMirror }

    private static func name(of error: any Error) -> String {
      error is DecodingError ? "DecodingError" : Seen.kind(of: error)
    }
  }
}
