extension ContractModels {
  /// A class that others inherit from (model 37).
  package class Base: Recording {
    let b: Int

    package var seen: Seen { Seen(["b \(b)"]) }
  }

  /// A subclass without its own coding: only the base's keys are read (model 37).
  package final class Inherits: Base {
    var s = "kept"

    package override var seen: Seen { Seen(super.seen.lines + ["s \(s)"]) }
  }

  /// A subclass that passes its own decoder to the base (model 37).
  package final class Shared: Base {
    private enum CodingKeys: CodingKey {
      case s
    }

    let s: String

    package required init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: CodingKeys.self)
      s = try object.decode(String.self, forKey: .s)
      try super.init(from: decoder)
    }

    package override var seen: Seen { Seen(super.seen.lines + ["s \(s)"]) }
  }

  /// A subclass that passes the decoder of `super` to the base (model 37).
  package final class Super: Base {
    private enum CodingKeys: CodingKey {
      case s
    }

    let s: String

    package required init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: CodingKeys.self)
      s = try object.decode(String.self, forKey: .s)
      try super.init(from: object.superDecoder())
    }

    package override var seen: Seen { Seen(super.seen.lines + ["s \(s)"]) }
  }

  /// A subclass that passes the decoder of a key to the base (model 37).
  package final class SuperKey: Base {
    private enum CodingKeys: CodingKey {
      case s
      case base
    }

    let s: String

    package required init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: CodingKeys.self)
      s = try object.decode(String.self, forKey: .s)
      try super.init(from: object.superDecoder(forKey: .base))
    }

    package override var seen: Seen { Seen(super.seen.lines + ["s \(s)"]) }
  }
}
