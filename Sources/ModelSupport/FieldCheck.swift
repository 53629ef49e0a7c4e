/// Checks at run time that the fields of a model are where ``FieldOffsets`` says, since the layout of
/// the runtime's reflection is not public API.
package enum FieldCheck {
  /// Whether the fields of a struct and of a subclass were found as declared; tried once per process.
  package static let isReliable = structIsRead() && classIsWritten()

  /// Whether all offsets of the fields lie inside instances of a struct, aligned to their types.
  package static func isPlausible<Model>(_ offsets: FieldOffsets, of model: Model.Type) -> Bool {
    if Model.self is AnyClass { return isReliable }
    return isReliable
      && offsets.fields.allSatisfy { field in
        func fits<Value>(_ type: Value.Type) -> Bool {
          field.offset >= 0 && field.offset % MemoryLayout<Value>.alignment == 0
            && field.offset + MemoryLayout<Value>.size <= MemoryLayout<Model>.size
        }
        return !field.isStrong || _openExistential(field.type, do: fits)
      }
  }

  private struct Probe {
    var flag = true
    var text = "a text that does not fit into the string itself"
    let number = 2.5
    var optional: Int? = 9
  }

  private class Base { var first: UInt8 = 1 }

  private final class Derived: Base { var second = "before" }

  private static func structIsRead() -> Bool {
    let fields = FieldOffsets(of: Probe.self).fields
    guard fields.map(\.name) == ["flag", "text", "number", "optional"],
      fields.map(\.isVariable) == [true, true, false, true],
      fields.map({ ObjectIdentifier($0.type) })
        == [Bool.self, String.self, Double.self, Int?.self].map({ ObjectIdentifier($0) }),
      fields.map(\.offset)
        == [\Probe.flag, \.text, \.number, \.optional].map({ MemoryLayout<Probe>.offset(of: $0) })
    else { return false }
    var probe = Probe()
    return FieldBase.with(&probe) { base in
      base.read(String.self, at: fields[1].offset)
        == "a text that does not fit into the string itself"
        && base.read(Double.self, at: fields[2].offset) == 2.5
        && base.read(Int?.self, at: fields[3].offset) == 9
    }
  }

  private static func classIsWritten() -> Bool {
    let fields = FieldOffsets(of: Derived.self).fields
    guard fields.map(\.name) == ["first", "second"], fields[1].type == String.self else {
      return false
    }
    var object = Derived()
    FieldBase.with(&object) { base in
      base.write(UInt8(7), at: fields[0].offset)
      base.write("after", at: fields[1].offset)
    }
    return object.first == 7 && object.second == "after"
  }
}
