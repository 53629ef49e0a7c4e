import ConformanceKit
import DecoderLaw
import Foundation
import FuzzKit
import SmartCodable

/// Compares the places of one type with what the law makes of their scalars: values, repairs and what is written.
struct ScalarJudge<Value: ScalarRead> {
  let row: ScalarRow
  let settings: ScalarSettings

  private func ruling(_ meaning: ScalarMeaning) -> ScalarRuling {
    settings.law.ruling(Value.scalar, meaning.input)
  }

  func verdict(_ decoder: SmartJSONDecoder) -> JudgeVerdict? {
    guard let report = try? decoder.report([ScalarPlaces<Value>].self, from: row.input),
      let model = report.value.first
    else { return differs("model", "a model", "none") }
    return verdict(on: model) ?? (settings.failsWhole ? nil : verdict(on: report.repairs))
      ?? written(model)
  }

  // MARK: Values

  func verdict(on model: ScalarPlaces<Value>) -> JudgeVerdict? {
    let given = ScalarPlaces<Value>()
    return single("plain", model.plain) ?? single("given", model.given, initial: Value.given)
      ?? single("typed", model.typed)
      ?? single("fast", model.fast, wanted: ScalarHeld.ruling(Value.scalar, row["fast"]))
      ?? single("loose", model.rest["loose"])
      ?? list("list", model.list.map(\.observed), given.list.map(\.observed))
      ?? list("slots", model.slots.map { $0?.observed }, [], keepsNil: true)
      ?? list("bag", model.bag.map(\.observed), given.bag.map(\.observed), isSet: true)
      ?? table(model.table.mapValues(\.observed), given.table.mapValues(\.observed))
      ?? (settings.failsWhole ? nil : handedOn(model))
  }

  /// Whether it is said what becomes of collections that another type asks for by its own decoder.
  ///
  /// What their code reads strictly, it reads as JSONDecoder does (AGR-1), which takes fractions of integers away and
  /// makes dates of names of numbers.
  private var judgesHandedOn: Bool {
    switch Value.scalar {
    case .integer:
      !row.tokens.contains {
        $0.meaning.contains {
          if case .number(let number) = $0 { number.form != .integer } else { false }
        }
      }
    case .date: !settings.namesFloats
    default: true
    }
  }

  /// Collections that another type asks for by its own decoder; none where there is no such collection.
  private func handedOn(_ model: ScalarPlaces<Value>) -> JudgeVerdict? {
    if !judgesHandedOn { return nil }
    return list("list", model.ownList?.whole.map(\.observed) ?? [], [])
      ?? list("bag", model.ownBag?.whole.map(\.observed) ?? [], [], isSet: true)
      ?? table(model.ownTable?.whole.mapValues(\.observed) ?? [:], [:])
  }

  private func single(
    _ name: String,
    _ found: Value?,
    initial: Value? = nil,
    wanted: ScalarRuling? = nil
  ) -> JudgeVerdict? {
    let wanted = wanted ?? ruling(row[name])
    return wanted.admits(found?.observed, initial: initial?.observed)
      ? nil : differs(name, "\(wanted)", found.map { "\($0)" } ?? "nil")
  }

  /// Whether a value that is no such container may hold one (STR-1), which is no matter of scalars.
  private static func mayHold(_ meaning: ScalarMeaning) -> Bool {
    meaning.string?.utf8.contains { $0 == 0x5B || $0 == 0x7B } ?? false
  }

  /// What becomes of elements; nil for a collection that falls back as a whole.
  private func rulings(_ meanings: [ScalarMeaning], isOptional: Bool) -> [ScalarRuling]? {
    let rulings = meanings.map { isOptional && $0.isNull ? .miss([.null]) : ruling($0) }
    guard settings.failsWhole else { return rulings }
    let isFailed = zip(meanings, rulings)
      .contains { meaning, ruling in
        if case .miss = ruling { !(isOptional && meaning.isNull) } else { false }
      }
    return isFailed ? nil : rulings
  }

  private func list(
    _ name: String,
    _ found: [Observation?],
    _ initial: [Observation?],
    keepsNil: Bool = false,
    isSet: Bool = false
  ) -> JudgeVerdict? {
    let meaning = row[name]
    if meaning.elements == nil, Self.mayHold(meaning) { return nil }
    guard let elements = meaning.elements,
      var wanted = rulings(elements, isOptional: keepsNil)
    else {
      return found == initial || wantedIsOpen(meaning)
        ? nil : differs(name, "\(initial)", "\(found)")
    }
    if wanted.contains(.open), !keepsNil || settings.failsWhole { return nil }
    if !keepsNil {
      wanted.removeAll { if case .miss = $0 { true } else { false } }
    }
    if isSet || meaning.isUnordered { return bag(name, found, wanted, isSet: isSet) }
    guard wanted.count == found.count, zip(wanted, found).allSatisfy({ $0.admits($1) }) else {
      return differs(name, "\(wanted)", "\(found)")
    }
    return nil
  }

  /// Whether a lost element might also be none.
  private func wantedIsOpen(_ meaning: ScalarMeaning) -> Bool {
    meaning.elements?.contains { ruling($0) == .open } ?? false
  }

  /// Elements in any order, each once if they make a set.
  private func bag(
    _ name: String,
    _ found: [Observation?],
    _ wanted: [ScalarRuling],
    isSet: Bool
  ) -> JudgeVerdict? {
    var texts: [String] = []
    for ruling in wanted {
      switch ruling {
      case .value(let values, _) where values.count == 1: texts.append(values[0].description)
      case .miss: texts.append("nil")
      default: return nil
      }
    }
    // Both zeros are one element of a set, and each NaN another one.
    if isSet {
      let zeros = ["number nan", "number 0.0", "number -0.0", "date 0.0", "date -0.0"]
      if texts.contains(where: zeros.contains) { return nil }
      texts = Array(Set(texts))
    }
    let others = found.map { $0?.description ?? "nil" }.sorted()
    return texts.sorted() == others ? nil : differs(name, "\(texts)", "\(others)")
  }

  private func table(
    _ found: [String: Observation],
    _ initial: [String: Observation]
  ) -> JudgeVerdict? {
    guard case .members(let members) = row["table"] else {
      return Self.mayHold(row["table"]) || found == initial
        ? nil : differs("table", "\(initial)", "\(found)")
    }
    let keys = members.keys.sorted()
    let meanings = keys.compactMap { members[$0] }
    guard let rulings = rulings(meanings, isOptional: false) else {
      return found == initial || meanings.contains { ruling($0) == .open }
        ? nil : differs("table", "\(initial)", "\(found)")
    }
    if settings.failsWhole, rulings.contains(.open) { return nil }
    let isRight = zip(keys, rulings).allSatisfy { $1.admits(found[$0]) }
    return isRight && found.keys.allSatisfy { members[$0] != nil }
      ? nil : differs("table", "\(rulings)", "\(found)")
  }

  // MARK: Repairs (REP-3 to REP-8, REP-12)

  private func verdict(on repairs: [SmartRepair]) -> JudgeVerdict? {
    var found: [String: [SmartRepair]] = [:]
    for repair in repairs { found[repair.pathDescription, default: []].append(repair) }
    for (path, meaning, action, reportsNull) in expectations {
      let repairs = found.removeValue(forKey: "[0]." + path) ?? []
      let allowed: (kinds: Set<Repair.Kind>, action: SmartRepair.Action)?
      switch ruling(meaning) {
      case .open: continue
      case .miss([.null]) where !reportsNull: allowed = nil
      // Whether a leaf that counts as something else is converted is not said (ENT-14, ENT-15, REP-5).
      case .value where meaning.isOwnLeaf: continue
      // Whether a number that is not finite never converts, or only here, is not said.
      case .miss where meaning.isNotFinite: allowed = ([.mismatch, .invalid], action)
      case .miss(let kinds): allowed = (kinds, action)
      case .value(_, let isConverted): allowed = isConverted ? ([.converted], .converted) : nil
      }
      let isRight =
        allowed.map { allowed in
          repairs.count == 1
            && repairs.allSatisfy {
              Repair.Kind(rawValue: $0.kind.rawValue).map(allowed.kinds.contains) == true
                && allowed.action == $0.action && ($0.location == nil) == !row.isText
                && ScalarShown.isShown(meaning, as: $0, isText: row.isText)
            }
        } ?? repairs.isEmpty
      if !isRight {
        let wanted = allowed.map { "\($0.kinds.map(\.rawValue)) \($0.action)" } ?? "no repair"
        return differs("repairs", wanted, "\(repairs) for \(path): \(meaning)")
      }
    }
    let others = found.keys.sorted().filter { isJudged($0) }
    return others.isEmpty ? nil : differs("repairs", "no other", "\(others)")
  }

  private typealias Expectation = (
    path: String, meaning: ScalarMeaning, action: SmartRepair.Action, reportsNull: Bool
  )

  private var expectations: [Expectation] {
    var result: [Expectation] = [
      ("plain", row["plain"], .nilValue, false), ("given", row["given"], .initialValue, true),
      ("typed", row["typed"], .nilValue, false),
    ]
    let own = [("ownList", "list"), ("ownBag", "bag"), ("ownTable", "table")]
    let names = ["list", "slots", "bag", "table"].map { ($0, $0) } + (judgesHandedOn ? own : [])
    for (place, name) in names {
      let action: SmartRepair.Action = name == "slots" ? .nilValue : .droppedElement
      let parts: [(String, ScalarMeaning)] =
        switch row[name] {
        case .list(let elements) where name != "table":
          elements.enumerated().map { ("[\($0)]", $1) }
        case .members(let members) where name == "table": members.map { (".\($0)", $1) }
        default: []
        }
      result += parts.map { (place + $0, $1, action, name != "slots") }
    }
    return result
  }

  /// Whether a repair is of a place whose path is known: not of a transformer, in a set, or of a collection.
  private func isJudged(_ path: String) -> Bool {
    let name = String(path.dropFirst(4).prefix { $0.isLetter })
    switch (name, row[name]) {
    case ("plain", let meaning), ("given", let meaning), ("typed", let meaning):
      return ruling(meaning) != .open && !meaning.isOwnLeaf
    case ("table", .members), ("list", .list), ("slots", .list), ("bag", .list): return true
    default: return false
    }
  }

  // MARK: Writing

  private func written(_ model: ScalarPlaces<Value>) -> JudgeVerdict? {
    // Without the option of floats a model with one that is not finite is not written (ENC-10).
    let names = ["inf", "-inf", "nan"]
    let mayBeInfinite = row.tokens.contains {
      $0.meaning.contains { $0.isNotFinite || $0.text.map(names.contains) ?? false }
    }
    let read: [Value?] =
      [model.plain, model.given, model.typed, model.fast] + model.slots + Array(model.list)
      + Array(model.bag) + Array(model.table.values)
    let isInfinite = read.contains { value in
      if case .number(let text)? = value?.observed { names.contains(text) } else { false }
    }
    if mayBeInfinite || isInfinite { return nil }
    guard let text = model.toJSONString(options: settings.writing),
      let tree = JSONTree(parsing: Array(text.utf8))
    else { return differs("written", "a text", "none") }
    let members = tree.children(of: tree.root)
    let values = [("plain", model.plain), ("given", model.given), ("typed", model.typed)]
    for (name, value) in values + [("fast", model.fast)] {
      let found = members.first { tree.name(of: $0) == name }
        .flatMap { ScalarMeaning($0, of: tree) }
      let isRight = value.map { value in
        found.map { value.isWritten(as: $0, by: settings.writtenLaw) } ?? false
      }
      if isRight ?? (found == nil) { continue }
      return differs("written", "\(value.map { "\($0)" } ?? "nothing")", text)
    }
    return nil
  }

  private func differs(_ property: String, _ wanted: String, _ found: String) -> JudgeVerdict {
    row.differs(property, wanted + " as \(Value.self)", found)
  }
}
