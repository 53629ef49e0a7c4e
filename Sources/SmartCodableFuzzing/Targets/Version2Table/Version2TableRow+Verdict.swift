import FuzzKit
import SmartCodableV2

extension Version2Row {
  private var model: String {
    switch call {
    case .table: Version2Shape.Name.table.rawValue
    case .strict: Version2Shape.Name.strict.rawValue
    case .items: "Array<Item>"
    }
  }

  /// What is wrong with an answer and its log; nil if nothing is.
  func verdict(on found: [String]?, _ blocks: [Version2LoggedBlock?]) -> JudgeVerdict? {
    var judge = Version2Reference(scalars: scalars, keys: keys)
    let wanted: [String]?
    do throws(Version2Reference.Ending) {
      wanted =
        switch call {
        case .table: try judge.model(.table, value)
        case .strict: try judge.model(.strict, value)
        case .items: try judge.models(.item, value)
        }
    } catch {
      return nil
    }
    if let verdict = difference(found, wanted) { return verdict }
    guard !judge.isLogOpen else { return nil }
    let isOn = mode.rawValue <= SmartConfig.DebugMode.error.rawValue
    return Version2TableTarget.verdict(
      on: blocks,
      wanted: isOn ? judge.blocks : [],
      of: model,
      description
    )
  }

  private func difference(_ found: [String]?, _ wanted: [String]?) -> JudgeVerdict? {
    guard let found, let wanted, found.count == wanted.count else {
      if found == nil, wanted == nil { return nil }
      let texts = [wanted, found].map { $0.map { "\($0.count) texts" } ?? "nil" }
      return Version2TableTarget.differs("call", texts[0], texts[1], description)
    }
    for (index, (found, wanted)) in zip(found, wanted).enumerated()
    where !found.utf8.elementsEqual(wanted.utf8) && !wanted.contains(Version2Text.open) {
      let name = names[index]
      return Version2TableTarget.differs(name, wanted, found, description)
    }
    return nil
  }

  private var names: [String] {
    switch call {
    case .table: Version2TableModel.fields.map(\.name)
    case .strict: Version2TableStrict.fields.map(\.name)
    case .items: value.elementNames
    }
  }

  private var description: String { "\(form) \(keys) \(scalars) \(value.json)" }
}

extension Version2Value {
  fileprivate var elementNames: [String] {
    if case .list(let elements) = self { elements.indices.map { "\($0)" } } else { [] }
  }
}
