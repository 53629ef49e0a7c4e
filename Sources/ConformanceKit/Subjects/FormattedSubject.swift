/// A subject whose decoder reads a format other than JSON.
///
/// Cases are trees. This subject passes each input on in the format, and reports what the format
/// cannot express, which excuses the decoder from the case.
///
/// ```swift
/// let subject = FormattedSubject(
///   DropInSubject(manifest) { _ in MyCBORDecoder() }, format: MyCBOR())
/// ```
public struct FormattedSubject: ConformanceSubject {
  /// The name and claims of the wrapped subject, and the format's spellings.
  public var manifest: SubjectManifest {
    var manifest = subject.manifest
    manifest.spellings = format.spellings
    return manifest
  }
  private let subject: any ConformanceSubject
  private let format: any SuiteFormat

  /// Creates a subject.
  ///
  /// - Parameters:
  ///   - subject: The subject whose decoder reads the format. It must not claim `json`: every excuse would be
  ///     a failure then.
  ///   - format: Encodes the trees of cases as documents.
  public init(_ subject: any ConformanceSubject, format: any SuiteFormat) {
    self.subject = subject
    self.format = format
  }

  /// Whether the wrapped subject has a type for the model.
  public func binds(_ model: ModelID) -> Bool { subject.binds(model) }

  /// Passes the input to the wrapped subject as a document of the format.
  ///
  /// A document already in the format, as in `property-list` cases, is passed on unchanged.
  /// Anything else must be a JSON text, whose tree is encoded.
  public func respond(to request: SubjectRequest) async -> SubjectResponse {
    var settings = request.settings
    let spelling = settings.removeValue(forKey: .spelling)
    let document: FormattedDocument
    switch self.document(for: request.model, request.input, settings, spelling) {
    case .success(let made): document = made
    case .failure(let excuse): return .inexpressible("\(excuse)")
    }
    let earlier = request.earlier.compactMap { other in
      (try? self.document(for: other.model, other.input, settings).get())
        .map { EarlierInput(model: $0.model, input: $0.input) }
    }
    let format = format
    var lent = Reentry()
    lent.encode = { text in
      let types = AskedTypes(of: ContractModels.AnyOrder.self, Array(text.utf8))
      return try format.encode(format.adapted(try JSONReader.read(text), to: types), asked: types)
    }
    let response = await Reentry.$current.withValue(lent) {
      await subject.respond(
        to: SubjectRequest(
          model: document.model,
          input: document.input,
          settings: settings,
          earlier: earlier
        )
      )
    }
    return document.isHeld ? Self.unheld(response, as: request.model) : response
  }

  /// A document of the format, and the model that reads it.
  private struct FormattedDocument {
    var model: ModelID
    var input: [UInt8]
    /// Whether the model is a holder, since the top of the tree was no table.
    var isHeld = false
  }

  /// The answer without the table around it, which paths do not name either.
  private static func unheld(_ response: SubjectResponse, as model: ModelID) -> SubjectResponse {
    if case .unbound = response { return .unbound(model) }
    let key = ModelCatalog.boxField
    switch VariedRequest.Holder.field(key).unwrapped(response) {
    case .decoded(let value, let repairs)?:
      // The types that use containers themselves list paths.
      let isListing = TwinCatalog.containers[model] != nil
      return .decoded(isListing ? value.withoutKey(key) : value, repairs: repairs)
    case let answer?: return answer
    case nil: return .broken("the holder of \(model) has no \(key)")
    }
  }

  private static let alike = Inexpressible("another spelling", at: "$")

  /// Deeper than JSON is read, since how deep a decoder may go is for its format to say; and no deeper than
  /// formats can write that recurse and keep a path at each level.
  private static let rules: JSONReader.Rules = {
    var rules = JSONReader.Rules()
    rules.maximumDepth = 5_000
    return rules
  }()

  /// The input in the format, encoded on a deep stack: readers and writers of trees may recurse.
  private func document(
    for model: ModelID,
    _ input: [UInt8],
    _ settings: DecodingSettings,
    _ spelling: String? = nil
  ) -> Result<FormattedDocument, Inexpressible> {
    if format.recognizes(input) {
      if spelling != nil { return .failure(Self.alike) }
      return .success(FormattedDocument(model: model, input: input))
    }
    return DeepStack.run { [format, subject] in
      var tree: JSONValue
      do throws(JSONReaderError) {
        tree = try JSONReader.read(bytes: input, rules: Self.rules)
      } catch {
        let what = error.code == .depth ? "is deeper than 5,000 levels" : "is no JSON text"
        return .failure(Inexpressible("a document for what \(what)", at: "$"))
      }
      do throws(Inexpressible) {
        var document = FormattedDocument(model: model, input: [])
        var types = AskedTypes(of: model, input, settings)
        tree = try format.adapted(tree, to: types)
        if format.traits.contains(.tableOnTop), !tree.isObject {
          tree = .object([JSONMember(key: ModelCatalog.boxField, value: tree)])
          document.model = ModelCatalog.box(of: model)
          types.details = ModelCatalog.standard[document.model]
          guard subject.binds(document.model) else {
            throw Inexpressible("a top that is no table, and \(model) has no holder", at: "$")
          }
          document.isHeld = true
        }
        document.input = try format.encode(tree, asked: types)
        guard let spelling else { return .success(document) }
        let usual = document.input
        document.input = try format.encode(tree, asked: types, spelling: spelling)
        return document.input == usual ? .failure(Self.alike) : .success(document)
      } catch {
        return .failure(error)
      }
    }
  }
}

extension JSONValue {
  fileprivate var isObject: Bool { if case .object = self { true } else { false } }
}

extension Observation {
  /// The value with all paths in its texts, as in `typeMismatch @/item/0`, begun after this key.
  fileprivate func withoutKey(_ key: String) -> Observation {
    switch self {
    case .string(let text):
      .string(
        text.split(separator: " ", omittingEmptySubsequences: false)
          .map { word in
            var parts = word.split(separator: "/", omittingEmptySubsequences: false)
            guard parts.count > 1, parts[1] == key else { return String(word) }
            parts.remove(at: 1)
            return parts.count == 1 ? "\(parts[0])/" : parts.joined(separator: "/")
          }
          .joined(separator: " ")
      )
    case .array(let elements): .array(elements.map { $0.withoutKey(key) })
    case .object(let fields): .object(fields.mapValues { $0.withoutKey(key) })
    default: self
    }
  }
}
