import ConformanceKit
import ConformanceProof
import FuzzKit
import SmartCodable

/// Compares a model with what the specification makes of its scalars: values, repairs and what is written.
struct NumberTableLenient<Value: NumberTabled> {
  private let row: NumberTableRow
  private let wanted: [ScalarRuling]

  init(_ row: NumberTableRow, by law: ScalarLaw) {
    self.row = row
    wanted = row.tokens.map { law.ruling(Value.scalar, .json($0.meaning.json)) }
  }

  func verdict(_ decoder: SmartJSONDecoder) -> JudgeVerdict? {
    guard let report = try? decoder.report(NumberTableModel<Value>.self, from: row.text) else {
      return differs("model", "a model", "none")
    }
    return verdict(on: report.value) ?? verdict(on: report.repairs) ?? written(report.value)
  }

  func verdict(on model: NumberTableModel<Value>) -> JudgeVerdict? {
    let keys = ["a", "b", "c"]
    return single("plain", model.plain, wanted[0])
      ?? single("given", model.given, wanted[1], initial: Value.given)
      ?? single("typed", model.typed, wanted[2])
      ?? list("list", model.list.map(\.self), keepsNil: false)
      ?? list("slots", model.slots, keepsNil: true)
      ?? zip(keys, wanted).lazy
      .compactMap { single("table." + $0, model.table[$0], $1) }
      .first
  }

  // MARK: Values

  private func single(
    _ name: String,
    _ found: Value?,
    _ wanted: ScalarRuling,
    initial: Value? = nil
  ) -> JudgeVerdict? {
    wanted.admits(found?.observed, initial: initial?.observed)
      ? nil : differs(name, "\(wanted)", found.map { "\($0)" } ?? "nil")
  }

  private func list(_ name: String, _ found: [Value?], keepsNil: Bool) -> JudgeVerdict? {
    var kept = wanted
    if !keepsNil {
      if kept.contains(.open) { return nil }
      kept.removeAll { if case .miss = $0 { true } else { false } }
    }
    guard kept.count == found.count else {
      return differs(name, "\(kept.count) elements", "\(found)")
    }
    for (index, pair) in zip(found, kept).enumerated() {
      if let verdict = single("\(name)[\(index)]", pair.0, pair.1) { return verdict }
    }
    return nil
  }

  // MARK: Repairs (REP-3 to REP-8)

  private func verdict(on repairs: [SmartRepair]) -> JudgeVerdict? {
    var found: [String: [SmartRepair]] = [:]
    for repair in repairs { found[repair.pathDescription, default: []].append(repair) }
    let places: [(String, Int, SmartRepair.Action, reportsNull: Bool)] =
      [("plain", 0, .nilValue, false), ("given", 1, .initialValue, true)]
      + [("typed", 2, .nilValue, false)]
      + (0..<3)
      .flatMap { index -> [(String, Int, SmartRepair.Action, Bool)] in
        [
          ("list[\(index)]", index, .droppedElement, true),
          ("slots[\(index)]", index, .nilValue, false),
          ("table." + ["a", "b", "c"][index], index, .droppedElement, true),
        ]
      }
    for (path, index, action, reportsNull) in places {
      let repairs = found.removeValue(forKey: path) ?? []
      let allowed: (kinds: Set<Repair.Kind>, action: SmartRepair.Action)?
      switch wanted[index] {
      case .open: continue
      case .miss([.null]) where !reportsNull: allowed = nil
      case .miss(let kinds): allowed = (kinds, action)
      case .value(_, let isConverted): allowed = isConverted ? ([.converted], .converted) : nil
      }
      let isRight =
        allowed.map { allowed in
          repairs.count == 1
            && repairs.allSatisfy {
              Repair.Kind(rawValue: $0.kind.rawValue).map(allowed.kinds.contains) == true
                && allowed.action == $0.action
            }
        } ?? repairs.isEmpty
      if !isRight {
        let wanted = allowed.map { "\($0.kinds.map(\.rawValue)) \($0.action)" } ?? "no repair"
        return differs("repairs/" + path, wanted, "\(repairs.map { "\($0.kind) \($0.action)" })")
      }
    }
    return found.isEmpty ? nil : differs("repairs", "no other", "\(found.keys.sorted())")
  }

  // MARK: Writing

  private func written(_ model: NumberTableModel<Value>) -> JudgeVerdict? {
    // Without the option of floats a model with one that is not finite is not written (ENC-10).
    let names = ["inf", "-inf", "nan"]
    if row.tokens.contains(where: { $0.meaning.text.map(names.contains) ?? false }) { return nil }
    guard let text = model.toJSONString(), let tree = JSONTree(parsing: Array(text.utf8)) else {
      return differs("written", "a text", "none")
    }
    let members = tree.children(of: tree.root)
    for (name, value) in [("plain", model.plain), ("given", model.given), ("typed", model.typed)] {
      let node = members.first { tree.key(of: $0).map(Array.init) == Array(name.utf8) }
      let found = node.map { TransformedMeaning($0, of: tree) }
      let isRight = value.map { value in found.map { value.isWritten(as: $0) } ?? false }
      if isRight ?? (found == nil) { continue }
      return differs("written/" + name, "\(value.map { "\($0)" } ?? "nothing")", text)
    }
    return nil
  }

  private func differs(_ property: String, _ wanted: String, _ found: String) -> JudgeVerdict {
    .differs(
      property: "\(Value.self)/" + property,
      wanted: "other",
      found: "found",
      detail: "wanted \(wanted), found \(found) for \(row.text)"
    )
  }
}
