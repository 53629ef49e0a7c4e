import Foundation
import Kodable
import Testing

@Suite("Lossy and lossless values")
struct ConversionTests {
  struct Texts: Kodable, Equatable {
    @Coding var double: String
    @Coding var int: String
    @Coding var flag: String?
    @Coding var string: String
  }

  @Test("KOD-30: String is read from other scalars in their JSON spelling")
  func strings() throws {
    let model = try AllDecoders.read(
      Texts.self,
      #"{"double":629.9,"int":1563,"flag":true,"string":"999.9"}"#
    )
    #expect(model.double == "629.9" && model.int == "1563")
    #expect(model.flag == "true" && model.string == "999.9")
  }

  @Test(
    "KOD-30: an integer that is too long for 64 bits keeps its digits",
    arguments: [
      "18446744073709551616", "-9223372036854775809", "123456789012345678901234567890",
    ]
  )
  func longIntegers(number: String) throws {
    struct Identified: Kodable, Equatable {
      @Coding var id: String
      @Coding("ids", .lossless) var all: [String]
    }
    let model = try AllDecoders.read(Identified.self, #"{"id":\#(number),"ids":[\#(number)]}"#)
    #expect(model.id == number && model.all == [number])
  }

  struct Flags: Kodable, Equatable {
    @Coding var a: Bool
    @Coding var b: Bool?
  }

  @Test(
    "KOD-30: Bool is read from 0, 1 and the two texts",
    arguments: [
      ("0", false), ("1", true), (#""true""#, true), (#""false""#, false), ("true", true),
    ]
  )
  func flags(value: String, flag: Bool) throws {
    let model = try AllDecoders.read(Flags.self, #"{"a":\#(value),"b":\#(value)}"#)
    #expect(model.a == flag && model.b == flag)
  }

  @Test("KOD-30: other values are no Bool", arguments: ["2", "1.5", #""yes""#, "[]", #""TRUE""#])
  func noFlags(value: String) throws {
    let error = try AllDecoders.error(Flags.self, #"{"a":\#(value)}"#)
    #expect(error.shape == "Flags > a/a/Bool > wrapped(typeMismatch)")
  }

  @Test("KOD-30: enforceType and enforceTypeDecoding make it a mismatch; elements are not meant")
  func enforced() throws {
    struct Strict: Kodable { @Coding(.enforceType) var text: String }
    struct StrictFlag: Kodable { @Coding("flag", .enforceTypeDecoding) var flag: Bool? }
    struct Elements: Kodable { @Coding var texts: [String] }
    #expect(
      try AllDecoders.error(Strict.self, #"{"text":1}"#).shape
        == "Strict > text/text/String > wrapped(typeMismatch)"
    )
    #expect(try JSONDecoder().decode(StrictFlag.self, from: Data(#"{"flag":1}"#.utf8)).flag == nil)
    #expect(
      try AllDecoders.error(Elements.self, #"{"texts":[1]}"#).shape
        == "Elements > texts/texts/Array<String> > wrapped(typeMismatch)"
    )
  }

  struct Lossless: Kodable, Equatable {
    @Coding(.lossless) var number: Int
  }

  struct LosslessOthers: Kodable, Equatable {
    @Coding(.lossless) var double: Double
    @Coding(.lossless) var small: UInt8?
    @Coding(.lossless) var flag: Bool
    @Coding(.lossless) var character: Letter?
  }

  struct Letter: Codable, Equatable, LosslessStringConvertible {
    var description: String
    init?(_ description: String) {
      guard description.count == 1 else { return nil }
      self.description = description
    }
  }

  @Test(
    "KOD-31: lossless reads a scalar through its text",
    arguments: [#""18""#, #""+18""#, "18.0", "18"]
  )
  func lossless(value: String) throws {
    #expect(try AllDecoders.read(Lossless.self, #"{"number":\#(value)}"#).number == 18)
  }

  @Test(
    "KOD-31: what the initializer refuses is a mismatch",
    arguments: [#""1.5""#, "1.5", #"" 18""#, "true", "[1]"]
  )
  func noLossless(value: String) throws {
    let error = try AllDecoders.error(Lossless.self, #"{"number":\#(value)}"#)
    #expect(error.shape.hasPrefix("Lossless > number/number/Int > wrapped("))
  }

  @Test("KOD-31: any LosslessStringConvertible is read so")
  func losslessTypes() throws {
    let model = try AllDecoders.read(
      LosslessOthers.self,
      #"{"double":"1.5","small":"255","flag":"1","character":5}"#
    )
    #expect(model.double == 1.5 && model.small == 255 && model.flag)
    #expect(model.character == Letter("5"))
    #expect(
      try AllDecoders.read(LosslessOthers.self, #"{"double":1,"small":256,"flag":1}"#).small == nil
    )
  }

  struct Lists: Kodable, Equatable {
    @Coding(.lossy, .key("list")) var lossy: [String]
    @Coding(.lossy, .key("list")) var nulls: [Int?]
    @Coding("list", .lossy) var set: Set<String>?
    @Coding("list", .lossless) var converted: [String]
    @Coding("list", .lossless, .lossy) var last: [String]
  }

  @Test("KOD-32, KOD-33, KOD-34, KOD-35: elements that fail are left out, or converted")
  func lists() throws {
    let model = try AllDecoders.read(Lists.self, #"{"list":["1",1.5,"2",true,"3",null,4]}"#)
    #expect(model.lossy == ["1", "2", "3"] && model.set == ["1", "2", "3"])
    #expect(model.nulls == [nil, 4])
    #expect(model.converted == ["1", "1.5", "2", "true", "3", "4"])
    #expect(model.last == ["1", "2", "3"])
    let none = try AllDecoders.read(Lists.self, #"{"list":[[],{}]}"#)
    #expect(none.lossy == [] && none.set == [] && none.converted == [])
  }

  struct Maps: Kodable, Equatable {
    @Coding("m", .lossy) var lossy: [String: Int]
    @Coding("m", .lossless) var lossless: [String: Int?]
    @Coding("n", .lossy) var numbers: [Int: Inner]?
  }

  struct Inner: Codable, Equatable { var a: Int }

  @Test("KOD-33: values of dictionaries too, models included")
  func maps() throws {
    let model = try AllDecoders.read(
      Maps.self,
      #"{"m":{"a":1,"b":"2","c":null,"d":[]},"n":{"1":{"a":1},"x":{"a":2},"3":{}}}"#
    )
    #expect(model.lossy == ["a": 1] && model.lossless == ["a": 1, "b": 2, "c": nil])
    #expect(model.numbers == [1: Inner(a: 1)])
  }

  @Test(
    "KOD-33: of names that become one key the last that can be read wins",
    arguments: [
      (#"{"01":5,"1":"x"}"#, 5), (#"{"01":"x","1":5}"#, 5), (#"{"01":5,"1":6}"#, 6),
      (#"{"1":6,"01":5}"#, 6),
    ]
  )
  func equalKeys(entries: String, value: Int) throws {
    struct Numbered: Kodable, Equatable { @Coding(.lossy) var map: [Int: Int] }
    #expect(try AllDecoders.read(Numbered.self, #"{"map":\#(entries)}"#).map == [1: value])
  }

  @Test("KOD-33: the keys of entries are no keys of members, so no key strategy converts them")
  func mapKeysUnderKeyStrategy() throws {
    let text = #"{"m":{"my_key":1,"a_b":"2"}}"#
    for name in AllDecoders.names {
      let decoder = AllDecoders.json(name)
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      let model = try decoder.decode(Maps.self, from: Data(text.utf8))
      #expect(model.lossy == ["my_key": 1], "\(name)")
      #expect(model.lossless == ["my_key": 1, "a_b": 2], "\(name)")
    }
  }
}
