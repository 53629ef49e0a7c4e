/// A type as it is written, and the aspects of it that its coding depends on.
struct TypeReference {
  /// Why a value of a type can never be decoded.
  enum Obstacle: String {
    case function = "a function"
    case tuple = "a tuple"
    case any = "`Any`"
    case existential = "an existential"
    case metatype = "a metatype"
  }

  indirect enum Form {
    case plain

    /// `T?`, which is nil without an initial value.
    case optional(wrapped: TypeReference)

    /// `T!`, which is nil without an initial value.
    case unwrapped(wrapped: TypeReference)

    /// `Optional<T>`, which the compiler does not implicitly set to nil.
    case spelledOptional(wrapped: TypeReference)

    /// `some P`, which has no name to use for decoding.
    case opaque
  }

  /// The bytes of the source.
  let range: Range<Int>

  let text: String
  let form: Form
  let obstacle: Obstacle?

  /// The `T` of an Optional in any spelling.
  var wrapped: TypeReference? {
    switch form {
    case .plain, .opaque: nil
    case .optional(let wrapped), .unwrapped(let wrapped), .spelledOptional(let wrapped): wrapped
    }
  }

  /// Whether a variable of it is implicitly nil.
  var isNilByItself: Bool {
    switch form {
    case .optional, .unwrapped: true
    case .plain, .opaque, .spelledOptional: false
    }
  }
}
