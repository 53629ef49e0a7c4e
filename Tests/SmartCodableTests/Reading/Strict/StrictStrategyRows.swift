import Foundation

/// Strategies and what else can be set, in the same way for both decoders.
enum StrictStrategyRows {
  private static func dates(
    _ strategy: JSONDecoder.DateDecodingStrategy
  ) -> @Sendable (JSONDecoder) -> Void {
    { $0.dateDecodingStrategy = strategy }
  }

  static let dates =
    documents.flatMap { document in
      [
        pair(Strict.Dates.self, document),
        pair(Strict.Dates.self, document, configure: dates(.deferredToDate)),
        pair(Strict.Dates.self, document, configure: dates(.secondsSince1970)),
        pair(Strict.Dates.self, document, configure: dates(.millisecondsSince1970)),
        pair(Strict.Dates.self, document, configure: dates(.iso8601)),
        pair(Strict.Dates.self, document, configure: dates(.custom(custom))),
      ]
    } + [
      pair(Date.self, "0", configure: dates(.secondsSince1970)),
      pair(Date.self, #""2024-01-02T03:04:05Z""#, configure: dates(.iso8601)),
      pair(Date.self, "5", configure: dates(.custom(custom))),
      pair(Date.self, #""never""#, configure: dates(.custom(custom))),
      pair([String: [Date]].self, #"{"7":[1,"x"]}"#, configure: dates(.custom(custom))),
      pair([Date].self, #"["2024-01-02T03:04:05Z","x"]"#, configure: dates(.iso8601)),
      pair([String: Date?].self, #"{"a":null,"b":"1"}"#, configure: dates(.secondsSince1970)),
      pair([String: Date?].self, #"{"7":"x"}"#, configure: dates(.iso8601)),
      pair([String: Day].self, #"{"7":"x"}"#, configure: dates(.iso8601)),
      pair([[Day]].self, #"[["2024-01-02T03:04:05Z","x"]]"#, configure: dates(.iso8601)),
    ]

  /// Decoded by the code of the standard library, from a single-value container.
  private struct Day: RawRepresentable, Decodable {
    let rawValue: Date
  }

  private static let documents = [
    #"{"when":1.5}"#, #"{"when":"2024-01-02T03:04:05Z"}"#, #"{"when":null}"#, #"{"when":true}"#,
    #"{"when":0,"list":[1,"x"]}"#, #"{"when":"2024-01-02T03:04:05+02:00","map":{"7":"never"}}"#,
    "{}",
    #"{"when":1e20,"list":null}"#,
  ]

  @Sendable private static func custom(_ decoder: any Decoder) throws -> Date {
    let container = try decoder.singleValueContainer()
    if let days = try? container.decode(Int.self) {
      return Date(timeIntervalSinceReferenceDate: Double(days) * 86_400)
    }
    guard try container.decode(String.self) != "never" else { throw Strict.Refusal(code: 1) }
    throw DecodingError.dataCorruptedError(
      in: container,
      debugDescription: StrictAnswer.text(of: decoder.codingPath)
    )
  }

  private static func data(
    _ strategy: JSONDecoder.DataDecodingStrategy
  ) -> @Sendable (JSONDecoder) -> Void {
    { $0.dataDecodingStrategy = strategy }
  }

  static let blobs =
    [#"{"blob":"aGk="}"#, #"{"blob":"*"}"#, #"{"blob":[104,105]}"#]
    .flatMap { document in
      [
        pair(Strict.Blobs.self, document),
        pair(Strict.Blobs.self, document, configure: data(.base64)),
        pair(Strict.Blobs.self, document, configure: data(.deferredToData)),
        pair(
          Strict.Blobs.self,
          document,
          configure: data(
            .custom { decoder in
              Data(try decoder.singleValueContainer().decode(String.self).utf8)
            }
          )
        ),
      ]
    } + [
      pair(Strict.Blobs.self, #"{"blob":"","list":["aGk",""]}"#),
      pair(Strict.Blobs.self, #"{"blob":"aGk=\n"}"#), pair(Strict.Blobs.self, #"{"blob":null}"#),
      pair(
        Strict.Blobs.self,
        #"{"blob":[256]}"#,
        .path("blob/#0"),
        configure: data(.deferredToData)
      ),
      pair(Strict.Blobs.self, #"{"blob":["1"]}"#, configure: data(.deferredToData)),
      pair(Data.self, "[1]", configure: data(.deferredToData)),
    ]

  private static let floats: @Sendable (JSONDecoder) -> Void = {
    $0.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "+inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
  }

  static let reals = [
    #"{"double":"+inf","single":"-inf"}"#, #"{"double":"nan"}"#, #"{"double":"x"}"#,
    #"{"double":"1"}"#,
    #"{"list":["nan",1,"-inf"]}"#, #"{"list":[1,"inf"]}"#, #"{"single":"nan","double":null}"#,
  ]
  .flatMap { [pair(Strict.Reals.self, $0), pair(Strict.Reals.self, $0, configure: floats)] }

  private static func keys(
    _ strategy: JSONDecoder.KeyDecodingStrategy
  ) -> @Sendable (JSONDecoder) -> Void {
    { $0.keyDecodingStrategy = strategy }
  }

  private static let lastWord = JSONDecoder.KeyDecodingStrategy.custom { path in
    let text = path.last?.stringValue ?? ""
    return Strict.Key(text.split(separator: "-").last.map(String.init) ?? text)
  }

  static let keys =
    [
      #"{"first_name":"a","user_id":1,"a_url":"u"}"#, #"{"firstName":"a","userID":1}"#,
      #"{"first_name":1}"#,
      #"{"first_name":"a","nested":[{"first_name":"b"},{"first_name":null}]}"#,
      #"{"x-firstName":"a","y-nested":[{"z-firstName":2}]}"#, #"{"_first_name":"a"}"#, "{}",
      #"{"first_name_":"a","firstName":"b"}"#, #"{"first__name":"a","nested":{}}"#,
    ]
    .flatMap { document in
      [
        pair(Strict.Camel.self, document, configure: keys(.convertFromSnakeCase)),
        pair(Strict.Camel.self, document, configure: keys(.useDefaultKeys)),
        pair(Strict.Camel.self, document, configure: keys(lastWord)),
      ]
    } + [
      pair([String: Int].self, #"{"first_name":1}"#, configure: keys(.convertFromSnakeCase)),
      pair([String: [Int]].self, #"{"first_name":["1"]}"#, configure: keys(.convertFromSnakeCase)),
      pair(
        Strict.Members.self,
        #"{"a_b":1,"_c_":2,"v":3}"#,
        configure: keys(.convertFromSnakeCase)
      ),
      pair(Strict.Members.self, #"{"x-a":1,"x-v":2}"#, configure: keys(lastWord)),
      pair([Int: Int].self, #"{"x-1":1}"#, configure: keys(lastWord)),
      pair([String: [Int]].self, #"{"7":["x"]}"#, configure: keys(lastWord)),
      pair([String: [Int]].self, #"{"7":["x"]}"#, configure: keys(.convertFromSnakeCase)),
      pair(
        [Strict.Holder<[String: Strict.Spot]>].self,
        #"[{"a":{"7":1}}]"#,
        configure: keys(lastWord)
      ),
      pair([Int: [Int]].self, #"{"7":["x"]}"#, configure: keys(.convertFromSnakeCase)),
      pair(Strict.Supers.self, #"{"x-super":{"id":1},"x-gone":2}"#, configure: keys(lastWord)),
      pair(Strict.Below.self, #"{"x-super":{"id":"1"},"name":"n"}"#, configure: keys(lastWord)),
      pair(Strict.Deep.self, #"{"x-user":{"y-city":1},"list":[[1]]}"#, configure: keys(lastWord)),
      pair(Strict.Renamed.self, #"{"1st":1,"a.b":"x"}"#, configure: keys(.convertFromSnakeCase)),
      pair(Strict.Event.self, #"{"x-moved":{"y-x":"1"}}"#, configure: keys(lastWord)),
      pair([Strict.Suit: Int].self, #"{"x-hearts":true}"#, configure: keys(lastWord)),
    ]

  static let userInfo = [
    pair(Strict.Informed.self, "1"), pair([Strict.Informed].self, "[1]", configure: inform),
    pair(Strict.Holder<Strict.Informed>.self, #"{"a":null}"#, configure: inform),
    pair(Strict.Either<Int, Strict.Informed>.self, "{}", configure: inform),
  ]

  @Sendable private static func inform(_ decoder: JSONDecoder) {
    guard let key = Strict.Informed.key else { return }
    decoder.userInfo = [key: "told"]
  }
}
