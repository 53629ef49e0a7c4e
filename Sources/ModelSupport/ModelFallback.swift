/// What a model that reads itself from plain containers used instead of a value of its input, for
/// decoders that report such replacements.
package struct ModelFallback {
  /// Why the value was not used as it is.
  package enum Reason {
    /// No value: the key or a container on the way to it is missing.
    case missing

    /// The value is null.
    case null

    /// The value is not of the wanted type.
    case mismatch

    /// The value was converted.
    case converted
  }

  /// What is used instead.
  package enum Replacement {
    /// The converted value.
    case converted

    /// The default or the present value of the property.
    case initialValue

    case nilValue

    /// Nothing: the element or entry is left out.
    case nothing
  }

  package let reason: Reason
  package let replacement: Replacement

  /// The type that was wanted.
  package let wanted: Any.Type

  /// The keys, and the indexes as digits, from the model's object to the value.
  package let path: [String]

  package init(
    _ reason: Reason,
    _ replacement: Replacement,
    wanted: Any.Type,
    at path: [String]
  ) {
    self.reason = reason
    self.replacement = replacement
    self.wanted = wanted
    self.path = path
  }
}

/// A decoder that collects the fallbacks of the models that it decodes.
package protocol FallbackReceiver {
  /// Whether fallbacks are collected now; otherwise reporting them is wasted work.
  var wantsFallbacks: Bool { get }

  /// Collects a fallback of the model that is being decoded from this decoder.
  func receive(_ fallback: ModelFallback)
}

/// An error by which a model refuses its input, so that decoding the same value again is useless.
package protocol ModelRefusal: Error {
  /// The model that refused.
  var refusingModel: Any.Type? { get }
}
