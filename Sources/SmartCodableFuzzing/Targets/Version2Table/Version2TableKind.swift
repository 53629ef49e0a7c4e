import Foundation

/// A type of a property as the clauses of version 2 see it.
indirect enum Version2Kind: Sendable {
  case flag
  case text
  case integer(any (FixedWidthInteger & Sendable).Type)
  case double
  case float
  case graphic
  case decimal
  case date
  case data
  case link
  case identifier
  case choice(Version2Choice)
  /// A plain type that asks its single-value container for an Int.
  case single
  case any
  case list(Version2Kind)
  case set(Version2Kind)
  case entries(Version2Kind)
  /// A dictionary by integers.
  case numbered(Version2Kind)
  case optional(Version2Kind)
  /// A model in `@SmartOptional`.
  case wrapped(Version2Shape.Name)
  case model(Version2Shape.Name)
  case plain(Version2Shape.Name)
  /// How often the hook of the model ran; never in a document.
  case hooks

  /// The names that the log may use for the type; it is nowhere said how collections are spelled.
  var names: Set<String> {
    switch self {
    case .flag: ["Bool"]
    case .text: ["String"]
    case .integer(let type): ["\(type)"]
    case .double: ["Double"]
    case .float: ["Float"]
    case .graphic: ["CGFloat"]
    case .decimal: ["Decimal", "NSDecimal"]
    case .date: ["Date"]
    case .data: ["Data"]
    case .link: ["URL"]
    case .identifier: ["UUID"]
    case .choice(let choice): [choice.name]
    case .single: ["Single", "Int"]
    case .any: ["SmartAny"]
    case .list(let element):
      Set(element.names.flatMap { ["[\($0)]", "Array<\($0)>"] })
    case .set(let element): Set(element.names.map { "Set<\($0)>" })
    case .entries(let value):
      Set(value.names.flatMap { ["[String: \($0)]", "Dictionary<String, \($0)>"] })
    case .numbered(let value):
      Set(value.names.flatMap { ["[Int: \($0)]", "Dictionary<Int, \($0)>"] })
    case .optional(let kind):
      kind.names.union(kind.names.flatMap { ["\($0)?", "Optional<\($0)>"] })
    case .wrapped(let name), .model(let name), .plain(let name): [name.rawValue]
    case .hooks: []
    }
  }

  /// What stands in for a value, as text; nil if the type has no default (DEF-12, LEG-2, LEG-3).
  var standIn: String? {
    switch self {
    case .flag: "false"
    case .text: "\"\""
    case .integer, .decimal: "0"
    case .double, .float, .graphic: "0.0"
    case .date: Date(timeIntervalSinceReferenceDate: 0).shown
    case .data: Data().shown
    case .list, .set: "[]"
    case .entries, .numbered: "[:]"
    case .optional, .wrapped, .hooks: "nil"
    case .choice(let choice): choice.standIn
    case .model(let name): name.shape.initial
    case .link, .identifier, .single, .any, .plain: nil
    }
  }

  var isModel: Bool { if case .model = self { true } else { false } }
}

/// An enum: its raw values and the case for unknown ones.
struct Version2Choice: Sendable {
  let name: String
  let raws: [Version2Value]
  let standIn: String?

  static let word = Version2Choice(
    name: "Word",
    raws: [.text("low"), .text("c"), .text("1")],
    standIn: "\"c\""
  )
  static let rank = Version2Choice(
    name: "Rank",
    raws: [.number("0"), .number("1"), .number("-3")],
    standIn: "1"
  )
  static let sole = Version2Choice(name: "Sole", raws: [.text("a"), .text("b")], standIn: nil)
}

/// A type with members.
struct Version2Shape: Sendable {
  enum Name: String, Sendable {
    case table = "Version2TableModel"
    case strict = "Version2TableStrict"
    case child = "Child"
    case item = "Item"
    case plain = "Plain"
    case inner = "Inner"

    var shape: Version2Shape {
      switch self {
      case .table: Version2Shape.table
      case .strict: Version2Shape.strict
      case .child: Version2Shape.child
      case .item: Version2Shape.item
      case .plain: Version2Shape.plain
      case .inner: Version2Shape.inner
      }
    }
  }

  let fields: [(name: String, kind: Version2Kind)]

  /// What `init()` makes, for models.
  let initial: String?

  private static let table = Version2Shape(of: Version2TableModel.self, Version2TableModel())
  private static let strict = Version2Shape(of: Version2TableStrict.self, nil)
  private static let child = Version2Shape(of: Version2TableModel.Child.self, .init())
  private static let item = Version2Shape(of: Version2TableModel.Item.self, .init())
  private static let plain = Version2Shape(of: Version2TableModel.Plain.self, nil)
  private static let inner = Version2Shape(of: Version2TableModel.Inner.self, nil)

  private init<Model: Version2Tabled>(of type: Model.Type, _ initial: Model?) {
    fields = Model.fields.map { ($0.name, $0.kind) }
    self.initial = initial?.shown
  }
}
