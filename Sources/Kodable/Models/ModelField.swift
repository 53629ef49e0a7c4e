import ModelSupport

/// Reads one stored property of a model.
protocol FieldReader: Sendable {
  func read(from source: ModelSource, into base: FieldBase) throws
}

/// Writes one stored property of a model.
protocol FieldWriter: Sendable {
  func write(to target: ModelTarget, from base: FieldBase) throws
}

/// A wrapped property, which follows its own options.
struct WrappedField<Property: ModelProperty>: FieldReader, FieldWriter {
  let name: String
  let offset: Int
  let plan = Property.makePlan()

  func read(from source: ModelSource, into base: FieldBase) throws {
    try base.modify(Property.self, at: offset) { property in
      try property.read(name, from: source, by: plan)
    }
  }

  func write(to target: ModelTarget, from base: FieldBase) throws {
    try base.read(Property.self, at: offset).write(name, to: target, by: plan)
  }
}

/// A property wrapper that the model reads and writes.
protocol ModelProperty {
  /// What is known of the property's type, for all models.
  associatedtype Plan: Sendable

  static func makePlan() -> Plan

  mutating func read(_ name: String, from source: ModelSource, by plan: Plan) throws

  func write(_ name: String, to target: ModelTarget, by plan: Plan) throws
}

/// A plain property that is read under its name (KOD-4).
struct PlainFieldReader<Value: Decodable>: FieldReader {
  let name: String
  let offset: Int
  let reader = ValueReaders.make(for: Value.self)

  func read(from source: ModelSource, into base: FieldBase) throws {
    let place = ValuePlace.member(source.container, ModelKey(name))
    do {
      if let value = try reader.read(place) {
        base.write(value, at: offset)
      } else if let value = reader.nilValue {
        if place.exists { base.write(value, at: offset) }
      } else {
        let reason: ModelFallback.Reason = place.exists ? .null : .missing
        source.report(reason, .initialValue, wanted: Value.self, at: escapedName)
      }
    } catch {
      throw source.failure(error, property: name, key: escapedName, type: Value.self)
    }
  }

  /// The name as a key, in which dots would descend.
  private var escapedName: String {
    KeySegments.isPath(name) ? name.split(separator: ".").joined(separator: "\\.") : name
  }
}

/// A plain property that is written under its name.
struct PlainFieldWriter<Value: Encodable>: FieldWriter {
  let name: String
  let offset: Int
  let writer = ValueWriters.make(for: Value.self)

  func write(to target: ModelTarget, from base: FieldBase) throws {
    try target.write(base.read(Value.self, at: offset), under: name, by: writer)
  }
}
