import class Foundation.FileManager

/// The files of a suite: models, cases and clauses without a case, as JSON texts.
///
/// This is the form in which a suite is stored, and the one that other languages read; `Suite/README.md`
/// describes it. Paths are relative to the folder, for example `cases/nulls.json`.
///
/// ```swift
/// let folder = SuiteFolder(texts: ["models/money.json": models, "cases/money.json": cases])
/// let suite = try folder.suite(version: "1.0")
/// ```
public struct SuiteFolder: Hashable, Sendable {
  /// The text of each file by its path in the folder.
  public let texts: [String: String]

  /// The files of the built-in suite.
  package static let embedded = SuiteFolder(
    texts: embeddedFolders.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
  )

  /// Reads all files with the extension `json` in a folder and the folders in it.
  ///
  /// - Parameter path: The path of the folder.
  /// - Throws: `SuiteDataError` for a folder or a file that cannot be read, or is not UTF-8.
  public init(contentsOf path: String) throws(SuiteDataError) {
    // There may be an enumerator, without names, where there is no folder.
    guard (try? FileManager.default.contentsOfDirectory(atPath: path)) != nil,
      let names = FileManager.default.enumerator(atPath: path)
    else {
      throw SuiteDataError(file: path, path: "$", reason: "there is no such folder")
    }
    var texts: [String: String] = [:]
    for case let name as String in names where name.hasSuffix(".json") {
      do {
        texts[name] = try String(contentsOfFile: path + "/" + name, encoding: .utf8)
      } catch {
        throw SuiteDataError(file: name, path: "$", reason: "cannot be read as UTF-8")
      }
    }
    self.texts = texts
  }

  /// Creates a folder from texts.
  ///
  /// - Parameter texts: The text of each file by its path; files outside `models/` and `cases/` that this
  ///   reader does not know are ignored.
  public init(texts: [String: String]) {
    self.texts = texts
  }

  /// Reads the suite.
  ///
  /// - Parameter version: Major and minor number of the suite.
  /// - Returns: The suite, its cases ordered by id and its models by file and position.
  /// - Throws: `SuiteDataError` with the file and the path in it of the first invalid member, of an id that is
  ///   malformed or not unique, and of a model that is not there.
  public func suite(version: String) throws(SuiteDataError) -> ConformanceSuite {
    try suite(version: version, beside: nil)
  }

  /// Reads a suite, or what is added to one: cases of dialects, which may use its models.
  func suite(
    version: String,
    beside base: ConformanceSuite?,
    models: ModelCatalog? = nil
  ) throws(SuiteDataError) -> ConformanceSuite {
    let models = if let models { models } else { try self.models(beside: base) }
    let known = Set((base?.models.schemas ?? []).map(\.id) + models.schemas.map(\.id))
    return ConformanceSuite(
      version: version,
      models: models,
      cases: try cases(of: known, beside: base),
      untestable: try elements(in: "untestable.json", Untestable.init(data:)),
      swiftOnly: try elements(path: "swift-only.json") { data throws(WireError) in
        try data.string()
      }
    )
  }

  /// The models alone, which are a tenth of what there is to read.
  func models(beside base: ConformanceSuite? = nil) throws(SuiteDataError) -> ModelCatalog {
    var known = Set(base?.models.schemas.map(\.id) ?? [])
    return ModelCatalog(
      try elements(in: "models/") { data throws(WireError) in
        let model = try ModelSchema(data: data)
        if !known.insert(model.id).inserted {
          throw WireError("the suite has a model \(model.id) already", at: data.path + ".id")
        }
        return model
      } + refusals().flatMap(\.models)
    )
  }

  /// The rows whose cases ask for types at each place.
  private func refusals() throws(SuiteDataError) -> [RefusalRow] {
    try elements(path: RefusalRow.path, RefusalRow.init)
  }

  /// The cases; `cases/lenient/nulls.json` holds cases of the profile `lenient`, and each row in `texts/`
  /// and of `refusals.json` becomes several.
  private func cases(
    of models: Set<ModelID>,
    beside base: ConformanceSuite?
  ) throws(SuiteDataError) -> [ConformanceCase] {
    var ids = Set(base?.cases.map(\.id) ?? [])
    func check(
      _ conformanceCase: ConformanceCase,
      _ data: WireValue
    ) throws(WireError) -> ConformanceCase {
      let id = conformanceCase.id
      guard id.isWellFormed else {
        throw WireError("\(id) is no id like chapter/subject/detail", at: data.path + ".id")
      }
      if !ids.insert(id).inserted {
        throw WireError("the suite has a case \(id) already", at: data.path + ".id")
      }
      guard models.contains(conformanceCase.model) else {
        throw WireError("there is no model \(conformanceCase.model)", at: data.path + ".model")
      }
      return conformanceCase
    }
    var cases: [ConformanceCase] = []
    for path in texts.keys.sorted() where path.hasPrefix("cases/") && path.hasSuffix(".json") {
      let folders = path.split(separator: "/").dropFirst().dropLast()
      let profile = folders.isEmpty ? nil : Profile(rawValue: folders.joined(separator: "/"))
      if let base, profile.map({ !$0.isDialect || base.dialects.contains($0) }) ?? true {
        let reason = "cases of your own stand in cases/dialect/NAME, with a name of your own"
        throw SuiteDataError(file: path, path: "$", reason: reason)
      }
      cases += try elements(path: path) { data throws(WireError) in
        try check(ConformanceCase(data: data, profile: profile), data)
      }
    }
    let makers: [(place: String, make: (WireValue) throws(WireError) -> [ConformanceCase])] = [
      ("texts/", TextRow.cases), (RefusalRow.path, RefusalRow.cases),
    ]
    for (place, make) in makers {
      if base != nil, let path = texts.keys.sorted().first(where: { $0.hasPrefix(place) }) {
        let reason = "rows make cases of the suite's profiles; write cases of your own"
        throw SuiteDataError(file: path, path: "$", reason: reason)
      }
      let rows = try elements(in: place) { row throws(WireError) in
        var made: [ConformanceCase] = []
        for own in try make(row) { made.append(try check(own, row)) }
        return made
      }
      cases += rows.joined()
    }
    return cases
  }

  /// The models of each file in `models/`, by its name without the extension.
  package func modelAreas() throws(SuiteDataError) -> [String: [ModelSchema]] {
    var areas: [String: [ModelSchema]] = [:]
    for path in texts.keys where path.hasPrefix("models/") && path.hasSuffix(".json") {
      let area = path.dropFirst("models/".count).dropLast(".json".count)
      areas[String(area)] = try elements(path: path, ModelSchema.init(data:))
    }
    return areas
  }

  /// The elements of the arrays in all files whose path has this prefix.
  package func elements<Element>(
    in place: String,
    _ read: (WireValue) throws(WireError) -> Element
  ) throws(SuiteDataError) -> [Element] {
    var elements: [Element] = []
    for path in texts.keys.sorted() where path.hasPrefix(place) && path.hasSuffix(".json") {
      elements += try self.elements(path: path, read)
    }
    return elements
  }

  /// The elements of the array in one file; none if there is no such file.
  package func elements<Element>(
    path: String,
    _ read: (WireValue) throws(WireError) -> Element
  ) throws(SuiteDataError) -> [Element] {
    guard let text = texts[path] else { return [] }
    do {
      return try WireValue(line: Array(text.utf8)).list(read)
    } catch {
      throw SuiteDataError(file: path, path: error.path, reason: error.reason)
    }
  }
}

/// Why a file of a suite cannot be read.
public struct SuiteDataError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file in the folder.
  public let file: String
  /// The place in the file, for example `$[3].expect.value`.
  public let path: String
  /// What is wrong there.
  public let reason: String

  /// File, place and reason.
  public var description: String { "\(file): \(path): \(reason)" }
}
