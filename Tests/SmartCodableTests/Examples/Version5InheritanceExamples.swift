import SmartCodable
import Testing

/// Chapter 4 of the README of version 5 as far as it goes without `@SmartSubclass`: the base classes
/// as printed, and subclasses that write by hand what the macro is to write.
@Suite("README of version 5: Inheritance Support, without the macro")
struct Version5InheritanceExamples {
  private enum Basic {
    class BaseModel: SmartCodable {
      var name: String = ""
      required init() {}
    }
  }

  @Test("INH-1: 4.1 the base class, and a subclass without coding")
  func basicUsage() throws {
    final class StudentModel: Basic.BaseModel {
      var age: Int?
      required init() { super.init() }
      required init(from decoder: any Decoder) throws { try super.init(from: decoder) }
    }
    #expect(try Basic.BaseModel.read(["name": "Mccc"]).name == "Mccc")
    let student = try StudentModel.read(["name": "Mccc", "age": 18])
    #expect(student.name == "Mccc")
    #expect(student.age == nil)
  }

  private enum MappedParent {
    class BaseModel: SmartCodable {
      var name: String = ""
      required init() {}

      static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.name <--- "stu_name"]
      }
    }
  }

  @Test("INH-3, KEY-1: 4.3 a mapping of the parent class reaches the subclass")
  func parentImplements() throws {
    final class StudentModel: MappedParent.BaseModel {
      var age: Int?
      enum CodingKeys: CodingKey { case age }
      required init() { super.init() }
      required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
        age = try decoder.container(keyedBy: CodingKeys.self)
          .decodeIfPresent(Int.self, forKey: .age)
      }
    }
    let student = try StudentModel.read(["stu_name": "Mccc", "age": "18", "name": "x"])
    #expect(student.name == "Mccc")
    #expect(student.age == 18)
  }

  private enum MappedBoth {
    class BaseModel: SmartCodable {
      var name: String = ""
      required init() {}

      class func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.name <--- "stu_name"]
      }
    }
  }

  @Test("INH-2, INH-3: 4.4 parent and subclass both map, the subclass appends")
  func bothImplement() throws {
    final class StudentModel: MappedBoth.BaseModel {
      var age: Int?
      enum CodingKeys: CodingKey { case age }

      override static func mappingForKey() -> [SmartKeyTransformer]? {
        let trans = [CodingKeys.age <--- "stu_age"]
        if let superTrans = super.mappingForKey() {
          return trans + superTrans
        } else {
          return trans
        }
      }

      required init() { super.init() }
      required init(from decoder: any Decoder) throws {
        try super.init(from: decoder)
        age = try decoder.container(keyedBy: CodingKeys.self)
          .decodeIfPresent(Int.self, forKey: .age)
      }
    }
    let student = try StudentModel.read(["stu_name": "Mccc", "stu_age": 18])
    #expect(student.name == "Mccc")
    #expect(student.age == 18)
  }
}
