/// Checks at run time that the fields of a model are where ``FieldOffsets`` says, since the layout of
/// the runtime's reflection is not public API.
package enum FieldCheck {
  /// Whether the fields of a struct and of a subclass were found as declared; tried once per process.
  package static let isReliable = structIsRead() && classIsWritten()

  /// Whether weak references and types that cannot be copied are told from others; tried once per process.
  package static let tellsReferences = referencesAreTold()

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

  private protocol Kept: AnyObject {}

  private final class References: Kept {
    let strong: References? = nil
    weak var weak: References?
    weak var abstract: (any Kept)?
    unowned var unowned: References?
    unowned(unsafe) var unmanaged: References?
    let token = Token()
    let maybe: Token? = nil
    let box = Box(value: Token())
    let copyable = Box(value: 1)
  }

  private struct Token: ~Copyable { var number = 1 }

  fileprivate struct Box<Value: ~Copyable>: ~Copyable { var value: Value }

  private static func referencesAreTold() -> Bool {
    #if _ptrauth(_arm64e)
    // The pointers that have to be followed are signed.
    return false
    #else
    let fields = FieldOffsets(of: References.self).fields
    guard
      fields.map({ RuntimeFields.isWeak($0.index, declaredBy: $0.level) })
        == [false, true, true, false, false, false, false, false, false],
      // A runtime may report an empty tuple instead of a type that cannot be copied.
      fields.map({ $0.type != Void.self && RuntimeFields.isCopyable($0.type) })
        == [true, true, true, true, true, false, false, false, true]
    else { return false }
    var old = References()
    (old.weak, old.abstract) = (old, old)
    var new = References()
    FieldBase.with(&old) { old in
      FieldBase.with(&new) { new in
        new.copyWeak(References?.self, at: fields[1].offset, from: old)
        new.copyWeak((any Kept)?.self, at: fields[2].offset, from: old)
      }
    }
    return new.weak === old && new.abstract === old
    #endif
  }

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

extension FieldCheck.Box: Copyable where Value: Copyable {}
