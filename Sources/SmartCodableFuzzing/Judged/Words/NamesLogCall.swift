import ConformanceKit
import DecoderLaw
import Foundation
import FuzzKit
import PlatformSupport
import SmartCodable

/// A document for the model, or a text that is none, and how it is given.
struct NamesLogCall: CustomStringConvertible {
  /// What a call answers: its repairs, nil for nil, or the description of a `dataCorrupted`.
  struct Account {
    var repairs: [SmartRepair]?
    var corruption: String?
    var blocks: [String] = []
    /// Whether each block was printed once (LOG-12).
    var isPrinted = true
  }

  typealias Model = NamesModels.Whole

  /// The document, and what was made of it; nil for a text that is none.
  private(set) var document: (value: JSONValue, text: LaidOutText)?
  /// The text that is given; nil for nothing.
  private(set) var bytes: [UInt8]?
  /// Where the text is wrong; nil for a right one.
  private(set) var wrong: ClosedRange<Int>?
  private(set) var isJSON5 = false
  /// The object that is given in place of the text.
  private(set) var native: [String: Any]?
  let level: SmartSentinel.Level
  let frame: (header: String, footer: String)?

  /// The call that an input describes; nil if it is too long, too deep, or if its first bytes tell another encoding.
  init?(_ input: [UInt8], in context: RunContext) {
    var generator = SeededGenerator(seed: context.iteration, for: input)
    level = generator.pick([.none, .none, .verbose, .alert]) ?? .none
    frame = generator.oneIn(3) ? ("header", "footer\nof two lines") : nil
    var text = input
    if generator.oneIn(3) { RefusedText.damage(&text, &generator) }
    let marks: [[UInt8]] = [[0xEF, 0xBB, 0xBF], [0xFE, 0xFF], [0xFF, 0xFE]]
    guard input.count <= 2048, !text.prefix(4).contains(0),
      !marks.contains(where: { text.starts(with: $0) })
    else { return nil }
    if let wrong = RefusedText.place(in: text) {
      (bytes, self.wrong) = (text, wrong)
      return
    }
    // Values of the input are drawn a few levels deeper.
    guard let tree = JSONTree(parsing: text), tree.depth <= 500,
      let value = try? JSONReader.read(bytes: text)
    else { return nil }
    draw(value, &generator)
  }

  private mutating func draw(_ input: JSONValue, _ generator: inout SeededGenerator) {
    let names = NamesDrawing(of: input)
    var drawing = DocumentDrawing(
      NamesModels.world.reference.catalog,
      seed: generator.next(),
      special: .init(share: 2, value: names.value, key: NamesDrawing.key)
    )
    var value = drawing.object(Model.id)
    isJSON5 = generator.oneIn(3)
    let form = generator.below(32)
    if (1..<8).contains(form) {
      value = value.sorted
      native = NativeGraph.value(of: JSONWriter.line(of: value)) as? [String: Any]
    }
    let text = LaidOutText(value, isJSON5: isJSON5, generator)
    document = (value, text)
    bytes = form == 0 ? nil : text.bytes
    // A byte that cannot be where it is.
    guard (8..<11).contains(form), let place = generator.pick(text.gaps) else { return }
    let bad: UInt8 = generator.pick([0x01, 0x23, 0x40, 0x7F]) ?? 0x7F
    bytes?.insert(contentsOf: [0x20, bad, 0x20], at: place)
    wrong = place + 1...place + 1
  }

  var description: String {
    native.map { "\($0)" } ?? bytes.map { String(decoding: $0, as: UTF8.self) } ?? "nil"
  }

  /// The repairs; nil for nil.
  func repairs(isJSON5: Bool? = nil) throws -> [SmartRepair]? {
    var options: [SmartDecodingOption] = []
    if let frame { options.append(.logContext(header: frame.header, footer: frame.footer)) }
    if let native { return try Model.decode(from: native, options: options).repairs }
    if isJSON5 ?? self.isJSON5 { options.append(.syntax(.json5)) }
    guard let bytes else {
      let value = [Model].deserialize(from: nil as String?, options: options)
      return value == nil ? nil : []
    }
    return try Model.decode(from: Data(bytes), options: options).repairs
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
    } catch DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty {
      account.corruption = context.debugDescription
    } catch {}
    return account
  }
}
