import FuzzKit

/// A target with a summary of its own, which unless it says otherwise is judged by inputs alone.
protocol ListedTarget: FuzzTarget {}

extension ListedTarget {
  var summary: String { TargetSummaries.text(of: name) ?? "" }
  var laws: TargetLaws { [.judged, .repeatable, .stateless] }
}

/// A target whose inputs stand for something that is drawn.
protocol DrawnTarget: ListedTarget {
  associatedtype Sample

  /// What an input stands for; nil for one that stands for nothing.
  func sample(_ input: [UInt8], in context: RunContext) -> Sample?

  /// What is made of it, under the limits of the call; nil for a refusal.
  func found(_ sample: Sample, in context: RunContext) -> (any Encodable)?

  func verdict(on sample: Sample, in context: RunContext) -> JudgeVerdict
}

extension DrawnTarget {
  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    guard let sample = context.unlimited({ sample(input, in: context) }) else {
      return .thrown("no sample")
    }
    guard let found = found(sample, in: context) else { return .thrown("refused") }
    return context.unlimited { .decoded(context.observe(found)) }
  }

  func judgement(
    of aspect: JudgedAspect,
    on input: [UInt8],
    in context: RunContext
  ) -> JudgeVerdict? {
    context.unlimited {
      sample(input, in: context).map { verdict(on: $0, in: context) } ?? .silent
    }
  }
}

/// One-line summaries of the targets, for `smartfuzz list`.
enum TargetSummaries {
  /// The summary for a name; nil if there is none.
  static func text(of name: String) -> String? {
    if let text = models[name] { return text }
    let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
    if parts[0] == "contract" { return "types of the kit that record: chapter \(parts[1])" }
    guard parts.count == 2, let model = models[parts[1]] ?? models[parts[0]] else { return nil }
    return switch (parts[0], parts[1]) {
    case ("update", _): "updates of \(model)"
    case (_, "string"): "from a String: \(model)"
    case (_, "dictionary"): "from a dictionary: \(model)"
    default: nil
    }
  }

  private static let models = [
    "scalars": "a property of each scalar type",
    "numbers": "numbers of every width",
    "numbers/wide": "integers of 128 bits, Float16 and Decimal",
    "optionals": "Optionals of scalars and collections",
    "nested": "models, arrays, dictionaries and sets inside each other",
    "texts": "strings in every container",
    "enums": "enumerations of raw values",
    "enums/associated": "enumerations with associated values",
    "mapped": "keys and paths by mapping",
    "flat": "several @SmartFlat models side by side",
    "inherited": "a subclass that decodes what it inherits by hand",
    "counted": "plain types that count what is asked of them",
    "tree": "a model that contains itself",
    "deep": "a long chain of models",
    "plain": "plain Codable types inside of models",
    "generic": "generic models",
    "values": "dates, data, URLs, UUIDs and decimals",
    "dictionaries": "dictionaries by other keys than strings, and with Optional values",
    "any": "@SmartAny: values of any kind",
    "compact": "@SmartCompact: arrays and dictionaries without bad entries",
    "wrapped": "property wrappers around models",
    "published": "@SmartPublished properties",
    "transformed": "transformers of a model's own, beside mapped keys",
    "hand-written": "models with an init(from:) written by hand",
    "path": "a model at the end of a designated path",
    "path/stringified": "a designated path through JSON inside of strings",
    "options/snake-case": "keys in snake case",
    "options/first-letter": "keys that begin with another case",
    "options/floats": "texts for numbers that are not finite",
    "options/several": "several options at the same time",
    "version2/table": "version 2: values, keys and log from tables, judged by the specification",
    "associated": "enumerations with associated values",
    "decode/script": "drawn programs of user code, judged by JSONDecoder",
    "encode/script": "SmartJSONEncoder in Foundation's style, judged by JSONEncoder",
    "json5/damaged": "JSON5, right and nearly right, judged by a reader that follows the grammar",
    "any/equality": "@SmartAny values compared and hashed, judged by what their documents mean",
    "agreement/strategies": "single values under strategies, judged by JSONDecoder",
    "kodable/table": "Kodables of one property in drawn documents, judged by the specification",
    "published/deliveries": "subscribers of @SmartPublished, judged by what they must receive",
    "graph/bounds": "native graphs at the bounds: depth, odd keys, sets, reports, transformers",
    "graph/leaves": "graphs of native leaves, judged by the table of conversions",
    "numbers/table": "scalars at the bounds of their types, judged by exact arithmetic",
    "updates/table": "drawn models, decoded and updated, judged by the specification",
    "transformed/table": "transformers and wrappers with formats, judged by the specification",
    "lifetimes/calls": "calls inside and after each other, judged by what is left of their objects",
    "names/log": "names, places, found texts and the log, judged by the specification",
    "options/lists": "lists of options, several of one kind, judged by the last ones",
    "lists/leaves": "property lists of every leaf, judged by Foundation's reader",
    "lists/shapes": "property lists of shared, odd or damaged objects, judged by another reader",
    "plain/calls": "plain types that read a text, judged by the calls of their code",
    "zoo/kodable/customer": "a Kodable with keys, paths, defaults and nested models",
    "zoo/kodable/measurements": "a Kodable that converts, leaves out and modifies",
    "zoo/kodable/appointment": "a Kodable with dates and a transform",
    "zoo/kodable/register": "Kodables below a plain type",
    "zoo/json": "any JSON, tried as one kind after the other",
    "zoo/counted": "a type that counts values made and keys looked at",
  ]
}
