/// A scalar for which containers have a function of its own, which is faster than that for any type.
///
/// Each conformance is the same code, since a container's function is chosen by the static type.
protocol ModelScalar: Codable, LosslessStringConvertible, Sendable {
  /// The value; nil if it is missing or null.
  static func read(_ key: ModelKey, from container: ModelContainer) throws -> Self?

  func write(_ key: ModelKey, to container: inout ModelOutput) throws
}

typealias ModelContainer = KeyedDecodingContainer<ModelKey>
typealias ModelOutput = KeyedEncodingContainer<ModelKey>

extension Bool: ModelScalar {
  static func read(_ key: ModelKey, from container: ModelContainer) throws -> Bool? {
    try container.decodeIfPresent(Bool.self, forKey: key)
  }

  func write(_ k: ModelKey, to out: inout ModelOutput) throws { try out.encode(self, forKey: k) }
}

extension String: ModelScalar {
  static func read(_ key: ModelKey, from container: ModelContainer) throws -> String? {
    try container.decodeIfPresent(String.self, forKey: key)
  }

  func write(_ k: ModelKey, to out: inout ModelOutput) throws { try out.encode(self, forKey: k) }
}

extension Double: ModelScalar {
  static func read(_ key: ModelKey, from container: ModelContainer) throws -> Double? {
    try container.decodeIfPresent(Double.self, forKey: key)
  }

  func write(_ k: ModelKey, to out: inout ModelOutput) throws { try out.encode(self, forKey: k) }
}

extension Float: ModelScalar {
  static func read(_ key: ModelKey, from container: ModelContainer) throws -> Float? {
    try container.decodeIfPresent(Float.self, forKey: key)
  }

  func write(_ k: ModelKey, to out: inout ModelOutput) throws { try out.encode(self, forKey: k) }
}

extension Int: ModelScalar {
  static func read(_ key: ModelKey, from container: ModelContainer) throws -> Int? {
    try container.decodeIfPresent(Int.self, forKey: key)
  }

  func write(_ k: ModelKey, to out: inout ModelOutput) throws { try out.encode(self, forKey: k) }
}

extension Int8: ModelScalar {
  static func read(_ key: ModelKey, from container: ModelContainer) throws -> Int8? {
    try container.decodeIfPresent(Int8.self, forKey: key)
  }

  func write(_ k: ModelKey, to out: inout ModelOutput) throws { try out.encode(self, forKey: k) }
}

extension Int16: ModelScalar {
  static func read(_ key: ModelKey, from container: ModelContainer) throws -> Int16? {
    try container.decodeIfPresent(Int16.self, forKey: key)
  }

  func write(_ k: ModelKey, to out: inout ModelOutput) throws { try out.encode(self, forKey: k) }
}

extension Int32: ModelScalar {
  static func read(_ key: ModelKey, from container: ModelContainer) throws -> Int32? {
    try container.decodeIfPresent(Int32.self, forKey: key)
  }

  func write(_ k: ModelKey, to out: inout ModelOutput) throws { try out.encode(self, forKey: k) }
}

extension Int64: ModelScalar {
  static func read(_ key: ModelKey, from container: ModelContainer) throws -> Int64? {
    try container.decodeIfPresent(Int64.self, forKey: key)
  }

  func write(_ k: ModelKey, to out: inout ModelOutput) throws { try out.encode(self, forKey: k) }
}

extension UInt: ModelScalar {
  static func read(_ key: ModelKey, from container: ModelContainer) throws -> UInt? {
    try container.decodeIfPresent(UInt.self, forKey: key)
  }

  func write(_ k: ModelKey, to out: inout ModelOutput) throws { try out.encode(self, forKey: k) }
}

extension UInt8: ModelScalar {
  static func read(_ key: ModelKey, from container: ModelContainer) throws -> UInt8? {
    try container.decodeIfPresent(UInt8.self, forKey: key)
  }

  func write(_ k: ModelKey, to out: inout ModelOutput) throws { try out.encode(self, forKey: k) }
}

extension UInt16: ModelScalar {
  static func read(_ key: ModelKey, from container: ModelContainer) throws -> UInt16? {
    try container.decodeIfPresent(UInt16.self, forKey: key)
  }

  func write(_ k: ModelKey, to out: inout ModelOutput) throws { try out.encode(self, forKey: k) }
}

extension UInt32: ModelScalar {
  static func read(_ key: ModelKey, from container: ModelContainer) throws -> UInt32? {
    try container.decodeIfPresent(UInt32.self, forKey: key)
  }

  func write(_ k: ModelKey, to out: inout ModelOutput) throws { try out.encode(self, forKey: k) }
}

extension UInt64: ModelScalar {
  static func read(_ key: ModelKey, from container: ModelContainer) throws -> UInt64? {
    try container.decodeIfPresent(UInt64.self, forKey: key)
  }

  func write(_ k: ModelKey, to out: inout ModelOutput) throws { try out.encode(self, forKey: k) }
}
