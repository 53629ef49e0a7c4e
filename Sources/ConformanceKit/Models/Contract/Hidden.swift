/// A private type with private properties, as the compiler decodes it.
private struct Hidden: Decodable {
  private let a: Int
  private var b: String?

  var text: String { "\(a) \(b ?? "nil")" }
}

extension ContractModels {
  /// Types that are private to their file or nested in another type (model 37).
  package struct Private: Recording {
    private struct Inner: Decodable {
      fileprivate enum Kind: String, Decodable {
        case small
        case large
      }

      private let kind: Kind

      var isLarge: Bool { kind == .large }
    }

    private let hidden: Hidden
    private let inner: [Inner]

    package var seen: Seen {
      Seen(["hidden \(hidden.text)", "large \(inner.map(\.isLarge))"])
    }
  }

  /// A type that is declared inside a function (model 37).
  struct Local: DecoderRecording {
    let seen: Seen
    static func read(_ decoder: any Decoder, _ seen: inout Seen) throws {
      struct Pair: Decodable {
        struct Part: Decodable {
          let c: Int
        }

        let first: Part
        let second: Part?
      }
      let pair = try decoder.singleValueContainer().decode(Pair.self)
      seen.note("first", pair.first.c)
      seen.note("second", pair.second?.c)
    }
  }

  /// Two types with the same name, each inside another type, with different keys (model 37).
  package struct Namesakes: Recording {
    struct Left: Decodable {
      struct Part: Decodable {
        let a: Int
      }

      let part: Part
    }

    struct Right: Decodable {
      struct Part: Decodable {
        let b: String?
        let c: Int
      }

      let part: Part
    }

    let left: Left
    let right: Right

    package var seen: Seen {
      var seen = Seen()
      seen.note("left a", left.part.a)
      seen.note("right b", right.part.b)
      seen.note("right c", right.part.c)
      return seen
    }
  }
}
