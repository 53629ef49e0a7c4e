extension Oracle {
  /// A number with a fraction of zero, or with an exponent, is the same number.
  ///
  /// Applies only to numbers of up to 15 digits, which every numeric type holds exactly, and not to zero,
  /// whose sign some types keep.
  static let numberSpelling = Oracle("number-spelling", .numberSpelling, share: 8) { trial in
    guard let facts = trial.facts, facts.isComparable, let original = trial.execution.tree,
      let node = facts.tree.randomNode(
        &trial.generator,
        where: { $0.kind(of: $1) == .number && isPlain($0.text(of: $1)) }
      )
    else { return .silent }
    var tree = facts.tree
    let spelled = respelled(facts.tree.text(of: node), &trial.generator)
    tree.replace(node, with: tree.addScalar(.number, spelled))
    return trial.compare(original, with: tree.bytes)
  }

  private static func isPlain(_ text: ArraySlice<UInt8>) -> Bool {
    text.count <= 15 && text.contains { (0x31...0x39).contains($0) }
      && text.allSatisfy {
        (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
      }
  }

  private static func respelled(_ text: ArraySlice<UInt8>, _ generator: inout SeededGenerator)
    -> [UInt8]
  {
    let isFraction = text.contains(UInt8(ascii: "."))
    let endings = isFraction ? ["0", "e0", "E+00"] : [".0", ".00e0", "0e-1", "E+0", "000e-3"]
    return Array(text) + Array((generator.pick(endings) ?? "e0").utf8)
  }
}
