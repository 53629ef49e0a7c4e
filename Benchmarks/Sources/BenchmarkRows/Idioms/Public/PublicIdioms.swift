import Foundation

/// Models of public web APIs and files, as projects write them.
enum PublicIdioms {
  static var all: [Idiom] {
    let topics: [[Idiom]] = [
      CodeHosts.idioms, Shops.idioms, Social.idioms, Weather.idioms, Maps.idioms,
      Machines.idioms, Manifests.idioms, Chat.idioms, Wrappers.idioms, Polymorphism.idioms,
      KeyedShapes.idioms, ValueTypes.idioms, Documents.idioms,
    ]
    return topics.flatMap { $0 }
  }
}

/// Values that vary with an index, written as they stand inside a JSON string.
enum Fake {
  private static let people = [
    "octocat", "Mona Lisa", "Søren Kierkegård", "さくら 田中", "Zo\\u00eb O\\u2019Neil", "d'Arc",
    "Łukasz Żak", "J. \\\"Ace\\\" Doe", "Мария", "Nguyễn Văn A", "x",
  ]
  private static let words = [
    "crash", "when", "the", "decoder", "reads", "an", "empty", "r\\u00e9sum\\u00e9", "see",
    "https:\\/\\/example.com\\/a?b=c&d=%20", "naïve", "line\\none", "\\\"quoted\\\"", "of",
    "\\ud83d\\ude80", "🎉", "tab\\there", "to", "C:\\\\Temp", "größer", "<p>", "und", "日本語",
  ]

  static func pick<Value>(_ values: [Value], _ i: Int) -> Value { values[i % values.count] }

  static func pad(_ number: Int, _ width: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  static func person(_ i: Int) -> String { pick(people, i) }

  static func text(_ i: Int, _ count: Int) -> String {
    (0..<count).map { pick(words, i * 5 + $0 * 7 + $0 * $0) }.joined(separator: " ")
  }

  static func word(_ i: Int) -> String {
    pick(["alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta"], i)
  }

  static func day(_ i: Int) -> String {
    "20\(20 + i / 336 % 6)-\(pad(1 + i / 28 % 12))-\(pad(1 + i % 28))"
  }

  static func clock(_ i: Int) -> String {
    "\(pad(i * 5 % 24)):\(pad(i * 7 % 60)):\(pad(i * 13 % 60))"
  }

  static func instant(_ i: Int) -> String { "\(day(i))T\(clock(i))Z" }

  static func hex(_ i: Int, _ count: Int) -> String {
    var state = UInt64(i) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    var digits = ""
    for _ in 0..<count {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      digits += String(state >> 60, radix: 16)
    }
    return digits
  }

  static func uuid(_ i: Int) -> String {
    [(8, 0), (4, 1), (4, 2), (4, 3), (12, 4)]
      .map { hex(i * 5 + $0.1, $0.0) }
      .joined(separator: "-")
      .uppercased()
  }

  /// A member's value, or null for some of the indexes.
  static func maybe(_ i: Int, every period: Int, _ json: String) -> String {
    i % period == 0 ? "null" : json
  }
}
