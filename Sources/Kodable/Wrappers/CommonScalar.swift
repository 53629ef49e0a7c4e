import ModelSupport

/// A scalar for whose properties the compiler makes code of its own.
///
/// Code for a type known only at run time looks up the metadata of `Optional` and of the wrapper for each
/// property, which costs more than reading it: with this, a model of scalars decodes in half the time.
protocol CommonScalar: ModelScalar {
  /// The field of a property of the scalar, in one of its forms.
  static func makeField(_ form: ScalarForm, _ name: String, at offset: Int) -> ModelField
}

/// How a property holds a scalar.
enum ScalarForm {
  case plain, optional, coding, codingOptional
}

extension Bool: CommonScalar {
  static func makeField(_ form: ScalarForm, _ name: String, at offset: Int) -> ModelField {
    form.field(of: Bool.self, name, at: offset)
  }
}

extension Double: CommonScalar {
  static func makeField(_ form: ScalarForm, _ name: String, at offset: Int) -> ModelField {
    form.field(of: Double.self, name, at: offset)
  }
}

extension Int: CommonScalar {
  static func makeField(_ form: ScalarForm, _ name: String, at offset: Int) -> ModelField {
    form.field(of: Int.self, name, at: offset)
  }
}

extension String: CommonScalar {
  static func makeField(_ form: ScalarForm, _ name: String, at offset: Int) -> ModelField {
    form.field(of: String.self, name, at: offset)
  }
}

extension ScalarForm {
  /// Inlined, so that each of the callers makes it for its own type.
  @inline(__always)
  fileprivate func field<Scalar: ModelScalar>(
    of type: Scalar.Type,
    _ name: String,
    at offset: Int
  ) -> ModelField {
    let reader = ScalarReader<Scalar>()
    let writer = ScalarWriter<Scalar>()
    let optionalReader = OptionalReader(wrapped: reader)
    let optionalWriter = OptionalWriter(wrapped: writer)
    switch self {
    case .plain:
      return ModelField(
        read: PlainField.reader(name, at: offset, by: reader),
        write: PlainField.writer(name, at: offset, by: writer)
      )
    case .optional:
      return ModelField(
        read: PlainField.reader(name, at: offset, by: optionalReader),
        write: PlainField.writer(name, at: offset, by: optionalWriter)
      )
    case .coding:
      return Coding<Scalar>.field(name, at: offset, reader, writer)
    case .codingOptional:
      return Coding<Scalar?>.field(name, at: offset, optionalReader, optionalWriter)
    }
  }

  /// The common scalar that a type is, or wraps as an Optional, and its form.
  static func of(_ type: Any.Type, isWrapped: Bool) -> (any CommonScalar.Type, ScalarForm)? {
    if let scalar = type as? any CommonScalar.Type { return (scalar, isWrapped ? .coding : .plain) }
    guard let scalar = (type as? any OptionalProbe.Type)?.wrapped as? any CommonScalar.Type else {
      return nil
    }
    return (scalar, isWrapped ? .codingOptional : .optional)
  }
}
