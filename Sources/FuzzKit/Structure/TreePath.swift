/// The place of a value in a document or in an observation.
public struct TreePath: Hashable, Sendable, CustomStringConvertible {
  /// One step into an object or an array.
  public enum Step: Hashable, Sendable {
    /// Into the member with this key.
    case key(String)
    /// Into the element at this index.
    case index(Int)
  }

  /// The steps from the root.
  public var steps: [Step]

  /// For each step, whether its key is data, as in a dictionary, rather than a name; nil if unknown.
  ///
  /// It records the origin of the path: paths that differ only in it are equal.
  private(set) var dataSteps: [Bool?] = []

  /// For each step, the number of the type whose name its key is; zero if unknown.
  ///
  /// It records the origin, too.
  private(set) var keyTypes: [Int32] = []

  /// Paths are equal if their steps are.
  public static func == (left: TreePath, right: TreePath) -> Bool { left.steps == right.steps }

  /// Hashes the steps.
  public func hash(into hasher: inout Hasher) { hasher.combine(steps) }

  /// A path of `steps`; none means the root.
  public init(_ steps: [Step] = []) {
    self.steps = steps
  }

  init(_ steps: [Step], dataSteps: [Bool?], keyTypes: [Int32]) {
    self.steps = steps
    self.dataSteps = dataSteps
    self.keyTypes = keyTypes
  }

  /// The path without what lies between a type and the same type further inside, so that a place in a value that
  /// nests has one path at all depths.
  var withoutRecursion: TreePath {
    guard keyTypes.count == steps.count else { return self }
    var kept: [Int] = []
    var place = 0
    while place < steps.count {
      let type = keyTypes[place]
      if type > 0, let last = keyTypes.lastIndex(of: type) { place = last }
      kept.append(place)
      place += 1
    }
    return TreePath(
      kept.map { steps[$0] },
      dataSteps: kept.map { dataSteps[$0] },
      keyTypes: kept.map { keyTypes[$0] }
    )
  }

  /// The path in readable form: `users[3].age`, or `$` for the root.
  public var description: String { text { "[\($0)]" } }

  /// The path as part of a signature: indices become `[*]`, and keys that do not look like a property's `{*}`.
  public var signatureText: String {
    text({ _ in "[*]" }, key: { Self.isIdentifier($0) ? $0 : "{*}" })
  }

  private func text(_ index: (Int) -> String, key: (String) -> String = { $0 }) -> String {
    var result = ""
    for step in steps {
      switch step {
      case .key(let name): result += (result.isEmpty ? "" : ".") + key(name)
      case .index(let position): result += index(position)
      }
    }
    return result.isEmpty ? "$" : result
  }

  static func isIdentifier(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 24
      && name.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
          || (0x61...0x7A).contains(byte) || byte == 0x5F
      }
  }
}

extension JSONTree {
  /// The path of `node` from the root.
  public func path(of node: Node) -> TreePath {
    var steps: [TreePath.Step] = []
    var data: [Bool?] = []
    var types: [Int32] = []
    var current = node
    while let container = parent(of: current) {
      data.append(keysAreData(of: container))
      types.append(keyType(of: container))
      if let key = key(of: current) {
        steps.append(.key(String(decoding: JSONText.unescaped(key), as: UTF8.self)))
      } else {
        steps.append(.index(position(of: current, in: container)))
      }
      current = container
    }
    return TreePath(
      steps.reversed(),
      dataSteps: data.reversed(),
      keyTypes: types.reversed()
    )
  }

  private func position(of node: Node, in container: Node) -> Int {
    var position = 0
    var child = firstChild(of: container)
    while let current = child, current != node {
      position += 1
      child = nextSibling(of: current)
    }
    return position
  }
}
