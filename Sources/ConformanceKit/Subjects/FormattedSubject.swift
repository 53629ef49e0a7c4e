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
  /// The name and claims of the wrapped subject.
  public var manifest: SubjectManifest { subject.manifest }
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
    let input: [UInt8]
    if format.recognizes(request.input) {
      input = request.input
    } else {
      switch document(for: request.input) {
      case .success(let document): input = document
      case .failure(let excuse): return .inexpressible("\(excuse)")
      }
    }
    let format = format
    var lent = Reentry()
    lent.encode = { try format.encode(JSONReader.read($0)) }
    return await Reentry.$current.withValue(lent) {
      await subject.respond(
        to: SubjectRequest(model: request.model, input: input, settings: request.settings)
      )
    }
  }

  /// The input in the format, encoded on a deep stack: readers and writers of trees may recurse.
  private func document(for input: [UInt8]) -> Result<[UInt8], Inexpressible> {
    DeepStack.run { [format] in
      guard let tree = try? JSONReader.read(bytes: input) else {
        return .failure(Inexpressible("document for what is no JSON text", at: "$"))
      }
      do throws(Inexpressible) {
        return .success(try format.encode(tree))
      } catch {
        return .failure(error)
      }
    }
  }
}
