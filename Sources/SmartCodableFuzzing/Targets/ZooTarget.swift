import Foundation
import FuzzKit
import Kodable
import SmartCodable

/// SmartJSONDecoder with a plain type, with and without leniency, and Foundation for comparison.
///
/// Only strategies that both sides have are used (``ZooOptions``).
///
/// The fence of the campaign does not apply: recursive types use any amount of stack, and the decoder cannot
/// know that the thread has less than the system says.
struct ZooTarget<Value: Decodable & Sendable>: ListedTarget {
  let name: String
  var weight: Int { makeWeight() }
  let laws: TargetLaws
  var seedInputs: [String] { makeSeeds() }
  var seeds: [FuzzSeed] { .first(of: seedInputs) }
  let strictTraits: StrictTraits
  let optionSpace = ZooOptions.space

  private let steps: (@Sendable () -> UInt64)?
  private let makeWeight: @Sendable () -> Int
  private let makeSeeds: @Sendable () -> [String]

  /// Whether the type refuses values also if it is decoded leniently, so that the lenient decoder has to
  /// agree with Foundation on refusals too.
  private let refusesForGood: Bool

  /// Whether the type reports repairs of its own even if strict decoding succeeds (KOD-23).
  private let reportsItself: Bool

  /// Creates a target for `type`; seed inputs and traits are those of a type here, unless they are given, and `steps`
  /// returns the work done so far.
  ///
  /// Work is judged only if `steps` is given: each failure that user code provokes has a coding path as long
  /// as the value is deep, so edges are quadratic in the depth.
  init(
    _ name: String,
    _ type: Value.Type,
    seedInputs: (@Sendable () -> [String])? = nil,
    traits: StrictTraits? = nil,
    weight: @autoclosure @escaping @Sendable () -> Int = 1,
    refusesForGood: Bool = false,
    reportsItself: Bool = false,
    steps: (@Sendable () -> UInt64)? = nil
  ) {
    let known = Value.self as? any ZooType.Type
    self.name = known == nil ? name : "zoo/" + name
    makeWeight = weight
    let own = known?.seedInputs ?? []
    makeSeeds = seedInputs ?? { own }
    self.refusesForGood = refusesForGood
    self.reportsItself = reportsItself || refusesForGood
    let traits = traits ?? known?.traits ?? []
    strictTraits = refusesForGood ? traits.union(.exactIntegers) : traits
    self.steps = steps
    let common: TargetLaws = [
      .strictSyntax, .repeatable, .stateless, .hashSeed, .strictAgreement, .strictEquality,
    ]
    laws = steps == nil ? common : common.union(.linearCost)
  }

  var schema: ProbedSchema { SmartProbe.schema(of: Value.self, seedInputs: seedInputs) }

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    observing(in: context) { () throws in
      let report = try decoder(context, .full).report(Value.self, from: Data(input))
      return .decoded(
        Zoo.tree(of: report.value),
        diagnostics: reportsItself ? [] : report.repairs.map(DiagnosticRecord.init)
      )
    }
  }

  func strict(_ input: [UInt8], in context: RunContext) -> Execution? {
    decoded(by: decoder(context, refusesForGood ? .full : .none), input, in: context)
  }

  /// Foundation's answer; for deep documents only in one of 16.
  ///
  /// Each failure that user code provokes costs Foundation a coding path, so probing types would spend half
  /// of a campaign on the few deep documents.
  func reference(_ input: [UInt8], in context: RunContext) -> Execution? {
    guard !Self.isDeep(input) || context.iteration.isMultiple(of: 16) else { return nil }
    let decoder = JSONDecoder()
    ZooOptions.configure(decoder, ZooOptions.choices(in: context.options))
    if let key = Zoo.ContractTypes.judgeKey { decoder.userInfo[key] = true }
    return decoded(by: decoder, input, in: context)
  }

  /// Whether more than 48 brackets are open somewhere; those in strings count too.
  private static func isDeep(_ input: [UInt8]) -> Bool {
    var depth = 0
    for byte in input {
      // Square brackets are braces without this bit.
      switch byte | 0x20 {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      default: continue
      }
      if depth > 48 { return true }
    }
    return false
  }

  /// The work of a decode without a report.
  func work(_ input: [UInt8], in context: RunContext) -> UInt64? {
    guard let steps else { return nil }
    let before = steps()
    _ = context.unlimited {
      try? decoder(context, .full).decode(Value.self, from: Data(input))
    }
    return steps() &- before
  }

  private func decoder(_ context: RunContext, _ leniency: SmartLeniency) -> SmartJSONDecoder {
    let decoder = SmartJSONDecoder()
    decoder.leniency = leniency
    ZooOptions.configure(decoder, ZooOptions.choices(in: context.options))
    return decoder
  }

  private func decoded(
    by decoder: JSONDecoder,
    _ input: [UInt8],
    in context: RunContext
  ) -> Execution {
    observing(in: context) { () throws in
      let value = try decoder.decode(Value.self, from: Data(input))
      return .decoded(Zoo.tree(of: value))
    }
  }

  private func observing(
    in context: RunContext,
    _ body: () throws -> Execution
  ) -> Execution {
    context.unlimited {
      do {
        return try body()
      } catch let error as KodableError {
        return .refused(Refusal(error))
      } catch {
        return .refused(Refusal(error))
      }
    }
  }
}
