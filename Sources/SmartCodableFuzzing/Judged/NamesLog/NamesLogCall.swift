import ConformanceKit
import Foundation
import FuzzKit
import PlatformSupport
import SmartCodable

/// A document for the model, and how it is given.
struct NamesLogCall: CustomStringConvertible {
  enum Form {
    case text(NamesLogText, isJSON5: Bool)
    case native([String: Any])
    /// A text with a byte that cannot be where it is.
    case damaged([UInt8], offset: Int, isJSON5: Bool)
    case missing
  }

  /// What a call answers: its repairs, nil for nil, or the description of a `dataCorrupted`.
  struct Account {
    var repairs: [SmartRepair]?
    var corruption: String?
    var blocks: [String] = []
    /// Whether each block was printed once (LOG-12).
    var isPrinted = true
  }

  let document: JSONValue
  let form: Form
  let level: SmartSentinel.Level
  let frame: (header: String, footer: String)?

  /// The call that an input describes; nil if it is no JSON or too long.
  init?(_ input: [UInt8], in context: RunContext) {
    guard input.count <= 2048, let tree = JSONTree(parsing: input), tree.depth <= 32 else {
      return nil
    }
    var generator = FuzzKit::SeededGenerator(
      seed: context.iteration,
      corpusDigest: 6,
      iteration: UInt64(input.count)
    )
    var drawing = NamesLogDrawing(of: tree, generator)
    document = drawing.document()
    _ = generator.next()
    level = generator.pick([.none, .none, .verbose, .alert]) ?? .none
    frame = generator.oneIn(8) ? ("header", "footer\nof two lines") : nil
    let isJSON5 = generator.oneIn(3)
    switch generator.below(32) {
    case 0: form = .missing
    case 1..<8:
      let members = document.native as? [String: Any]
      form = .native(members ?? [:])
    case 8..<11:
      let text = NamesLogText(document, isJSON5: isJSON5, generator)
      let place = generator.pick(text.gaps) ?? 0
      var bytes = text.bytes
      let bad: UInt8 = generator.pick([0x01, 0x23, 0x40, 0x7F]) ?? 0x7F
      bytes.insert(contentsOf: [0x20, bad, 0x20], at: place)
      form = .damaged(bytes, offset: place + 1, isJSON5: isJSON5)
    default:
      form = .text(NamesLogText(document, isJSON5: isJSON5, generator), isJSON5: isJSON5)
    }
  }

  var description: String {
    switch form {
    case .text(let text, _): String(decoding: text.bytes, as: UTF8.self)
    case .damaged(let bytes, _, _): String(decoding: bytes, as: UTF8.self)
    case .native(let members): "\(members)"
    case .missing: "nil"
    }
  }

  /// The repairs; nil for nil.
  func repairs(isJSON5: Bool? = nil) throws -> [SmartRepair]? {
    var options: [SmartDecodingOption] = []
    if let frame { options.append(.logContext(header: frame.header, footer: frame.footer)) }
    switch form {
    case .text(let text, let usesJSON5):
      if isJSON5 ?? usesJSON5 { options.append(.syntax(.json5)) }
      return try NamesLogModel.decode(from: Data(text.bytes), options: options).repairs
    case .damaged(let bytes, _, let isJSON5):
      if isJSON5 { options.append(.syntax(.json5)) }
      return try NamesLogModel.decode(from: Data(bytes), options: options).repairs
    case .native(let members):
      return try NamesLogModel.decode(from: members, options: options).repairs
    case .missing:
      let value = [NamesLogModel].deserialize(from: nil as String?, options: options)
      return value == nil ? nil : []
    }
  }

  private static let blocks = Mutex<[String]>([])

  /// The answer, and what was logged; what is printed of it is not passed on.
  func account() -> Account {
    guard level != .none else { return answer() }
    let call = {
      Self.blocks.withLock { $0 = [] }
      let own = ObjectIdentifier(Thread.current)
      SmartSentinel.onLogGenerated { block in
        if ObjectIdentifier(Thread.current) == own { Self.blocks.withLock { $0.append(block) } }
      }
      SmartSentinel.debugMode = level
      defer { SmartSentinel.debugMode = .none }
      var account = answer()
      account.blocks = Self.blocks.withLock { $0 }
      return account
    }
    guard var (account, rest) = StandardOutput.captured(call) else { return call() }
    for block in account.blocks {
      if let printed = rest.range(of: block + "\n", options: .literal) {
        rest.removeSubrange(printed)
      } else {
        account.isPrinted = false
      }
    }
    if !rest.isEmpty { print(rest) }
    return account
  }

  private func answer() -> Account {
    var account = Account()
    do {
      account.repairs = try repairs()
    } catch DecodingError.dataCorrupted(let context) {
      account.corruption = context.debugDescription
    } catch {
      account.corruption = nil
    }
    return account
  }
}
