import Foundation

/// A property: its kind, and its value as text.
struct Version2Field<Model>: Sendable {
  let name: String
  let kind: Version2Kind
  let shown: @Sendable (Model) -> String

  init(
    _ name: String,
    _ kind: Version2Kind,
    _ found: @escaping @Sendable (Model) -> some Version2Shown
  ) {
    self.name = name
    self.kind = kind
    shown = { found($0).shown }
  }
}

/// A type whose properties are known, in their order.
protocol Version2Tabled: Version2Shown {
  static var fields: [Version2Field<Self>] { get }
}

extension Version2Tabled {
  var shown: String { "{" + Self.fields.map { $0.shown(self) }.joined(separator: ", ") + "}" }
}

extension Version2TableModel: Version2Tabled {
  static let fields = scalars + optionals + lists + models

  private static let scalars: [Version2Field<Self>] = [
    .init("flag", .flag) { $0.flag }, .init("text", .text) { $0.text },
    .init("integer", .integer(Int.self)) { $0.integer },
    .init("small", .integer(Int8.self)) { $0.small },
    .init("short", .integer(Int16.self)) { $0.short },
    .init("middle", .integer(Int32.self)) { $0.middle },
    .init("wide", .integer(Int64.self)) { $0.wide },
    .init("natural", .integer(UInt.self)) { $0.natural },
    .init("byte", .integer(UInt8.self)) { $0.byte },
    .init("longNatural", .integer(UInt64.self)) { $0.longNatural },
    .init("double", .double) { $0.double }, .init("float", .float) { $0.float },
    .init("graphic", .graphic) { $0.graphic }, .init("decimal", .decimal) { $0.decimal },
    .init("date", .date) { $0.date }, .init("data", .data) { $0.data },
  ]

  private static let optionals: [Version2Field<Self>] = [
    .init("maybeFlag", .optional(.flag)) { $0.maybeFlag },
    .init("maybeText", .optional(.text)) { $0.maybeText },
    .init("maybeInteger", .optional(.integer(Int.self))) { $0.maybeInteger },
    .init("maybeSmall", .optional(.integer(Int8.self))) { $0.maybeSmall },
    .init("maybeNatural", .optional(.integer(UInt64.self))) { $0.maybeNatural },
    .init("maybeDouble", .optional(.double)) { $0.maybeDouble },
    .init("maybeFloat", .optional(.float)) { $0.maybeFloat },
    .init("maybeGraphic", .optional(.graphic)) { $0.maybeGraphic },
    .init("maybeDate", .optional(.date)) { $0.maybeDate },
    .init("maybeData", .optional(.data)) { $0.maybeData },
    .init("link", .optional(.link)) { $0.link },
    .init("identifier", .optional(.identifier)) { $0.identifier },
    .init("single", .optional(.single)) { $0.single?.number },
    .init("word", .choice(.word)) { $0.word }, .init("rank", .choice(.rank)) { $0.rank },
    .init("maybeWord", .optional(.choice(.word))) { $0.maybeWord },
    .init("maybeRank", .optional(.choice(.rank))) { $0.maybeRank },
    .init("sole", .optional(.choice(.sole))) { $0.sole },
  ]

  private static let lists: [Version2Field<Self>] = [
    .init("integers", .list(.integer(Int.self))) { $0.integers },
    .init("texts", .list(.text)) { $0.texts }, .init("flags", .list(.flag)) { $0.flags },
    .init("doubles", .list(.double)) { $0.doubles },
    .init("rows", .list(.list(.integer(Int.self)))) { $0.rows },
    .init("unique", .set(.integer(Int.self))) { $0.unique },
    .init("optionals", .list(.optional(.integer(Int.self)))) { $0.optionals },
    .init("words", .list(.choice(.word))) { $0.words },
    .init("maybeIntegers", .optional(.list(.integer(Int.self)))) { $0.maybeIntegers },
    .init("entries", .entries(.integer(Int.self))) { $0.entries },
    .init("maybeEntries", .optional(.entries(.text))) { $0.maybeEntries },
    .init("lists", .entries(.list(.integer(Int.self)))) { $0.lists },
    .init("numbered", .numbered(.double)) { $0.numbered },
  ]

  private static let models: [Version2Field<Self>] = [
    .init("child", .model(.child)) { $0.child }, .init("item", .model(.item)) { $0.item },
    .init("children", .list(.model(.child))) { $0.children },
    .init("items", .entries(.model(.item))) { $0.items },
    .init("maybeItems", .optional(.list(.model(.item)))) { $0.maybeItems },
    .init("wrapped", .wrapped(.child)) { $0.wrapped },
    .init("plain", .optional(.plain(.plain))) { $0.plain },
    .init("plains", .list(.plain(.plain))) { $0.plains },
    .init("any", .optional(.any)) { $0.any }, .init("anys", .list(.any)) { $0.anys },
    .init("anyEntries", .entries(.any)) { $0.anyEntries },
    .init("hookRuns", .hooks) { $0.hookRuns },
  ]
}

extension Version2TableStrict: Version2Tabled {
  static let fields: [Version2Field<Self>] = [
    .init("before", .integer(Int.self)) { $0.before }, .init("link", .link) { $0.link },
    .init("identifier", .identifier) { $0.identifier }, .init("sole", .choice(.sole)) { $0.sole },
    .init("any", .any) { $0.any }, .init("maybe", .optional(.model(.child))) { $0.maybe },
    .init("plain", .plain(.plain)) { $0.plain },
    .init("item", .optional(.model(.item))) { $0.item },
    .init("after", .text) { $0.after }, .init("hookRuns", .hooks) { $0.hookRuns },
  ]
}

extension Version2TableModel.Child: Version2Tabled {
  static let fields: [Version2Field<Version2TableModel.Child>] = [
    .init("name", .text) { $0.name }, .init("count", .optional(.integer(Int.self))) { $0.count },
    .init("next", .optional(.model(.child))) { $0.next },
    .init("children", .list(.model(.child))) { $0.children },
    .init("hookRuns", .hooks) { $0.hookRuns },
  ]
}

extension Version2TableModel.Item: Version2Tabled {
  static let fields: [Version2Field<Self>] = [
    .init("name", .text) { $0.name }, .init("flag", .flag) { $0.flag },
    .init("level", .optional(.choice(.word))) { $0.level },
    .init("plain", .optional(.plain(.plain))) { $0.plain },
    .init("list", .list(.integer(Int.self))) { $0.list },
    .init("hookRuns", .hooks) { $0.hookRuns },
  ]
}

extension Version2TableModel.Plain: Version2Tabled {
  static let fields: [Version2Field<Self>] = [
    .init("number", .integer(Int.self)) { $0.number }, .init("text", .optional(.text)) { $0.text },
    .init("list", .list(.integer(Int.self))) { $0.list },
    .init("inner", .optional(.plain(.inner))) { $0.inner },
    .init("child", .optional(.model(.child))) { $0.child },
    .init("ratio", .double) { $0.ratio },
  ]
}

extension Version2TableModel.Inner: Version2Tabled {
  static let fields: [Version2Field<Self>] = [
    .init("value", .integer(Int.self)) { $0.value }, .init("word", .choice(.word)) { $0.word },
  ]
}
