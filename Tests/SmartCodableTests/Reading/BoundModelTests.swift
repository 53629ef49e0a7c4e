import Foundation
import Testing

@testable import SmartCodable

/// Models beside one that code decodes by its own decoder: `Base(from: decoder)`.
@Suite("Bound models")
struct BoundModelTests {
  @Test(
    "AGR-2: a model in a property keeps its leniency, whatever was decoded by the decoder before",
    arguments: [
      (#"{"id":1,"extra":{"n":"7"}}"#, 7, 1), (#"{"id":1,"extra":{}}"#, 3, 1),
      (#"{"id":1,"extra":{"n":7}}"#, 7, 0),
    ]
  )
  func besides(json: String, n: Int, repairs: Int) throws {
    let report = try SmartJSONDecoder().report(Envelope.self, from: json)
    #expect(report.value.base.id == 1)
    #expect(report.value.extra?.n == n)
    #expect(report.repairs.count == repairs)
    let list = try SmartJSONDecoder().report([Envelope].self, from: "[\(json),\(json)]")
    #expect(list.value.map(\.extra?.n) == [n, n])
    #expect(list.repairs.count == 2 * repairs)
  }

  @Test(
    "AGR-2: an element keeps its leniency, whatever was tried before by the decoder of the array"
  )
  func elements() throws {
    let report = try SmartJSONDecoder().report(Rows.self, from: #"[{"n":"7"},{}]"#)
    #expect(report.value.extras.map(\.?.n) == [7, 3])
    #expect(report.repairs.count == 2)
  }

  @Test("AGR-2: what the model holds is strict, also inside a type beside another such model")
  func inside() throws {
    let json = #"{"id":1,"choice":{"cat":{"lives":9}},"spare":{"dog":{"bark":2}}}"#
    let report = try SmartJSONDecoder().report(Kennel.self, from: json)
    #expect(report.value.choice == .second(Cats(cat: Cats.Cat(lives: 9))))
    #expect(report.value.spare == .first(Dogs(dog: Dogs.Dog(bark: 2))))
    #expect(report.isClean)
  }

  @Test("AGR-2: a type in a lenient model is not bound by what was tried beside that model")
  func besideChoices() throws {
    let json = #"{"choice":{"cat":{"lives":9}},"holder":{"box":{"extra":{"n":"7"}}}}"#
    let report = try SmartJSONDecoder().report(Street.self, from: json)
    #expect(report.value.choice == .second(Cats(cat: Cats.Cat(lives: 9))))
    #expect(report.value.holder.box.extra?.n == 7)
    #expect(report.repairs.count == 1)
  }

  @Test("AGR-2: what the superclass of the model holds is strict")
  func superclass() throws {
    let json = #"{"super":{"dog":{"bark":"x"}},"cat":{"lives":9}}"#
    let report = try SmartJSONDecoder().report(Pet.self, from: json)
    #expect(report.value == .cats(Cats(cat: Cats.Cat(lives: 9))))
    #expect(report.isClean)
  }
}

private struct Base: SmartDecodable { var id = 0 }

private struct Extra: SmartDecodable { var n = 3 }

private struct Envelope: Decodable {
  let base: Base
  let extra: Extra?

  private enum CodingKeys: CodingKey { case extra }

  init(from decoder: any Decoder) throws {
    base = try Base(from: decoder)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    extra = try? container.decode(Extra.self, forKey: .extra)
  }
}

/// A row, or several.
private struct Rows: Decodable {
  var extras: [Extra?] = []

  init(from decoder: any Decoder) throws {
    if let base = try? Base(from: decoder) {
      extras = [Extra(n: base.id)]
      return
    }
    var list = try decoder.unkeyedContainer()
    for _ in 0..<(list.count ?? 0) { extras.append(try? list.decode(Extra.self)) }
  }
}

private struct Dogs: SmartDecodable, Equatable {
  struct Dog: SmartDecodable, Equatable { var bark = 1 }

  var dog = Dog()
}

private struct Cats: SmartDecodable, Equatable {
  struct Cat: SmartDecodable, Equatable { var lives = 7 }

  var cat = Cat()
}

/// A plain type around others that decode models by their own decoders.
private struct Kennel: Decodable {
  enum Choice: Decodable, Equatable {
    case first(Dogs)
    case second(Cats)

    init(from decoder: any Decoder) throws {
      if let dogs = try? Dogs(from: decoder) {
        self = .first(dogs)
      } else {
        self = .second(try Cats(from: decoder))
      }
    }
  }

  let base: Base
  let choice: Choice
  let spare: Choice

  private enum CodingKeys: CodingKey { case choice, spare }

  init(from decoder: any Decoder) throws {
    base = try Base(from: decoder)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    choice = try container.decode(Choice.self, forKey: .choice)
    spare = try container.decode(Choice.self, forKey: .spare)
  }
}

/// A plain type with a union and a model, whose own plain type tries its member.
private struct Street: Decodable {
  struct Holder: SmartDecodable { var box = Box() }

  struct Box: Decodable {
    var extra: Extra?

    private enum CodingKeys: CodingKey { case extra }

    init() {}

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      extra = try? container.decode(Extra.self, forKey: .extra)
    }
  }

  let choice: Kennel.Choice
  let holder: Holder
}

private class Animal: SmartDecodable {
  var dog = Dogs.Dog()

  required init() {}
}

private final class Poodle: Animal {
  private enum CodingKeys: CodingKey { case name }

  required init() { super.init() }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try super.init(from: container.superDecoder())
  }
}

private enum Pet: Decodable, Equatable {
  case poodle
  case cats(Cats)

  init(from decoder: any Decoder) throws {
    if (try? Poodle(from: decoder)) != nil {
      self = .poodle
    } else {
      self = .cats(try Cats(from: decoder))
    }
  }
}
