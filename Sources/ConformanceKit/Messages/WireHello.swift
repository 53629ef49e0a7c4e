/// The answer to `start`: the subject's manifest and the models that it has types for.
struct WireHello: Hashable {
  let manifest: SubjectManifest
  let binds: Set<ModelID>

  /// The line, without its end.
  var line: [UInt8] {
    JSONWriter.line(
      of: .ordered([
        ("protocol", .integer(WireProtocol.number)),
        (
          "manifest",
          .ordered([
            ("name", .string(manifest.name)), ("version", .string(manifest.version)),
            ("language", .string(manifest.language)), ("url", manifest.url.map(JSONValue.string)),
            ("capabilities", .strings(manifest.capabilities.map(\.rawValue).sorted())),
            ("spellings", .names(manifest.spellings)),
          ])
        ), ("binds", .strings(binds.map(\.rawValue).sorted())),
      ])
    )
  }
}

extension WireHello {
  /// Reads a line.
  init(line: [UInt8]) throws(WireError) {
    let message = try WireValue(line: line)
    let number = try message.required("protocol")
    guard try number.integer() == WireProtocol.number else {
      let text = "protocol \(try number.integer()), but this runner speaks \(WireProtocol.number)"
      throw WireError(text, at: number.path)
    }
    let manifest = try message.required("manifest")
    let name = try manifest.required("name")
    guard try !name.string().isEmpty else { throw WireError("an empty name", at: name.path) }
    self.init(
      manifest: SubjectManifest(
        name: try name.string(),
        version: try manifest.required("version").string(),
        language: try manifest.required("language").string(),
        url: try manifest.optional("url")?.string(),
        capabilities: Set(
          try manifest.required("capabilities").strings().map { Capability(rawValue: $0) }
        ),
        spellings: try manifest.strings("spellings")
      ),
      binds: Set(try message.required("binds").strings().map { ModelID(rawValue: $0) })
    )
  }
}
