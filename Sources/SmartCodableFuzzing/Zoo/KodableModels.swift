import Foundation
import FuzzKit
import Kodable

extension Zoo {
  /// A Kodable with plain and wrapped properties, keys, paths, defaults and nested models.
  struct Customer: Kodable, ZooType {
    var identifier = ""
    var social: String?
    var scores: [Double] = []
    @Coding("first_name") var firstName: String
    @Coding(default: "unknown") var phone: String
    @Coding("address.zipCode") var zipCode: Int?
    @Coding("address.lines.0") var line: String?
    @Coding(default: nil) var partner: Person?
    @Coding(default: [:]) var friends: [String: Person]

    struct Person: Kodable, Equatable, Sendable {
      var name = ""
      @Coding var age: Int
    }

    static let seedInputs = [
      #"{"identifier":"1","social":"s","scores":[1,2.5],"first_name":"John","phone":"1","#
        + #""address":{"zipCode":94040,"lines":["a","b"]},"partner":{"name":"p","age":3},"#
        + #""friends":{"x":{"age":1}}}"#,
      #"{"first_name":1,"address":{"zipCode":"1","lines":[2]},"partner":{"age":"3"}}"#,
      #"{"first_name":null,"phone":null}"#, #"{"first_name":"a","friends":{"x":{},"y":null}}"#,
      #"{"first_name":"a","scores":["1"]}"#, #"{"first_name":"a","address":[],"social":1}"#,
    ]
  }

  /// A Kodable whose properties convert, leave out elements, and are modified.
  struct Measurements: Kodable, ZooType {
    @Coding(.lossless) var count: Int
    @Coding(.lossless) var ratio: Double?
    @Coding var flag: Bool?
    @Coding var text: String?
    @Coding(.enforceType) var strict: String?
    @Coding(.lossy, default: []) var list: [Int]
    @Coding(.lossless, default: []) var texts: [String]
    @Coding(.lossy, default: []) var set: Set<String>
    @Coding(.lossless, default: [:]) var map: [String: Int?]
    @Coding(.trimmed, .validation { $0.count < 9 }, default: "d") var short: String
    @Coding(.clamping(to: -5...5), default: 9) var clamped: Int

    static let seedInputs = [
      #"{"count":1,"ratio":1.5,"flag":true,"text":"t","strict":"s","list":[1,2],"texts":["a"],"#
        + #""set":["x"],"map":{"a":1,"b":null},"short":" s ","clamped":7}"#,
      #"{"count":"18","ratio":"x","flag":1,"text":2.5,"strict":3,"list":[1,"2",null],"#
        + #""texts":[1,true,null,[]],"set":["a",1,"a"],"map":{"a":"1","b":[]}}"#,
      #"{"count":true}"#, #"{"count":1.0,"flag":"yes","short":"a long text","clamped":null}"#,
      #"{"count":1,"list":{},"texts":1,"set":null,"map":[]}"#,
    ]
  }

  /// A Kodable with dates and a transform.
  struct Appointment: Kodable, ZooType {
    struct Doubled: KodableTransform {
      struct Refused: Error {}

      func transformFromJSON(value: Int) throws -> Int? {
        guard value >= 0 else { throw Refused() }
        return value > 1000 ? nil : value * 2
      }

      func transformToJSON(value: Int?) -> Int { (value ?? 0) / 2 }
    }

    @CodableDate var start: Date
    @CodableDate(.timestamp, default: .distantPast) var end: Date
    @CodableDate(.format("y-MM-dd"), "day") var day: Date?
    @KodableTransformable<Doubled>("level") var level: Int?

    static let seedInputs = [
      #"{"start":"1996-12-19T16:39:57-08:00","end":978307200.5,"day":"2001-01-01","level":4}"#,
      #"{"start":"soon","end":"12"}"#, #"{"start":"2001-01-01T00:00:00Z","end":"x","level":"1"}"#,
      #"{"start":5}"#, #"{"start":"2001-01-01T00:00:00Z","day":1,"level":-1}"#,
      #"{"start":"2001-01-01T00:00:00Z","end":null,"day":null,"level":2000}"#,
    ]
  }

  /// Kodables below plain types, which are decoded leniently if they fail.
  struct Register: ZooType {
    var owner: Customer.Person
    var members: [Customer.Person]
    var spare: Customer.Person?
    var number: Int

    static let seedInputs = [
      #"{"owner":{"age":1},"members":[{"age":2,"name":"n"}],"spare":{"age":3},"number":1}"#,
      #"{"owner":{"age":"1"},"members":[{}],"number":"1"}"#,
      #"{"owner":{"age":1},"members":[],"spare":{"age":null},"number":2}"#,
      #"{"owner":null,"members":{},"number":3}"#,
      #"{"owner":{"age":1},"members":[{"age":2},null],"number":"x"}"#,
    ]
  }
}
