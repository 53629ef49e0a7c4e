/// Runs the `init(from:)` of a type in front of a decoder that writes down what it is asked for.
///
///     schema(of: Person.self)
///       Person.init(from: ProbeDecoder)      answers every question, so that the type goes on
///         decode(Int.self, forKey: .age)  →  field  age: int64
///         decode([Pet].self, forKey: .pets)
///           Pet.init(from: …)             →  field  pets[].kind: string = cat dog
///
/// A sample document gives the answers where it has them: types that refuse an empty string or an
/// unknown raw value go on then. A type inside itself is followed once, and no deeper.
///
/// The type's own code runs in this process, on benign input; a type that traps even then must not
/// be probed.
public enum SchemaProbe {
  /// What `type` asks for; `sample` is a JSON text, and one that is not valid counts as none.
  public static func schema(
    of type: (some Decodable).Type,
    sample: String? = nil,
    hints: ProbeHints = ProbeHints()
  ) -> ProbedSchema {
    let tree = sample.flatMap { JSONTree(parsing: Array($0.utf8)) } ?? JSONTree()
    let recorder = ProbeRecorder(sample: tree, hints: hints)
    let place = ProbePlace(path: [], node: tree.root, types: [])
    // What a throwing type has asked for until then still counts.
    _ = try? recorder.value(type, at: place)
    return recorder.schema
  }
}

/// Where the probe stands: the path, the node of the sample there, and the types around it.
struct ProbePlace {
  var path: [ProbedSchema.Step]
  var node: JSONTree.Node?
  var types: [any Decodable.Type]

  /// How many types may be inside each other.
  static let deepest = 12

  func stepping(_ step: ProbedSchema.Step, to node: JSONTree.Node?) -> ProbePlace {
    ProbePlace(path: path + [step], node: node, types: types)
  }
}

/// Why the probe does not go on at a place.
enum ProbeLimit: Error {
  case recursion
  case noValue
}
