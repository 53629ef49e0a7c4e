import Foundation

extension Manifests {
  // MARK: An OpenAPI description: paths by method, schemas within schemas

  struct APIDescription: Codable {
    enum Method: String, Codable, CaseIterable, CodingKey { case get, put, post, delete, patch }
    enum Referred<Value: Codable>: Codable {
      case reference(String)
      case value(Value)
      enum CodingKeys: String, CodingKey { case ref = "$ref" }
      init(from decoder: any Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        if let path = try c.decodeIfPresent(String.self, forKey: .ref) {
          self = .reference(path)
        } else {
          self = .value(try Value(from: decoder))
        }
      }
      func encode(to encoder: any Encoder) throws {
        switch self {
        case .reference(let path):
          var c = encoder.container(keyedBy: CodingKeys.self)
          try c.encode(path, forKey: .ref)
        case .value(let value): try value.encode(to: encoder)
        }
      }
    }
    final class Schema: Codable {
      let type: String?
      let format: String?
      let nullable: Bool?
      let properties: [String: Referred<Schema>]?
      let items: Referred<Schema>?
      let required: [String]?
      let oneOf: [Referred<Schema>]?
      let additionalProperties: Additional?
      let `enum`: [String?]?
    }
    enum Additional: Codable {
      case allowed(Bool)
      case schema(Referred<Schema>)
      init(from decoder: any Decoder) throws {
        do {
          self = .allowed(try Bool(from: decoder))
        } catch {
          self = .schema(try Referred(from: decoder))
        }
      }
      func encode(to encoder: any Encoder) throws {
        switch self {
        case .allowed(let flag): try flag.encode(to: encoder)
        case .schema(let schema): try schema.encode(to: encoder)
        }
      }
    }
    struct Parameter: Codable {
      let name: String
      let `in`: String
      let required: Bool?
      let schema: Referred<Schema>?
    }
    struct Reply: Codable {
      struct Media: Codable { let schema: Referred<Schema>? }
      let description: String
      let content: [String: Media]?
    }
    struct Operation: Codable {
      let operationId: String?
      let deprecated: Bool?
      let parameters: [Referred<Parameter>]?
      let responses: [String: Referred<Reply>]
    }
    struct Path: Codable {
      var operations: [Method: Operation] = [:]
      init(from decoder: any Decoder) throws {
        let c = try decoder.container(keyedBy: Method.self)
        for method in c.allKeys {
          operations[method] = try c.decode(Operation.self, forKey: method)
        }
      }
      func encode(to encoder: any Encoder) throws {
        var c = encoder.container(keyedBy: Method.self)
        for (method, operation) in operations { try c.encode(operation, forKey: method) }
      }
    }
    struct Components: Codable { let schemas: [String: Schema] }
    let openapi: String
    let paths: [String: Path]
    let components: Components
  }

  /// A raw string cannot hold a quote followed by this.
  private static var hash: String { "#" }

  static var apiDescription: String {
    func schema(_ i: Int, _ depth: Int) -> String {
      switch depth > 0 ? i % 6 : 5 {
      case 0: #"{"type":"array","items":\#(schema(i + 1, depth - 1))}"#
      case 1: #"{"$ref":"\#(hash)\/components\/schemas\/Model\#(i % 20)"}"#
      case 2:
        #"{"type":"object","required":["a"],"properties":{"a":\#(schema(i + 3, depth - 1)),"#
          + #""b":\#(schema(i + 4, depth - 1))},"additionalProperties":false}"#
      case 3: #"{"oneOf":[\#(schema(i + 1, depth - 1)),{"type":"string","enum":["x",null]}]}"#
      case 4: #"{"type":"object","additionalProperties":\#(schema(i + 1, depth - 1))}"#
      default: #"{"type":"integer","format":"int64","nullable":true,"minimum":-1.5,"x-go":{}}"#
      }
    }
    let paths = Idiom.members(30) { i in
      let operation = #"""
        {"operationId":"op\#(i)","tags":["t"],"parameters":[{"$ref":"\#(hash)\/components\/p"},\#
        {"name":"id","in":"path","required":true,"schema":\#(schema(i, 1))}],"responses":{\#
        "200":{"description":"\#(Fake.text(i, 3))","content":{"application\/json":{"schema":\#
        \#(schema(i, 2))}}},"default":{"$ref":"\#(hash)\/components\/responses\/Error"}}}
        """#
      return #""\/v1\/\#(Fake.word(i))\/\#(i)\/{id}":{"summary":"s","get":\#(operation),"#
        + #""\#(i % 2 == 0 ? "post" : "trace")":\#(operation)}"#
    }
    let models = Idiom.members(20) {
      #""Model\#($0)":{"type":"object","description":"\#(Fake.text($0, 5))","properties":{"#
        + #""one":\#(schema($0, 4)),"two":\#(schema($0 + 2, 3))}}"#
    }
    return #"{"openapi":"3.0.3","info":{"title":"T","version":"1"},"paths":\#(paths),"#
      + #""components":{"schemas":\#(models),"securitySchemes":{}}}"#
  }

  // MARK: A notebook, whose text is a string or an array of lines

  struct Notebook: Codable {
    struct Text: Codable {
      let lines: [String]
      init(from decoder: any Decoder) throws {
        if var list = try? decoder.unkeyedContainer() {
          var lines: [String] = []
          lines.reserveCapacity(list.count ?? 0)
          while !list.isAtEnd { lines.append(try list.decode(String.self)) }
          self.lines = lines
        } else {
          lines = [try decoder.singleValueContainer().decode(String.self)]
        }
      }
      func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        for line in lines { try list.encode(line) }
      }
    }
    struct Output: Codable {
      let type: String
      let text: Text?
      let data: [String: Text]?
      let count: Int?
      enum CodingKeys: String, CodingKey {
        case text, data
        case type = "output_type"
        case count = "execution_count"
      }
    }
    struct Cell: Codable {
      let kind: String
      let source: Text
      let outputs: [Output]?
      enum CodingKeys: String, CodingKey {
        case source, outputs
        case kind = "cell_type"
      }
    }
    let cells: [Cell]
    let nbformat: Int
  }

  static var notebook: String {
    let cells = Idiom.list(30) { i in
      let lines =
        "[\n"
        + (0...(i % 9)).map { #"    "\#(Fake.text(i + $0, 5))\n""# }
        .joined(separator: ",\n") + "\n   ]"
      let source = i % 4 == 0 ? #""\#(hash) \#(Fake.text(i, 4))""# : lines
      let image = #"{"image/png":"iVBORw0KGgo\#(Fake.hex(i, 1500))\n","text/plain":["<Figure>"]}"#
      let outputs = Idiom.list(i % 3) {
        $0 == 0
          ? #"{"output_type":"stream","name":"stdout","text":\#(lines)}"#
          : #"{"output_type":"display_data","data":\#(image),"metadata":{},"execution_count":null}"#
      }
      return i % 2 == 0
        ? "\n  {\n   \"cell_type\": \"markdown\",\n   \"id\": {},\n   \"source\": \(source)\n  }"
        : #"{"cell_type":"code","execution_count":\#(i),"source":\#(source),"outputs":\#(outputs)}"#
    }
    return "{\n \"cells\": \(cells),\n \"metadata\": {},\n \"nbformat\": 4\n}\n"
  }

  // MARK: An asset catalogue, with a space before each colon

  struct Catalog: Codable {
    struct Image: Codable {
      let filename: String?
      let idiom: String
      let scale: String?
      let size: String?
    }
    let images: [Image]
    let info: [String: StringOrInt]
    enum StringOrInt: Codable {
      case string(String)
      case int(Int)
      init(from decoder: any Decoder) throws {
        let c = try decoder.singleValueContainer()
        if let number = try? c.decode(Int.self) {
          self = .int(number)
        } else {
          self = .string(try c.decode(String.self))
        }
      }
      func encode(to encoder: any Encoder) throws {
        var c = encoder.singleValueContainer()
        switch self {
        case .string(let text): try c.encode(text)
        case .int(let number): try c.encode(number)
        }
      }
    }
  }

  static var catalog: String {
    let images = (0..<18)
      .map { i in
        let file = i % 3 == 0 ? "" : "      \"filename\" : \"icon-\(i)@2x.png\",\n"
        return "    {\n\(file)      \"idiom\" : \"iphone\",\n      \"scale\" : \"2x\",\n"
          + "      \"size\" : \"\(i)x\(i)\"\n    }"
      }
    return "{\n  \"images\" : [\n\(images.joined(separator: ",\n"))\n  ],\n"
      + "  \"info\" : {\n    \"author\" : \"xcode\",\n    \"version\" : 1\n  }\n}\n"
  }
}
