// A table of data: exempt from the limits on size.

extension ConformanceSuite {
  static let plainEnumCases: [ConformanceCase] = plainEnumCases1

  private static let plainEnumCases1: [ConformanceCase] = [
    ConformanceCase(
      "enums/no-fallback/known",
      "a raw value of a plain enumeration is read",
      clause: "ENUM-5",
      model: "ranked",
      input: #"{"rank":"l","maybe":"h","ranks":["l"]}"#,
      expect: .value(#"{"rank":"low","maybe":"high","ranks":["low"]}"#, repairs: []),
      kills: ["plain-enum-refused"]
    ),
    ConformanceCase(
      "enums/no-fallback/converted",
      "the raw value of a plain enumeration is converted",
      clause: "ENUM-5",
      needs: [.coercion],
      model: "ranked",
      input: #"{"rank":1,"maybe":"h","ranks":["l"]}"#,
      expect: .value(#"{"rank":"one","maybe":"high","ranks":["low"]}"#),
      kills: ["enum-raw-not-converted"]
    ),
    ConformanceCase(
      "enums/no-fallback/unknown",
      "an unknown value of a plain enumeration takes the initial value",
      clause: "ENUM-5",
      needs: [.enumFallback],
      model: "ranked",
      input: #"{"rank":"x","maybe":"h","ranks":["l"]}"#,
      expect: .value(
        #"{"rank":"high","maybe":"high","ranks":["low"]}"#,
        repairs: [Repair(.invalid, at: "$.rank")]
      ),
      kills: ["enum-uses-first-case"]
    ),
    ConformanceCase(
      "enums/no-fallback/optional",
      "an unknown value of an Optional plain enumeration is nil",
      clause: "ENUM-5",
      needs: [.enumFallback],
      model: "ranked",
      input: #"{"rank":"l","maybe":"x","ranks":["l"]}"#,
      expect: .value(
        #"{"rank":"low","maybe":null,"ranks":["low"]}"#,
        repairs: [Repair(.invalid, at: "$.maybe")]
      ),
      kills: ["enum-uses-first-case"]
    ),
    ConformanceCase(
      "enums/no-fallback/element",
      "an unknown element of a plain enumeration is left out",
      clause: "ENUM-6",
      needs: [.enumFallback, .elementDrop],
      model: "ranked",
      input: #"{"rank":"l","maybe":"h","ranks":["x","l"]}"#,
      expect: .value(
        #"{"rank":"low","maybe":"high","ranks":["low"]}"#,
        repairs: [Repair(.invalid, at: "$.ranks[0]")]
      ),
      kills: ["element-fails-array"]
    ),
    ConformanceCase(
      "enums/type-default/missing",
      "a missing enumeration in a plain type takes the declared case",
      clause: "ENUM-3",
      needs: [.enumFallback, .defaults],
      model: "garden",
      input: #"{"plot":{"i":1,"s":"a","o":2}}"#,
      expect: .defaults(
        except: #"{"plot":{"i":1,"s":"a","o":2,"suit":"yes"}}"#,
        repairs: [Repair(.missing, at: "$.plot.suit")]
      ),
      kills: ["enum-ignores-declared-fallback"]
    ),
  ]
}
