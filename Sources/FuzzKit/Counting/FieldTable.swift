/// Counts by field, kind and outcome: what the document had where the target's type reads, and the result.
///
/// The fields are those of the probe. Each document is walked along them once; per field, each kind that
/// occurs counts once, so an array of a thousand elements weighs no more than one.
struct FieldTable: Sendable {
  /// The kind of value at the place of a field.
  enum Kind: Int, CaseIterable {
    /// No value, although the enclosing object is present.
    case missing
    case null, bool, number, string, array, object

    init?(_ kind: JSONTree.Kind) {
      switch kind {
      case .null: self = .null
      case .bool: self = .bool
      case .number: self = .number
      case .string: self = .string
      case .array: self = .array
      case .object: self = .object
      case .set: return nil
      }
    }
  }

  /// The outcome for the value.
  enum Outcome: Int, CaseIterable {
    /// The document decoded, and no repair is reported here or around it.
    case accepted
    /// A repair is reported here or around it.
    case repaired
    /// The whole document was refused.
    case refused
  }

  /// A place, with all types that are wanted there.
  struct Field: Sendable {
    let name: String
    var wanted: [String]
  }

  private struct Branch: Sendable {
    var field: Int?
    var keys: [[UInt8]: Int] = [:]
    var element: Int?
  }

  /// One in this many iterations is counted.
  static let share: UInt64 = 16

  private(set) var fields: [Field] = []
  private var branches = [Branch()]

  /// Creates a table of the places of `schema`, each once.
  init(_ schema: ProbedSchema) {
    for field in schema.fields {
      var branch = 0
      for step in field.path { branch = child(of: branch, step) }
      let wanted = field.wanted.description + (field.isOptional ? "?" : "")
      if let number = branches[branch].field {
        if !fields[number].wanted.contains(wanted) { fields[number].wanted.append(wanted) }
      } else {
        branches[branch].field = fields.count
        let name = ProbedSchema.Field(path: field.path, wanted: field.wanted).place
        fields.append(Field(name: name, wanted: [wanted]))
      }
    }
  }

  static func isDue(at iteration: UInt64) -> Bool {
    SeededGenerator.mix(iteration ^ 0x6669_656C_6473) % share == 0
  }

  /// The number of counts this table needs.
  var cellCount: Int { fields.count * Self.cellsPerField }

  private static let cellsPerField = Kind.allCases.count * Outcome.allCases.count

  /// The position of a count.
  static func cell(_ field: Int, _ kind: Kind, _ outcome: Outcome) -> Int {
    field * cellsPerField + kind.rawValue * Outcome.allCases.count + outcome.rawValue
  }

  /// The counts that this document increments, in ascending order.
  func cells(of tree: JSONTree, _ execution: Execution) -> [Int] {
    guard !fields.isEmpty else { return [] }
    var walk = Walk(tree: tree)
    if execution.tree == nil { walk.isRefused = true }
    walk.repaired = Set((execution.diagnostics ?? []).map(\.path))
    visit(tree.root, 0, TreePath(), false, &walk)
    return walk.cells.sorted()
  }

  private struct Walk {
    let tree: JSONTree
    var isRefused = false
    var repaired: Set<TreePath> = []
    var cells: Set<Int> = []

    mutating func count(_ field: Int?, _ kind: Kind?, isRepaired: Bool) {
      guard let field, let kind else { return }
      let outcome: Outcome = isRefused ? .refused : isRepaired ? .repaired : .accepted
      cells.insert(FieldTable.cell(field, kind, outcome))
    }

    func isRepaired(at path: TreePath) -> Bool { !repaired.isEmpty && repaired.contains(path) }
  }

  /// Recurses as deep as the schema, which the probe bounds.
  private func visit(
    _ node: JSONTree.Node,
    _ number: Int,
    _ path: TreePath,
    _ isInsideRepair: Bool,
    _ walk: inout Walk
  ) {
    let branch = branches[number]
    let kind = walk.tree.kind(of: node)
    let isRepaired = isInsideRepair || walk.isRepaired(at: path)
    walk.count(branch.field, Kind(kind), isRepaired: isRepaired)
    var unseen = kind == .object ? branch.keys : [:]
    var position = 0
    var child = walk.tree.firstChild(of: node)
    while let current = child {
      if let key = walk.tree.key(of: current) {
        let bytes = key.contains(UInt8(ascii: "\\")) ? JSONText.unescaped(key) : Array(key)
        if let next = unseen.removeValue(forKey: bytes) {
          let below = path.appending(.key(String(decoding: bytes, as: UTF8.self)))
          visit(current, next, below, isRepaired, &walk)
        }
      } else if let next = branch.element {
        visit(current, next, path.appending(.index(position)), isRepaired, &walk)
      }
      position += 1
      child = walk.tree.nextSibling(of: current)
    }
    for (key, next) in unseen {
      let below = path.appending(.key(String(decoding: key, as: UTF8.self)))
      let isRepairedHere = isRepaired || walk.isRepaired(at: below)
      walk.count(branches[next].field, .missing, isRepaired: isRepairedHere)
    }
  }

  private mutating func child(of branch: Int, _ step: ProbedSchema.Step) -> Int {
    let next = branches.count
    switch step {
    case .key(let key):
      if let known = branches[branch].keys[Array(key.utf8)] { return known }
      branches[branch].keys[Array(key.utf8)] = next
    case .element:
      if let known = branches[branch].element { return known }
      branches[branch].element = next
    }
    branches.append(Branch())
    return next
  }
}

extension TreePath {
  fileprivate func appending(_ step: Step) -> TreePath { TreePath(steps + [step]) }
}
