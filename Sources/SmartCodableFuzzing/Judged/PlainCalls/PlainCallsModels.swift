import ConformanceKit
import DecoderLaw
import FuzzKit
import SmartCodable
import SmartCodableConformance

/// Plain types that read a text, in every place of a model, which the law reads as enumerations (COL-1 to COL-11,
/// CMP-1, DEF-1, AGR-1).
///
/// A decoder keeps what came of a text only where nothing else can have been read.
enum PlainCallsModels {
  static let target = JudgedTarget("plain/calls", drawing: Whole.id, in: world, weight: 3)

  static let world = JudgedWorld(
    of: Whole.self,
    byHand: { drawing in
      (drawing.odd, drawing.odds) = (odd, 4)
      return PlainCallsAsked.verdict(&drawing) ?? PlainCallsTried.verdict(&drawing)
        ?? PlainCallsLoops.verdict(&drawing) ?? PlainCallsKeys.verdict(&drawing)
        ?? PlainCallsBusy.verdict(&drawing) ?? .agrees
    }
  )

  /// Values that are no texts, and what each kind of code makes of them is said.
  private static let odd: [JSONValue] = [
    .number("7"), .number("8"), .number("-1"), .number("12345678"), .boolean(true),
    .boolean(false), .object([]), .object([JSONMember(key: "a", value: .string("a"))]), .array([]),
    .array([.string("a")]), .array([.number("7"), .null]),
  ]

  struct Whole: SmartDecodable, DerivedModel {
    var words = Places<PlainCallsWord>()
    var alone = Places<PlainCallsText<DecodeScriptRestlessness.Nothing>>()
    var nilFirst = Places<PlainCallsText<DecodeScriptRestlessness.NilFirst>>()
    var byPath = Places<PlainCallsText<DecodeScriptRestlessness.ByPath>>()
    var byInfo = Places<PlainCallsText<DecodeScriptRestlessness.ByInfo>>()
  }

  /// A plain type in every place that a model has for it.
  struct Places<Member: PlainCallsMember>: SmartDecodable, DerivedModel {
    var list: [Member] = []
    var holes: [Member?] = []
    var map: [String: Member] = [:]
    var one = Member.accented
    var maybe: Member?
    @SmartAny var wrapped: Member?
    @SmartCompact.Array var compact: [Member] = []
    var rows: [Row<Member>] = []
    var lists: [String: [Member]] = [:]
  }

  /// A plain type between a model and the type.
  struct Row<Member: PlainCallsMember>: Decodable, DerivedModel {
    var list: [Member] = []
  }
}

/// An enumeration of texts of 1 to 24 bytes, many of which differ in one byte only: the first, the last, or one between.
protocol PlainCallsMember: Decodable, DerivedEnumeration, SendableMetatype {
  static var accented: Self { get }
}

/// Coded by the standard library.
enum PlainCallsWord: String, PlainCallsMember {
  case a, b, ab, abc, abcd, bbcd, abcdefg, abcdefgh, abcdefgi, bbcdefgh, abcdefghi, abcdefghj
  case abcdefghABCDEFG, abcdefghABCDEFGH, abcdefghABCDEFGI, bbcdefghABCDEFGH, abcdefghbBCDEFGH
  case abcdefghABCDEFGHI, abcdefghABCDEFGHJ, abcdefghABCDEFGHIJKLMNOP
  case seven = "7"
  case yes = "true"
  case accented = "é"
}

/// The same, coded by hand: it is as small, so a decoder may take it for one that need not be asked twice.
enum PlainCallsText<Way: DecodeScriptPreparation>: String, PlainCallsMember {
  case a, b, ab, abc, abcd, bbcd, abcdefg, abcdefgh, abcdefgi, bbcdefgh, abcdefghi, abcdefghj
  case abcdefghABCDEFG, abcdefghABCDEFGH, abcdefghABCDEFGI, bbcdefghABCDEFGH, abcdefghbBCDEFGH
  case abcdefghABCDEFGHI, abcdefghABCDEFGHJ, abcdefghABCDEFGHIJKLMNOP
  case seven = "7"
  case yes = "true"
  case accented = "é"

  init(from decoder: any Decoder) throws {
    try Way.prepare(decoder)
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let value = Self(rawValue: text) else { throw DecodeScript.OwnError(number: 9) }
    self = value
  }
}
