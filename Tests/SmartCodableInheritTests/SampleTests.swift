import SmartCodableInherit
import Testing

/// Chapter 4 of the README of version 5, as it stands there.
@Suite("Samples on inheritance")
struct SampleTests {
  @Suite("4.1") struct Basic {
    class BaseModel: SmartCodable {
      var name: String = ""
      required init() {}
    }

    @SmartSubclass
    class StudentModel: BaseModel {
      var age: Int?
    }

    @Test("API-1, API-3, API-4, INH-2, INH-4: 4.1 decodes and encodes both levels")
    func sample() throws {
      let student = try #require(StudentModel.deserialize(from: #"{"name":"n","age":"3"}"#))
      #expect(student.name == "n")
      #expect(student.age == 3)
      let written = try #require(student.toDictionary())
      #expect(written.count == 2)
      #expect(written["name"] as? String == "n")
      #expect(written["age"] as? Int == 3)
    }
  }

  @Suite("4.2") struct InSubclass {
    class BaseModel: SmartCodable {
      var name: String = ""
      required init() {}

      class func mappingForKey() -> [SmartKeyTransformer]? {
        nil
      }
    }

    @SmartSubclass
    class StudentModel: BaseModel {
      var age: Int?

      override static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.age <--- "stu_age"]
      }
    }

    @Test("API-3, INH-4, INH-3: 4.2 maps the keys of the subclass")
    func sample() throws {
      let student = try #require(StudentModel.deserialize(from: #"{"name":"n","stu_age":3}"#))
      #expect(student.name == "n")
      #expect(student.age == 3)
      let written = try #require(student.toDictionary(useMappedKeys: true))
      #expect(written.keys.sorted() == ["name", "stu_age"])
    }
  }

  @Suite("4.3") struct InBase {
    class BaseModel: SmartCodable {
      var name: String = ""
      required init() {}

      static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.name <--- "stu_name"]
      }
    }

    @SmartSubclass
    class StudentModel: BaseModel {
      var age: Int?
    }

    @Test("API-3, INH-4, INH-3: 4.3 inherits the mapping of the base class")
    func sample() throws {
      let student = try #require(StudentModel.deserialize(from: #"{"stu_name":"n","age":3}"#))
      #expect(student.name == "n")
      #expect(student.age == 3)
      let written = try #require(student.toDictionary(useMappedKeys: true))
      #expect(written.keys.sorted() == ["age", "stu_name"])
    }
  }

  @Suite("4.4") struct InBoth {
    class BaseModel: SmartCodable {
      var name: String = ""
      required init() {}

      class func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.name <--- "stu_name"]
      }
    }

    @SmartSubclass
    class StudentModel: BaseModel {
      var age: Int?

      override static func mappingForKey() -> [SmartKeyTransformer]? {
        let trans = [CodingKeys.age <--- "stu_age"]
        if let superTrans = super.mappingForKey() {
          return trans + superTrans
        } else {
          return trans
        }
      }
    }

    @Test("API-3, INH-4, INH-3: 4.4 has the mappings of both")
    func sample() throws {
      let student = try #require(StudentModel.deserialize(from: #"{"stu_name":"n","stu_age":3}"#))
      #expect(student.name == "n")
      #expect(student.age == 3)
      let written = try #require(student.toDictionary(useMappedKeys: true))
      #expect(written.keys.sorted() == ["stu_age", "stu_name"])
    }
  }
}
