import Foundation
import SmartCodable

/// A model of which the round-trip law can make any number of values.
protocol RandomModel: SmartCodable, Equatable {
  static func random(_ source: inout RandomValues) -> Self
}

/// Every scalar type.
struct ScalarModel: RandomModel {
  var flag = false
  var text = "d"
  var i = 1
  var i8: Int8 = 1
  var i16: Int16 = 1
  var i32: Int32 = 1
  var i64: Int64 = 1
  var i128: Int128 = 1
  var u: UInt = 1
  var u8: UInt8 = 1
  var u16: UInt16 = 1
  var u32: UInt32 = 1
  var u64: UInt64 = 1
  var u128: UInt128 = 1
  var double = 1.5
  var float: Float = 1.5
  var cg: CGFloat = 1.5
  var decimal: Decimal = 1

  static func random(_ source: inout RandomValues) -> Self {
    Self(
      flag: source.bool(),
      text: source.text(),
      i: source.integer(),
      i8: source.integer(),
      i16: source.integer(),
      i32: source.integer(),
      i64: source.integer(),
      i128: source.integer(),
      u: source.integer(),
      u8: source.integer(),
      u16: source.integer(),
      u32: source.integer(),
      u64: source.integer(),
      u128: source.integer(),
      double: source.double(),
      float: source.float(),
      cg: CGFloat(source.double()),
      decimal: source.decimal()
    )
  }
}

/// Optionals of scalars and of a model.
struct OptionalModel: RandomModel {
  var flag: Bool?
  var text: String?
  var number: Int?
  var half: Double?
  var date: Date?
  var child: ChildModel?
  var list: [Int?]?
  var map: [String: String?]?

  static func random(_ source: inout RandomValues) -> Self {
    Self(
      flag: source.maybe { $0.bool() },
      text: source.maybe { $0.text() },
      number: source.maybe { $0.integer() },
      half: source.maybe { $0.double() },
      date: source.maybe { $0.date() },
      child: source.maybe { ChildModel.random(&$0) },
      list: source.maybe { source in source.array { $0.maybe { $0.integer() } } },
      map: source.maybe { source in source.dictionary { $0.maybe { $0.text() } } }
    )
  }
}

/// A model inside others.
struct ChildModel: RandomModel {
  var name = "child"
  var values: [Double] = []

  static func random(_ source: inout RandomValues) -> Self {
    Self(name: source.text(), values: source.array { $0.double() })
  }
}

/// Models and plain types inside each other.
struct NestedModel: RandomModel {
  struct Plain: Codable, Equatable {
    var x: Int
    var note: String?
    var child: ChildModel
  }

  var child = ChildModel()
  var children: [ChildModel] = []
  var grid: [[Int]] = []
  var byName: [String: ChildModel] = [:]
  var plain = Plain(x: 0, note: nil, child: ChildModel())

  static func random(_ source: inout RandomValues) -> Self {
    Self(
      child: .random(&source),
      children: source.array { .random(&$0) },
      grid: source.array { source in source.array { $0.integer() } },
      byName: source.dictionary { .random(&$0) },
      plain: Plain(
        x: source.integer(),
        note: source.maybe { $0.text() },
        child: .random(&source)
      )
    )
  }
}

/// Sets and dictionaries with every kind of key.
struct CollectionModel: RandomModel {
  enum Size: String, Codable, CaseIterable {
    case small
    case large = "L A R G E"
  }

  enum Level: Int, Codable, CaseIterable {
    case low = -1
    case high = 10
  }

  var numbers: Set<Int> = []
  var texts: Set<String> = []
  var byText: [String: Int] = [:]
  var byNumber: [Int: String] = [:]
  var byByte: [UInt8: Bool] = [:]
  var bySize: [Size: Int] = [:]
  var byLevel: [Level: [Size]] = [:]
  var size = Size.small
  var level: Level?

  static func random(_ source: inout RandomValues) -> Self {
    Self(
      numbers: Set(source.array { $0.integer() }),
      texts: Set(source.array { $0.text() }),
      byText: source.dictionary { $0.integer() },
      byNumber: source.entries({ $0.integer() }) { $0.text() },
      byByte: source.entries({ $0.integer() }) { $0.bool() },
      bySize: source.entries({ $0.element(of: Size.allCases) ?? .small }) { $0.integer() },
      byLevel: source.entries({ $0.element(of: Level.allCases) ?? .low }) { source in
        source.array { $0.element(of: Size.allCases) ?? .large }
      },
      size: source.element(of: Size.allCases) ?? .small,
      level: source.maybe { $0.element(of: Level.allCases) ?? .low }
    )
  }
}

/// Mapped keys, a swap of two among them.
struct MappedModel: RandomModel {
  var id = 0
  var first = "f"
  var second = "s"
  var dotted: Int?
  var child = Inner()

  struct Inner: SmartCodable, Equatable {
    var value = 1
    static func mappingForKey() -> [SmartKeyTransformer]? {
      [CodingKeys.value <--- ["inner value", "v"]]
    }
  }

  static func mappingForKey() -> [SmartKeyTransformer]? {
    [
      CodingKeys.id <--- ["user_id", "id"], CodingKeys.first <--- "second",
      CodingKeys.second <--- "first", CodingKeys.dotted <--- "a.b.c",
    ]
  }

  static func random(_ source: inout RandomValues) -> Self {
    Self(
      id: source.integer(),
      first: source.text(),
      second: source.text(),
      dotted: source.maybe { $0.integer() },
      child: Inner(value: source.integer())
    )
  }
}

/// Names that a snake-case strategy changes.
struct SnakeModel: RandomModel {
  var userName = "u"
  var homeAddress = Address()
  var lastSeenAt: Int?
  var dataByKey: [String: Int] = [:]

  struct Address: SmartCodable, Equatable {
    var streetName = "s"
    var houseNumber = 1
  }

  static func random(_ source: inout RandomValues) -> Self {
    Self(
      userName: source.text(),
      homeAddress: Address(streetName: source.text(), houseNumber: source.integer()),
      lastSeenAt: source.maybe { $0.integer() },
      dataByKey: source.dictionary { $0.integer() }
    )
  }
}

/// A class, with another inside.
final class ClassModel: RandomModel {
  var name = "n"
  var parent: ClassModel?
  var tags: [String] = []

  static func == (left: ClassModel, right: ClassModel) -> Bool {
    left.name == right.name && left.parent == right.parent && left.tags == right.tags
  }

  static func random(_ source: inout RandomValues) -> ClassModel {
    let model = ClassModel()
    model.name = source.text()
    model.tags = source.array { $0.text() }
    model.parent = source.maybe { ClassModel.random(&$0) }
    return model
  }
}

/// Flats of a model with a mapping, and of an array.
struct FlatModel: RandomModel {
  var before = 0
  @SmartFlat var page = Page()
  @SmartFlat var list: [Int] = []
  var after = "a"

  struct Page: SmartCodable, Equatable {
    var index = 0
    var size: Int?
    static func mappingForKey() -> [SmartKeyTransformer]? {
      [CodingKeys.index <--- "page_index"]
    }
  }

  static func random(_ source: inout RandomValues) -> Self {
    var model = Self()
    model.before = source.integer()
    model.page = Page(index: source.integer(), size: source.maybe { $0.integer() })
    model.list = source.array { $0.integer() }
    model.after = source.text()
    return model
  }
}

/// Values that have no form of their own in JSON.
struct FoundationModel: RandomModel {
  var date = Date(timeIntervalSince1970: 0)
  var dates: [Date] = []
  var data = Data()
  var url = URL(filePath: "/")
  var links: [String: URL] = [:]
  var decimals: [Decimal] = []

  static func random(_ source: inout RandomValues) -> Self {
    Self(
      date: source.date(),
      dates: source.array { $0.date() },
      data: source.data(),
      url: source.url(),
      links: source.dictionary { $0.url() },
      decimals: source.array { $0.decimal() }
    )
  }
}
