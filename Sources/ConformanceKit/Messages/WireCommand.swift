/// A message from the runner.
enum WireCommand {
  /// The first message; the answer is a ``WireHello``.
  ///
  /// Containers are the models whose types only exist in Swift; the kit provides them, so their ids suffice.
  case start(protocol: Int, suite: String, models: [ModelSchema], containers: [ModelID])
  /// One request; the answer carries the same number.
  case run(seq: Int, SubjectRequest)
  /// The last message, without an answer.
  case stop

  /// The line that starts a program, without its end.
  ///
  /// Throws if the initial value of a schema cannot be read.
  static func startLine(_ suite: ConformanceSuite) throws(ExpectationError) -> [UInt8] {
    var models: [JSONValue] = []
    for schema in suite.models.schemas + suite.models.holders where !schema.isContainer {
      models.append(try schema.wire(in: suite.models))
    }
    let containers = suite.models.schemas.filter(\.isContainer).map(\.id.rawValue)
    return JSONWriter.line(
      of: .ordered([
        ("cmd", .string("start")), ("protocol", .integer(WireProtocol.number)),
        ("suite", .string(suite.version)), ("models", .array(models)),
        ("containers", containers.isEmpty ? nil : .strings(containers)),
      ])
    )
  }

  /// The line of one request, without its end.
  static func runLine(seq: Int, _ request: SubjectRequest) -> [UInt8] {
    let settings = request.settings.sorted { $0.key < $1.key }
      .map { JSONMember(key: $0.key.rawValue, value: .string($0.value)) }
    return JSONWriter.line(
      of: .ordered([
        ("cmd", .string("run")), ("seq", .integer(seq)),
        ("model", .string(request.model.rawValue)), ("settings", .object(settings)),
        ("input", .string(Base64.text(of: request.input))),
        ("earlier", request.earlier.isEmpty ? nil : .array(request.earlier.map(\.wire))),
      ])
    )
  }

  /// The line that ends a program, without its end.
  static let stopLine = JSONWriter.line(of: .ordered([("cmd", .string("stop"))]))

  /// Reads a line.
  init(line: [UInt8]) throws(WireError) {
    let message = try WireValue(line: line)
    let command = try message.required("cmd")
    switch try command.string() {
    case "start":
      let models = try message.required("models").list(ModelSchema.init(wire:))
      self = .start(
        protocol: try message.required("protocol").integer(),
        suite: try message.required("suite").string(),
        models: models,
        containers: try message.strings("containers").map { ModelID(rawValue: $0) }
      )
    case "run": self = .run(seq: try message.required("seq").integer(), try Self.request(message))
    case "stop": self = .stop
    default: throw command.error("start, run or stop")
    }
  }

  private static func request(_ message: WireValue) throws(WireError) -> SubjectRequest {
    let settings = try message.optional("settings")?
      .entries { (value) throws(WireError) in try value.string() }
    let earlier = try message.list("earlier", input)
    let asked = try input(message)
    return SubjectRequest(
      model: asked.model,
      input: asked.input,
      settings: Dictionary(
        uniqueKeysWithValues: (settings ?? [:]).map { (Setting(rawValue: $0.key), $0.value) }
      ),
      earlier: earlier
    )
  }

  private static func input(_ message: WireValue) throws(WireError) -> EarlierInput {
    let input = try message.required("input")
    guard let bytes = Base64.bytes(of: try input.string()) else { throw input.error("base64") }
    return EarlierInput(
      model: ModelID(rawValue: try message.required("model").string()),
      input: bytes
    )
  }
}

extension EarlierInput {
  fileprivate var wire: JSONValue {
    .ordered([
      ("model", .string(model.rawValue)), ("input", .string(Base64.text(of: input))),
    ])
  }
}
