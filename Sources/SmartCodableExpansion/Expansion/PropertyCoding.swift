/// How one property takes part in the generated members.
struct PropertyCoding {
  enum Form {
    /// A value of a type that can be named.
    case value(type: String)

    /// An Optional, with the name of its wrapped type.
    case optional(wrapped: String)

    /// A value of the type that the compiler infers from the initial value, Optional or not (MAC-4).
    case inferred

    /// A value of a type that cannot be named.
    case opaque

    /// The storage of a property wrapper, whose type is left to the compiler.
    case wrapper
  }

  let property: StoredProperty

  /// How the property is coded, or nil if it is not.
  let form: Form?

  /// When the property gets its value in `init(from:)`.
  let timing: Timing

  enum Timing {
    /// After the call of the superclass, since it has an initial value.
    case late

    /// Before that call, as the language requires without an initial value.
    case early
  }

  /// Whether each generated initializer must set it to nil first.
  let startsAsNil: Bool

  private var key: String { ".\(property.name)" }

  var decoding: String {
    let decoding =
      switch form {
      case nil: ""
      case .value(let type): "container.decode(\(type).self, forKey: \(key))"
      case .optional(let wrapped): "container.decodeIfPresent(\(wrapped).self, forKey: \(key))"
      case .inferred: "container._decode(like: \(target), forKey: \(key))"
      case .wrapper where timing == .early: "wrapper(\(key))"
      case .opaque, .wrapper: "container.decode(type(of: \(target)), forKey: \(key))"
      }
    return "\(property.traits.isUnsafe ? "unsafe " : "")\(target) = try \(decoding)"
  }

  var encoding: String {
    let function =
      switch form {
      case .optional: "encodeIfPresent"
      case .inferred: "_encode"
      default: "encode"
      }
    let effects = property.traits.isUnsafe ? "try unsafe" : "try"
    return "\(effects) container.\(function)(\(target), forKey: \(key))"
  }

  /// The name that is read and written: the property, or the storage of its wrapper.
  private var target: String {
    if case .wrapper = form { "self.\(property.storageName)" } else { "self.\(property.name)" }
  }

  /// Whether the line depends on the type of the storage, which a helper must infer.
  var needsWrapperHelper: Bool {
    if case .wrapper = form { timing == .early } else { false }
  }
}
