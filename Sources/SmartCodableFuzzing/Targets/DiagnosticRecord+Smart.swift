import FuzzKit
import SmartCodable

extension DiagnosticRecord {
  /// Converts a repair to the terms that all decoders share.
  init(_ repair: SmartRepair) {
    let steps = repair.path.map { component -> TreePath.Step in
      switch component {
      case .key(let key): .key(key)
      case .index(let index): .index(index)
      }
    }
    self.init(
      path: TreePath(steps),
      kind: repair.kind.rawValue,
      wanted: repair.wanted,
      found: repair.found.rawValue,
      action: repair.action.rawValue
    )
  }
}

extension Execution {
  /// What a call gives, or the case of what it throws.
  init(_ call: () throws -> Execution) {
    do {
      self = try call()
    } catch {
      self = .thrown(Refusal(error).code)
    }
  }
}

extension SmartRepair {
  /// The steps of the path as one text.
  var steps: String {
    path
      .map { component in
        switch component {
        case .key(let key): key
        case .index(let index): "\(index)"
        }
      }
      .joined(separator: "/")
  }
}
