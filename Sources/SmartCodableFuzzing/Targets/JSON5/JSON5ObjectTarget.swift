import Foundation
import FuzzKit
import SmartCodable

/// Objects as text, in JSON and in JSON5, with their braces and without (DEC-7): with names of every spelling and
/// length, numbers at the bounds of every type, and damage at both ends.
///
/// Whole, the object must have exactly the drawn keys and numbers. Damaged, it must be read as the grammar says of
/// the text in braces, or be refused.
struct JSON5ObjectTarget: FuzzTarget {
  let name = "json5/object"
  let weight = 2
  let laws: TargetLaws = [.judged, .repeatable, .stateless]
  let seedInputs = [#"{"a":1,"b":[true,"x",{}]}"#, "0", "[]", #"{"":{"c":null}}"#]

  var summary: String { TargetSummaries.text(of: name) ?? "" }

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    context.unlimited {
      let object = Self.object(input, in: context)
      let data = Data(object.text)
      let values = try? object.decoder(isStrict: true).decode(Zoo.JSONValue.self, from: data)
      guard let values else { return .thrown("refused") }
      return .decoded(context.observe(ZooObservation(values)))
    }
  }

  func judgement(
    of aspect: JudgedAspect,
    on input: [UInt8],
    in context: RunContext
  ) -> JudgeVerdict? {
    context.unlimited {
      let object = Self.object(input, in: context)
      // Elsewhere zero bytes tell UTF-16 and UTF-32 (PARSE-14).
      guard !object.text.prefix(4).contains(0) else { return .silent }
      if !object.isDamaged, let verdict = JSON5ObjectContent.verdict(on: object) { return verdict }
      return Self.verdict(on: object, in: context)
    }
  }

  /// As a member a document is one level deeper, and the judge knows no limit (PARSE-9).
  private static func object(_ input: [UInt8], in context: RunContext) -> JSON5Object {
    let document = input.count <= 1024 ? JSONTree(parsing: input) : nil
    return JSON5Object(
      document.flatMap { $0.depth < JSON5Nesting.limit ? $0 : nil },
      seed: context.iteration
    )
  }

  // MARK: By the grammar

  private enum Wanted {
    case value(Zoo.JSONValue)
    case refusal
    case open
  }

  /// What strict reading gives, compared with the grammar's answer.
  private static func verdict(on object: JSON5Object, in context: RunContext) -> JudgeVerdict {
    let wanted = object.isJSON5 ? wantedOfJSON5(object) : wantedOfJSON(object)
    let found: Zoo.JSONValue
    do {
      found = try object.decoder(isStrict: true)
        .decode(Zoo.JSONValue.self, from: Data(object.text))
    } catch {
      switch wanted {
      case .open: return .silent
      case .value(let value): return differs("a value", "a refusal", "\(value): \(error)", object)
      case .refusal:
        guard case DecodingError.dataCorrupted(let place) = error, place.codingPath.isEmpty else {
          return differs("another error", "an error", "\(error)", object)
        }
        return .agrees
      }
    }
    switch wanted {
    case .open: return .silent
    case .refusal: return differs("a refusal", "a value", "\(found)", object)
    case .value(let value):
      let tree = context.observe(ZooObservation(found))
      let difference = tree.difference(
        from: context.observe(ZooObservation(value)),
        byValue: true
      )
      guard let difference else { return .agrees }
      return differs("a value", "another", "\(difference)", object)
    }
  }

  private static func wantedOfJSON5(_ object: JSON5Object) -> Wanted {
    guard let text = String(bytes: object.text, encoding: .utf8) else { return .refusal }
    func wanted(of text: String) -> Wanted {
      do {
        return .value(try JSON5Reference.value(of: text))
      } catch JSON5Reference.Failure.undecided {
        return .open
      } catch {
        return .refusal
      }
    }
    let own = wanted(of: text)
    guard object.assumesObject else { return own }
    // Only an object may have its braces; a line end ends a comment.
    if case .value(.object) = own { return own }
    if case .open = own { return own }
    return wanted(of: "{" + text + "\n}")
  }

  /// By Foundation's reader and by the one of the tool, where these agree: the former lets some texts pass that
  /// are no JSON (AGR-8).
  private static func wantedOfJSON(_ object: JSON5Object) -> Wanted {
    let decoder = JSONDecoder()
    decoder.assumesTopLevelDictionary = object.assumesObject
    // Without a brace JSONDecoder traps on a number at the very end.
    let text = Data(object.text + [UInt8(ascii: "\n")])
    let value = try? decoder.decode(Zoo.JSONValue.self, from: text)
    var tree = JSONTree(parsing: object.text)
    if object.assumesObject, tree.map({ $0.kind(of: $0.root) != .object }) ?? true {
      tree = JSONTree(parsing: [UInt8(ascii: "{")] + object.text + [UInt8(ascii: "}")])
    }
    guard let tree else { return value == nil ? .refusal : .open }
    return JSONFacts(tree).hasDuplicateKeys ? .open : value.map { .value($0) } ?? .open
  }

  static func differs(
    _ wanted: String,
    _ found: String,
    _ detail: String,
    _ object: JSON5Object
  ) -> JudgeVerdict {
    .differs(
      property: nil,
      wanted: wanted,
      found: found,
      detail: "\(detail) for \(object)"
    )
  }
}
