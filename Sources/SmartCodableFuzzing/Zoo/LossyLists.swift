extension Zoo {
  /// Elements that decode; the others are skipped by decoding a type that accepts everything.
  struct Skipping: ZooType {
    var values: [Int] = []
    var skipped = 0

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      while !container.isAtEnd {
        if let value = try? container.decode(Int.self) {
          values.append(value)
        } else {
          _ = try container.decode(Anything.self)
          skipped += 1
        }
      }
    }

    static let seedInputs = [
      "[1,2,3]", #"[1,"2",3]"#, "[null,1,null]", "[]", "[[1],{},true,1.5,2]", "{}", "null",
      #""[1]""#, "[1e0,-0,9223372036854775808]",
    ]
  }

  /// Elements that decode; the others are skipped by requesting a decoder for them.
  struct Stepping: ZooType {
    struct Item: Decodable, Equatable, Sendable {
      var id: Int
      var name: String
    }

    var items: [Item] = []
    var failures: [Int] = []

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      while !container.isAtEnd {
        let index = container.currentIndex
        let element = try container.superDecoder()
        do {
          items.append(try Item(from: element))
        } catch {
          failures.append(index)
        }
      }
    }

    static let seedInputs = [
      #"[{"id":1,"name":"a"},{"id":2,"name":"b"}]"#,
      #"[{"id":"1","name":"a"},{"id":2,"name":"b"}]"#,
      #"[{"id":1},null,7,{"id":3,"name":"c","x":0}]"#, "[]", "[null]", #"[[],"{}"]"#, "{}",
    ]
  }

  /// Elements wrapped so that a failure becomes nil.
  struct Wrapping: ZooType {
    struct Attempt: Decodable, Equatable, Sendable {
      var value: String?

      init(from decoder: any Decoder) throws {
        value = try? decoder.singleValueContainer().decode(String.self)
      }
    }

    var values: [String]
    var total: Int

    init(from decoder: any Decoder) throws {
      let attempts = try decoder.singleValueContainer().decode([Attempt].self)
      values = attempts.compactMap(\.value)
      total = attempts.count
    }

    static let seedInputs = [
      #"["a","b"]"#, #"["a",1,null,true,[],{},"b"]"#, "[]", "[null]", #""[\"a\"]""#, "null", "{}",
    ]
  }

  /// Elements read with `decodeIfPresent`, which does not advance past a failure.
  struct Stalling: ZooType {
    var values: [Double?] = []
    var stoppedAt: Int?
    var count: Int?

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      count = container.count
      while !container.isAtEnd {
        do {
          values.append(try container.decodeIfPresent(Double.self))
        } catch {
          stoppedAt = container.currentIndex
          return
        }
      }
      // Past the end there is no value, which is not a failure.
      values.append((try? container.decodeIfPresent(Double.self)) ?? -1)
    }

    static let seedInputs = [
      "[1,2.5]", "[1,null,2]", #"[1,"2",3]"#, "[]", "[null]", "[1,[2]]", #"["x"]"#, "null",
    ]
  }
}
