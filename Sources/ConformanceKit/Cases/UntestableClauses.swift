// A table of data: exempt from the limits on size.

extension ConformanceSuite {
  /// The clauses of the specification without a case in the built-in suite.
  static let untestableClauses: [Untestable] =
    codeClauses + declarationClauses + encodingClauses + inputClauses + logClauses
    + configurationClauses + callClauses + operationClauses + reportClauses + shapeClauses

  private static let codeClauses: [Untestable] = [
    Untestable("API-7", .code, "a hook declared in a struct and in a class"),
    Untestable("DEF-15", .code, "calls on a decoding container"),
    Untestable("ENT-8", .code, "an initializer that throws"),
    Untestable("NEST-7", .code, "a model that codes itself through a single-value container"),
    Untestable("NEST-8", .code, "`decode` in a hand-written initializer"),
    Untestable("NEST-9", .code, "`decodeIfPresent` in a hand-written initializer"),
    Untestable("NEST-10", .code, "`contains` in a hand-written initializer"),
    Untestable("NEST-11", .code, "`allKeys` in a hand-written initializer"),
    Untestable("NEST-12", .code, "nested containers in a hand-written initializer"),
    Untestable("NEST-13", .code, "an unkeyed container that is advanced by hand"),
    Untestable("NEST-14", .code, "an unkeyed container that is read past its end"),
    Untestable("NEST-15", .code, "`superDecoder()` in a hand-written initializer"),
    Untestable("VAL-1", .code, "a transformer and the property it belongs to"),
    Untestable("VAL-2", .code, "what a transformer receives"),
    Untestable("VAL-3", .code, "the type of a number that a transformer receives"),
    Untestable("VAL-4", .code, "when a transformer is called"),
    Untestable("VAL-5", .code, "a transformer that gives nil"),
    Untestable("VAL-6", .code, "a transformer before stringified JSON"),
    Untestable("VAL-7", .code, "a transformer of a wrapped property"),
    Untestable("VAL-8", .code, "a transformer of a flat property"),
    Untestable("VAL-9", .code, "a transformer of an ignored property"),
    Untestable("VAL-10", .code, "the closure of a `FastTransformer`"),
    Untestable("VAL-11", .code, "a model that names `SmartDataTransformer`"),
    Untestable("VAL-12", .code, "a model that names `SmartURLTransformer`"),
    Untestable("VAL-13", .code, "a model that names `SmartDateTransformer`"),
    Untestable("VAL-15", .code, "a model that names `SmartDateFormatTransformer` and a formatter"),
    Untestable("VAL-16", .code, "a model that names `SmartHexColorTransformer`"),
    Untestable("ENUM-7", .code, "a transformer of an enumeration with associated values"),
    Untestable("ENUM-8", .code, "the initializer of an enumeration with associated values"),
    Untestable("DFM-1", .code, "how often a hook is called"),
    Untestable("DFM-2", .code, "the order in which hooks are called"),
    Untestable("DFM-3", .code, "a value that a hook changes"),
    Untestable("DFM-4", .code, "a hook of an initial value"),
    Untestable("DFM-5", .code, "a hook of what a transformer returned"),
    Untestable("DFM-6", .code, "a hook that a subclass overrides"),
  ]

  private static let declarationClauses: [Untestable] = [
    Untestable("API-1", .declaration, "the declarations that two modules offer"),
    Untestable("API-2", .declaration, "spellings that are interchangeable in source"),
    Untestable("API-3", .declaration, "code samples that must compile"),
    Untestable("API-4", .declaration, "a module that exports another one"),
    Untestable("API-5", .declaration, "a build without warnings"),
    Untestable("API-6", .declaration, "requirements that a type need not write"),
    Untestable("API-8", .declaration, "an entry point of nested array types"),
    Untestable("API-9", .declaration, "the conformance of a transformer type"),
    Untestable("API-10", .declaration, "a requirement with a default"),
    Untestable("API-11", .declaration, "`==` and `hash` of a wrapper"),
    Untestable("API-13", .declaration, "the argument type of an option"),
    Untestable("API-14", .declaration, "how a wrapper prints itself"),
    Untestable("ANY-11", .declaration, "`==` and `hash` of `SmartAny`"),
    Untestable("OPT-2", .declaration, "a `Set` of options in place of a list"),
    Untestable("OPT-3", .declaration, "calls without ambiguity for the compiler"),
    Untestable("DEF-11", .declaration, "computed, static, lazy and constant properties"),
    Untestable("DEF-16", .declaration, "a property with a foreign wrapper"),
    Untestable("HEX-4", .declaration, "the name of a type where a framework is missing"),
    Untestable(
      "PUB-1",
      .declaration,
      "`SmartPublished` around a property; by its schema it is an ordinary field"
    ),
    Untestable("PUB-4", .declaration, "the type of a publisher"),
    Untestable("INH-4", .declaration, "samples of classes that must compile and work"),
    Untestable("MAC-1", .declaration, "the members that a macro adds"),
    Untestable("MAC-2", .declaration, "the access level of added members"),
    Untestable("MAC-3", .declaration, "the properties that a macro counts"),
    Untestable("MAC-4", .declaration, "the types that a macro infers"),
    Untestable("MAC-5", .declaration, "a diagnostic about an uninitialized property"),
    Untestable("MAC-6", .declaration, "wrappers in a class with a macro"),
    Untestable("MAC-7", .declaration, "attributes that are not wrappers"),
    Untestable("MAC-8", .declaration, "names and types that are hard to expand"),
    Untestable("MAC-9", .declaration, "coding keys that the class declares"),
    Untestable("MAC-10", .declaration, "a diagnostic about what is no class"),
    Untestable("MAC-11", .declaration, "a diagnostic about a missing superclass"),
    Untestable("MAC-12", .declaration, "generic, empty and nested classes with a macro"),
    Untestable("MAC-13", .declaration, "a diagnostic about a tuple pattern"),
    Untestable("MAC-14", .declaration, "a warning about a missing `override`"),
    Untestable("THR-3", .declaration, "conformances to `Sendable`"),
  ]

  private static let encodingClauses: [Untestable] = [
    Untestable("VAL-14", .encoding, "how a date transformer writes"),
    Untestable("VAL-17", .encoding, "which transformer writes"),
    Untestable("VAL-18", .encoding, "what is written if a transformer gives nil"),
    Untestable("VAL-19", .encoding, "a transformer of a nil property when writing"),
    Untestable("ANY-9", .encoding, "how untyped values are written"),
    Untestable("IGN-2", .encoding, "whether an ignored property is written"),
    Untestable("FLAT-8", .encoding, "how a flat is written into the enclosing object"),
    Untestable("FLAT-9", .encoding, "the keys under which a flat is written"),
    Untestable("FLAT-10", .encoding, "how a flat with a transformer is written"),
    Untestable("SDT-2", .encoding, "the form in which a date is written"),
    Untestable("HEX-2", .encoding, "the form in which a color is written"),
    Untestable("HEX-3", .encoding, "a round trip of colors"),
    Untestable("ENC-1", .encoding, "a value that cannot be written"),
    Untestable("ENC-2", .encoding, "what a dictionary that was written may hold"),
    Untestable("ENC-3", .encoding, "how nil is written"),
    Untestable("ENC-4", .encoding, "the order in which keys are written"),
    Untestable("ENC-5", .encoding, "the escapes that are written"),
    Untestable("ENC-6", .encoding, "the layout of pretty text"),
    Untestable("ENC-7", .encoding, "the keys that are written"),
    Untestable("ENC-8", .encoding, "mapped keys in nested models"),
    Untestable("ENC-9", .encoding, "a key strategy for writing"),
    Untestable("ENC-10", .encoding, "writing numbers that are not finite"),
    Untestable("ENC-11", .encoding, "how dates are written"),
    Untestable("ENC-12", .encoding, "how Data, URL, Decimal, enumerations and sets are written"),
    Untestable("ENC-13", .encoding, "how a dictionary with enumeration keys is written"),
    Untestable("ENC-14", .encoding, "how floating-point numbers are written"),
    Untestable("ENC-15", .encoding, "a round trip of models"),
    Untestable("ENC-16", .encoding, "a round trip of dates"),
    Untestable("ENC-17", .encoding, "an encoder that replaces `JSONEncoder`"),
  ]

  private static let inputClauses: [Untestable] = [
    Untestable("PARSE-14", .input, "the same text as String and as Data"),
    Untestable("ENT-1", .input, "nil in place of an input"),
    Untestable("ENT-2", .input, "the same content as dictionary, text and property list"),
    Untestable("ENT-10", .input, "the types that a dictionary input may hold"),
    Untestable("ENT-11", .input, "`NSNumber` in a dictionary input"),
    Untestable("ENT-12", .input, "`Float` in a dictionary input"),
    Untestable("ENT-13", .input, "NaN and infinity in a dictionary input"),
    Untestable("ENT-14", .input, "`Date` in a dictionary input"),
    Untestable("ENT-15", .input, "`Data`, `URL` and `UUID` in a dictionary input"),
    Untestable("ENT-16", .input, "an Optional inside `Any`"),
    Untestable("ENT-17", .input, "a Swift value of any other type"),
    Untestable("ENT-19", .input, "dictionary input with integer keys"),
    Untestable("ENT-20", .input, "the order in which a dictionary input is walked"),
    Untestable("ENT-21", .input, "dictionary input that is nested too deep"),
    Untestable("ENT-22", .input, "property lists"),
    Untestable("PATH-9", .input, "a path into dictionary input or a property list"),
    Untestable("ANY-10", .input, "wrappers in Foundation's coders"),
    Untestable("DEC-2", .input, "the input types of `smartDecode`"),
    Untestable("DEC-8", .input, "models in Foundation's coders"),
    Untestable("REP-1", .input, "the same input at two entry points"),
  ]

  private static let logClauses: [Untestable] = [
    Untestable("LOG-1", .log, "silence without a log level"),
    Untestable("LOG-2", .log, "what each log level holds"),
    Untestable("LOG-3", .log, "the log entry of a conversion"),
    Untestable("LOG-4", .log, "the wording of log entries"),
    Untestable("LOG-5", .log, "the layout of a log block"),
    Untestable("LOG-6", .log, "the order of log entries"),
    Untestable("LOG-7", .log, "the log entry of a dropped element"),
    Untestable("LOG-8", .log, "log entries that repeat"),
    Untestable("LOG-9", .log, "log entries of Optional properties"),
    Untestable("LOG-10", .log, "header and footer of a log block"),
    Untestable("LOG-11", .log, "the log block of a refused call"),
    Untestable("LOG-12", .log, "when and where a log block is delivered"),
    Untestable("LOG-13", .log, "streams of log blocks"),
    Untestable("LOG-14", .log, "log blocks of concurrent calls"),
    Untestable("LOG-15", .log, "the log of an update"),
  ]

  private static let configurationClauses: [Untestable] = [
    Untestable("OPT-1", .configuration, "an option that is given twice"),
    Untestable("OPT-4", .configuration, "an option against a default of the process"),
    Untestable("OPT-5", .configuration, "when defaults of the process are read"),
    Untestable("DEC-6", .configuration, "strategies that a decoder object inherits"),
    Untestable("DEC-7", .configuration, "properties of a decoder object without effect"),
  ]

  private static let callClauses: [Untestable] = [
    Untestable("DEF-5", .calls, "how often an initializer is called"),
    Untestable("DEF-9", .calls, "the identity of objects in two values"),
    Untestable("REP-11", .calls, "the memory that a call takes"),
    Untestable("THR-1", .calls, "different calls at once"),
    Untestable("THR-2", .calls, "switches that are turned from several threads"),
    Untestable("THR-4", .calls, "a call inside a call"),
  ]

  private static let operationClauses: [Untestable] = [
    Untestable("PUB-2", .operation, "what a publisher delivers when a property changes"),
    Untestable("PUB-3", .operation, "the end of a subscription"),
    Untestable("UPD-1", .operation, "an update from an input that is no object"),
    Untestable("UPD-2", .operation, "what an update leaves alone"),
    Untestable("UPD-3", .operation, "null and invalid values in an update"),
    Untestable("UPD-4", .operation, "mapping and conversion in an update"),
    Untestable("UPD-5", .operation, "a child that an update touches"),
    Untestable("UPD-6", .operation, "a dictionary that an update touches"),
    Untestable("UPD-7", .operation, "an array that an update touches"),
    Untestable("UPD-8", .operation, "a flat that an update touches"),
    Untestable("UPD-9", .operation, "hooks that an update calls"),
    Untestable("UPD-11", .operation, "properties without a coding key in an update"),
  ]

  private static let reportClauses: [Untestable] = [
    Untestable("REP-9", .report, "where in the text a value stands"),
    Untestable("REP-12", .report, "the description of a repair"),
  ]

  private static let shapeClauses: [Untestable] = [
    Untestable("HEX-1", .shape, "colors")
  ]
}
