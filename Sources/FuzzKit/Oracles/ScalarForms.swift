extension Oracle {
  /// A number and the string that spells it the same way give the same value.
  ///
  /// Applies only to spellings that every conversion keeps: plain integers, and fractions in the shortest
  /// form of a Double.
  static let numberAsString = Oracle("number-as-string", .numberIsString, share: 4) { trial in
    trial.compareRespelled { tree, node in
      let text = tree.text(of: node)
      guard tree.kind(of: node) == .number, isPlain(text) else { return nil }
      return (.string, Array(text))
    }
  }

  /// true and 1, and false and 0, give the same value.
  static let boolAsNumber = Oracle("bool-as-number", .boolIsNumber, share: 4) { trial in
    trial.compareRespelled { tree, node in
      guard tree.kind(of: node) == .bool else { return nil }
      let isTrue = tree.text(of: node).first == UInt8(ascii: "t")
      return (.number, [isTrue ? UInt8(ascii: "1") : UInt8(ascii: "0")])
    }
  }

  private static func isPlain(_ spelling: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: spelling, as: UTF8.self)
    if text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) { return text.utf8.count <= 38 }
    guard text.utf8.count <= 17, let value = Double(text) else { return false }
    if value == value.rounded() { return Int(text).map { $0 != 0 } ?? false }
    return value.description == text && !text.contains("e")
  }
}

extension Trial {
  /// Replaces one random scalar by another spelling of it and compares values, not repairs.
  fileprivate func compareRespelled(
    _ respell: (JSONTree, JSONTree.Node) -> (JSONTree.Kind, [UInt8])?
  ) -> Oracle.Verdict {
    guard let facts, facts.isObject, facts.depth <= JSONLimits.depth, let original = execution.tree
    else { return .silent }
    var tree = facts.tree
    guard let node = tree.randomNode(&generator, where: { respell($0, $1) != nil }),
      let (kind, text) = respell(tree, node)
    else { return .silent }
    tree.replace(node, with: tree.addScalar(kind, text))
    return compare(original, with: tree.bytes, ignoringRepairs: true)
  }
}
