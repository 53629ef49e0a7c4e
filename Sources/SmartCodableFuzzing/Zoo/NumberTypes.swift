import Foundation
import FuzzKit

extension Zoo {
  /// Integers of every width.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  struct Widths: ZooType {
    var i8: Int8?
    var i16: Int16?
    var i32: Int32?
    var i64: Int64?
    var i128: Int128?
    var u8: UInt8?
    var u16: UInt16?
    var u32: UInt32?
    var u64: UInt64?
    var u128: UInt128?
    var word: UInt?

    static let seedInputs = [
      #"{"i8":-128,"i16":32767,"i32":-1,"i64":9223372036854775807,"u8":255,"u16":0,"u32":4294967295,"#
        + #""u64":18446744073709551615,"word":7,"i128":-170141183460469231731687303715884105728,"#
        + #""u128":340282366920938463463374607431768211455}"#,
      #"{"i8":128}"#, #"{"u8":-1}"#, #"{"u64":18446744073709551616}"#, #"{"i32":"1"}"#,
      #"{"i16":1.0}"#,
      #"{"i64":1e3,"u16":10e-1}"#, #"{"i8":1.5}"#, #"{"u128":1e38,"i128":-1e38}"#, #"{"u32":true}"#,
      #"{"word":-0,"i8":-0.0}"#, #"{"i64":9007199254740993.0}"#,
    ]
  }

  /// Floating-point numbers of every width.
  struct Floats: ZooType {
    var half: Float16?
    var single: Float?
    var double: Double?
    var graphics: CGFloat?
    var list: [Float]?

    static let seedInputs = [
      #"{"half":1.5,"single":0.1,"double":0.1,"graphics":-2,"list":[1,1e10]}"#, #"{"half":65520}"#,
      #"{"single":1e39}"#, #"{"double":1e309}"#, #"{"double":1e-400}"#, #"{"double":-0}"#,
      #"{"double":123456789012345678901234567890}"#, #"{"single":"1"}"#, #"{"graphics":null}"#,
      #"{"list":[0.1,true]}"#, #"{"single":16777217,"half":2049,"double":9007199254740993}"#,
      #"{"double":4.9e-324,"single":1e-46,"half":1e-9}"#,
    ]
  }

  /// Numbers with exact digits.
  struct Exact: ZooType {
    var price: Decimal
    var list: [Decimal]?
    var map: [String: Decimal?]?

    static let traits: StrictTraits = [.decimals, .anyOrder]

    static let seedInputs = [
      #"{"price":1.10,"list":[0,-1e5],"map":{"a":null,"b":0.1}}"#, #"{"price":"1"}"#,
      #"{"price":null}"#,
      #"{"price":12345678901234567890123456789012345678}"#, #"{"price":1e127}"#,
      #"{"price":1e200}"#,
      #"{"price":0.12345678901234567890123456789012345678901}"#, #"{"price":true}"#,
      #"{"price":-0.0}"#,
      #"{"price":1,"list":["1"]}"#,
    ]
  }

  /// Numbers packed into vectors, and durations, which are two numbers.
  struct Packed: ZooType {
    var pair: SIMD2<Int>?
    var color: SIMD4<Float>?
    var long: SIMD16<UInt8>?
    var duration: Duration?
    var durations: [Duration]?

    static let seedInputs = [
      #"{"pair":[1,2],"color":[0.5,1,0,1],"duration":[0,1000000000]}"#, #"{"pair":[1]}"#,
      #"{"pair":[1,2,3]}"#, #"{"pair":[1,"2"]}"#, #"{"duration":[1]}"#, #"{"duration":["1",2]}"#,
      #"{"pair":null,"duration":null}"#, #"{"durations":[[0,1],[-1,0]]}"#, #"{"color":{}}"#,
      #"{"long":[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16]}"#, #"{"duration":[1,-1]}"#,
    ]
  }
}
