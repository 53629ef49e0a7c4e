/// A type as it is written, and as much of its meaning as its coding depends on.
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

    /// `T?`, nil without a value.
    case optional(wrapped: TypeReference)

    /// `T!`, nil without a value.
    case unwrapped(wrapped: TypeReference)

    /// `Optional<T>`, which the compiler does not set to nil by itself.
    case spelledOptional(wrapped: TypeReference)

    /// `some P`, which has no name to decode by.
    case opaque
  }

  /// Bytes of the source.
  let range: Range<Int>

  let text: String
  let form: Form
  let obstacle: Obstacle?

  /// The `T` of an Optional, whatever its spelling.
  var wrapped: TypeReference? {
    switch form {
    case .plain, .opaque: nil
    case .optional(let wrapped), .unwrapped(let wrapped), .spelledOptional(let wrapped): wrapped
    }
  }

  /// Whether a variable of it is nil unless it says otherwise.
  var isNilByItself: Bool {
    switch form {
    case .optional, .unwrapped: true
    case .plain, .opaque, .spelledOptional: false
    }
  }
}
