package import Foundation

/// The settings of a call of versions 1 and 2, as their API makes them.
package struct DialectSettings {
  /// How dates are read.
  package var date = JSONDecoder.DateDecodingStrategy.deferredToDate

  /// How `Data` is read; from base64 without a value.
  package var data: JSONDecoder.DataDecodingStrategy?

  /// Which texts stand for infinity and NaN.
  package var float = JSONDecoder.NonConformingFloatDecodingStrategy.throw

  /// Whether keys are converted from snake case.
  package var convertsSnakeCase = false

  /// The keys that the call renames.
  package var renaming: KeyRenaming?

  /// Foundation's defaults, and keys as they are.
  package init() {}
}

/// The calls of versions 1 and 2: the same decoder under another policy.
package struct DialectCall: ~Copyable {
  private let call: DecodeCall

  /// Makes a call; `dialect` is the API that makes it.
  package init(
    _ input: consuming DecodeInput,
    settings: DialectSettings,
    dialect: any DecodingDialect.Type
  ) {
    var options = DecodingSettings([])
    options.policy = .version2
    options.dialect = dialect
    options.date = settings.date
    options.data = settings.data
    options.float = settings.float
    if settings.convertsSnakeCase { options.key = .strategy(.fromSnakeCase) }
    if let renaming = settings.renaming { options.key = .renamed(renaming) }
    call = DecodeCall(input: input, designatedPath: nil, settings: options)
  }

  /// The model, or nil if the call fails as a whole.
  package func model<Model: _SmartModel>(_ type: Model.Type) -> Model? {
    try? call.value(type)
  }

  /// The models of an array, whose hooks run after all of them have been decoded (LEG-11), or nil if the
  /// call fails as a whole.
  package func models<Model: _SmartModel>(_ type: Model.Type) -> [Model]? {
    try? call.withReader(for: [Model].self, isCollecting: false) { reader throws in
      let root = try call.load(into: reader)
      reader.document.root = root
      do throws(Miss) {
        var models = try unfinished(type, at: root, in: reader)
        for index in models.indices { models[index].didFinishMapping() }
        return models
      } catch {
        throw call.failure(error, [Model].self, at: root, in: reader)
      }
    }
  }

  private func unfinished<Model: _SmartModel>(
    _ type: Model.Type,
    at root: Int,
    in reader: Reader
  ) throws(Miss) -> [Model] {
    let array = reader.container(.array, at: root)
    guard array >= 0, let element = reader.types.operations(for: type) as? ModelOperations<Model>
    else { throw reader.tape.has(.null, at: root) ? .null : .mismatch }
    var models: [Model] = []
    models.reserveCapacity(reader.tape.memberCount(array))
    var index = array + 1
    for position in 0..<reader.tape.memberCount(array) {
      reader.scopes.path.push(.element(position))
      defer { reader.scopes.path.pop() }
      do throws(Miss) {
        if reader.tape.has(.null, at: index) { throw .null }
        models.append(try element.unfinished(at: index, in: reader))
      } catch {
        throw reader.failWhole(error, type, at: index)
      }
      index = reader.tape.next(index)
    }
    return models
  }
}
