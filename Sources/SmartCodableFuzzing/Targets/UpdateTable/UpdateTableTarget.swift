import Foundation
import FuzzKit
import SmartCodable

/// Two drawn documents: one is decoded, and the other updates what the first gave.
///
/// The judge (``UpdateTableReference``) knows the value of both calls, the calls of all hooks, and the repairs
/// of the first.
struct UpdateTableTarget: FuzzTarget {
  let name = "updates/table"
  let weight = 3
  let laws: TargetLaws = [.judged, .repeatable, .stateless]
  let seedInputs = [
    #"{"number":1,"leaf":{"number":"2"},"noLeaf":{"word":"x"}}"#, #"[{"leaf":null},{"branch":{}}]"#,
    #"{"keyed":{"byNumber":{"+1":1,"x":2}},"flats":{"x":1,"y":2}}"#, #"[1,2,3]"#, #""text""#,
  ]
  /// One axis for both options, strategies of keys and of elements.
  let optionSpace = OptionSpace([
    .init(
      "reading",
      [
        .init("default"), .init("fail"), .init("snake"), .init("snake-fail"), .init("lower"),
        .init("lower-fail"), .init("upper"), .init("upper-fail"),
      ]
    )
  ])

  var summary: String { TargetSummaries.text(of: name) ?? "" }

  /// What an input stands for.
  struct Case {
    let first: UpdatePart
    let second: UpdatePart
    let judge: UpdateTableReference
    let options: [SmartDecodingOption]
    /// Whether properties are changed by hand before the update.
    let isChanged: Bool

    var name: String { "\(judge.keys)\(judge.failsWhole ? ", failWhole" : "")" }
  }

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    context.unlimited {
      let drawn = drawn(from: input, in: context)
      guard let report = Self.report(of: drawn) else { return .thrown("refused") }
      let after = Self.updated(report.value, by: drawn)
      return .decoded(context.observe([report.value, after]))
    }
  }

  func judgement(
    of aspect: JudgedAspect,
    on input: [UInt8],
    in context: RunContext
  ) -> JudgeVerdict? {
    context.unlimited {
      let drawn = drawn(from: input, in: context)
      guard let report = Self.report(of: drawn) else {
        return .differs(property: nil, wanted: "value", found: "nil", detail: drawn.first.json)
      }
      return Self.verdict(on: report, of: drawn)
        ?? Self.verdict(onUpdateOf: report.value, by: drawn) ?? .agrees
    }
  }

  // MARK: Cases

  func drawn(from input: [UInt8], in context: RunContext) -> Case {
    let digest = input.prefix(256)
      .reduce(context.iteration) { SeededGenerator.mix($0 ^ UInt64($1)) }
    var drawing = UpdateTableDrawing(seed: digest)
    let choice = context.options == 0 ? 0 : optionSpace.choices(in: context.options)[0]
    let keys = UpdateTableReference.Keys(rawValue: choice / 2) ?? .asWritten
    let failsWhole = !choice.isMultiple(of: 2)
    var options: [SmartDecodingOption] = failsWhole ? [.elements(.failWhole)] : []
    switch keys {
    case .asWritten: break
    case .snakeCase: options.append(.key(.fromSnakeCase))
    case .firstLower: options.append(.key(.firstLetterLower))
    case .firstUpper: options.append(.key(.firstLetterUpper))
    }
    return Case(
      first: drawing.object(UpdateTableModel.shape),
      second: drawing.object(UpdateTableModel.shape),
      judge: UpdateTableReference(keys: keys, failsWhole: failsWhole),
      options: options,
      isChanged: drawing.below(4) == 0
    )
  }

  private static func report(of drawn: Case) -> SmartDecodingReport<UpdateTableModel>? {
    try? UpdateTableModel.decode(from: Data(drawn.first.json.utf8), options: drawn.options)
  }

  private static func updated(_ value: UpdateTableModel, by drawn: Case) -> UpdateTableModel {
    var value = value
    if drawn.isChanged { value.changeByHand() }
    SmartUpdater.update(&value, from: Data(drawn.second.json.utf8), options: drawn.options)
    return value
  }

  // MARK: Comparison

  static func verdict(
    on report: SmartDecodingReport<UpdateTableModel>,
    of drawn: Case
  ) -> JudgeVerdict? {
    var judge = drawn.judge
    let wanted = judge.fresh(UpdateTableModel.shape, drawn.first.members ?? [])
    if judge.isOpen { return nil }
    if let difference = UpdateTableDifference(wanted, report.value.state) {
      return difference.verdict("decoding with \(drawn.name): \(difference.part(of: drawn.first))")
    }
    let found = report.repairs.map { "\(path(of: $0)) \($0.kind.rawValue)" }
    guard !judge.hasOpenRepairs, found != judge.repairs else { return nil }
    let index = zip(found, judge.repairs).prefix { $0 == $1 }.count
    return .differs(
      property: nil,
      wanted: "repairs",
      found: "others",
      detail: "wanted \(judge.repairs.dropFirst(index).first ?? "no more"), found "
        + "\(found.dropFirst(index).first ?? "no more") with \(drawn.name) for \(drawn.first.json)"
    )
  }

  private static func path(of repair: SmartRepair) -> String {
    repair.path
      .map { component in
        switch component {
        case .key(let key): key
        case .index(let index): "\(index)"
        }
      }
      .joined(separator: "/")
  }

  static func verdict(onUpdateOf value: UpdateTableModel, by drawn: Case) -> JudgeVerdict? {
    var old = value
    if drawn.isChanged { old.changeByHand() }
    var judge = drawn.judge
    // Taken before the update, which may change instances (UPD-10).
    let before = old.state
    let wanted = judge.merge(UpdateTableModel.shape, drawn.second.members ?? [], into: before)
    if judge.isOpen { return nil }
    let found = updated(value, by: drawn).state
    guard let difference = UpdateTableDifference(wanted.value, found) else { return nil }
    return difference.verdict(
      "updating with \(drawn.name): \(difference.state(in: before))"
        + " by \(difference.part(of: drawn.second))"
    )
  }
}
