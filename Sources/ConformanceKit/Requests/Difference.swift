import ReportKit

/// The first place where two observations differ.
public struct Difference: Hashable, Sendable {
  /// The path, for example `$.items[2].name`.
  public let path: String
  /// The expected value at the path.
  public let expected: String
  /// The actual value at the path.
  public let actual: String
  /// How they differ, apart from the surrounding values: by which scalars or containers, by a
  /// missing entry, or by the kind of refusal.
  public let kind: String
  /// Whether the value is right, and only the reported repairs are not.
  let concernsRepairs: Bool
  /// What is signed of the difference that this one abridges; nil if it is whole.
  private let signed: String?

  /// Creates a difference.
  ///
  /// - Parameters:
  ///   - path: The path of the difference.
  ///   - expected: The expected value at the path.
  ///   - actual: The actual value at the path.
  ///   - kind: How they differ; by default derived from both texts.
  public init(path: String, expected: String, actual: String, kind: String? = nil) {
    self.init(path: path, expected: expected, actual: actual, kind: kind, concernsRepairs: false)
  }

  init(
    path: String,
    expected: String,
    actual: String,
    kind: String?,
    concernsRepairs: Bool,
    signed: String? = nil
  ) {
    self.concernsRepairs = concernsRepairs
    self.signed = signed
    self.path = path
    self.expected = expected
    self.actual = actual
    self.kind = kind ?? "\(expected), \(actual)"
  }

  /// The ledger signature of the difference: 16 hexadecimal digits, the hash of path and kind.
  ///
  /// Adding a field to a model does not change it, nor does ``abridged``.
  public var signature: String {
    String(SHA256.hexDigest(of: Array(signedText.utf8)).prefix(Self.signatureLength))
  }

  private var signedText: String { signed ?? "\(path)\n\(kind)" }

  private static let signatureLength = 16

  /// Whether a text has the form of a signature.
  static func isSignature(_ text: String) -> Bool {
    text.utf8.count == signatureLength
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

  /// The difference on one line.
  public var sentence: String { "at \(path): expected \(expected), got \(actual)" }

  /// The same difference for readers: values of at most 200 characters and a path of at most 20 steps, on one line
  /// and without control characters.
  public var abridged: Difference {
    Difference(
      path: PrintedText.path(path),
      expected: PrintedText.value(expected),
      actual: PrintedText.value(actual),
      kind: PrintedText.value(kind),
      concernsRepairs: concernsRepairs,
      signed: signedText
    )
  }
}

extension Observation {
  /// The first difference from an expected observation, with fields in alphabetical order.
  ///
  /// - Parameters:
  ///   - expected: The expected observation.
  ///   - path: The path of both.
  /// - Returns: The path and both values, or nil if there is no difference.
  public func firstDifference(from expected: Observation, at path: String = "$") -> Difference? {
    switch (expected, self) {
    case (.null, .null): return nil
    case (.boolean(let left), .boolean(let right)) where left == right: return nil
    case (.integer(let left), .integer(let right)), (.number(let left), .number(let right)),
      (.string(let left), .string(let right)), (.data(let left), .data(let right)),
      (.date(let left), .date(let right)), (.enumeration(let left), .enumeration(let right)):
      if left.hasSameScalars(as: right) { return nil }
    case (.array(let left), .array(let right)):
      return difference(from: left, to: right, at: path)
    case (.object(let left), .object(let right)):
      return difference(from: left, to: right, at: path)
    case (.instance(let leftName, let left), .instance(let rightName, let right))
    where leftName == rightName:
      return difference(from: left, to: right, at: path)
    default: break
    }
    return Difference(
      path: path,
      expected: expected.description,
      actual: description,
      kind: "\(expected.leaf) became \(leaf)"
    )
  }

  /// A scalar as its value, a container as its kind.
  private var leaf: String {
    switch self {
    case .array: "an array"
    case .object: "an object"
    case .instance(let name, _): "an object of \(name)"
    default: description
    }
  }

  private func difference(
    from expected: [Observation],
    to actual: [Observation],
    at path: String
  ) -> Difference? {
    for (index, (left, right)) in zip(expected, actual).enumerated() {
      if let found = right.firstDifference(from: left, at: "\(path)[\(index)]") { return found }
    }
    guard expected.count != actual.count else { return nil }
    return Difference(
      path: path,
      expected: "\(expected.count) elements \(Observation.array(expected))",
      actual: "\(actual.count) elements \(Observation.array(actual))",
      kind: "\(expected.count) elements became \(actual.count)"
    )
  }

  private func difference(
    from expected: [String: Observation],
    to actual: [String: Observation],
    at path: String
  ) -> Difference? {
    for key in Set(expected.keys).union(actual.keys).sorted() {
      let place = "\(path).\(key)"
      // A dictionary treats canonically equivalent keys as equal; an observation does not.
      if let left = expected.index(forKey: key), let right = actual.index(forKey: key),
        !expected[left].key.hasSameScalars(as: actual[right].key)
      {
        return Difference(
          path: place,
          expected: "the key \(expected[left].key.quoted)",
          actual: "the key \(actual[right].key.quoted)"
        )
      }
      switch (expected[key], actual[key]) {
      case (let left?, let right?):
        if let found = right.firstDifference(from: left, at: place) { return found }
      case (let left, let right):
        return Difference(
          path: place,
          expected: left?.description ?? "no such entry",
          actual: right?.description ?? "no such entry",
          kind: "\(left?.leaf ?? "no entry") became \(right?.leaf ?? "no entry")"
        )
      }
    }
    return nil
  }
}
