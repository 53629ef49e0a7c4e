/// Runs the `init(from:)` of a type with a decoder that records what is requested.
///
///     schema(of: Person.self)
///       Person.init(from: ProbeDecoder)      answers every request, so that the type continues
///         decode(Int.self, forKey: .age)  →  field  age: int64
///         decode([Pet].self, forKey: .pets)
///           Pet.init(from: …)             →  field  pets[].kind: string = cat dog
///
/// A sample document provides the answers where it can: types that refuse an empty string or an unknown raw
/// value continue then. A type inside itself is followed once, and no deeper.
///
/// The type's own code runs in this process, on benign input; a type that traps even then must not
/// be probed.
public enum SchemaProbe {
  /// Returns what `type` requests; `sample` is a JSON text, and an invalid one is ignored.
  public static func schema(
    of type: (some Decodable).Type,
    sample: String? = nil,
    hints: ProbeHints = ProbeHints()
  ) -> ProbedSchema {
    let tree = sample.flatMap { JSONTree(parsing: Array($0.utf8)) } ?? JSONTree()
    let recorder = ProbeRecorder(sample: tree, hints: hints)
    let place = ProbePlace(path: [], node: tree.root, types: [])
    // What a type requested before it threw still counts.
    _ = try? recorder.value(type, at: place)
    return recorder.schema
  }
}

/// The position of the probe: the path, the node of the sample there, and the enclosing types.
struct ProbePlace {
  var path: [ProbedSchema.Step]
  var node: JSONTree.Node?
  var types: [any Decodable.Type]

  /// The maximum nesting of types.
  static let deepest = 12

  func stepping(_ step: ProbedSchema.Step, to node: JSONTree.Node?) -> ProbePlace {
    ProbePlace(path: path + [step], node: node, types: types)
  }
}

/// Why the probe stops at a place.
enum ProbeLimit: Error {
  case recursion
  case noValue
}
