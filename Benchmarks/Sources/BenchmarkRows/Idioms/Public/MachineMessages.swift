import Foundation

extension Machines {
  // MARK: Messages of JSON-RPC, told apart by which members they have

  struct Message: Codable {
    enum ID: Codable {
      case number(Int)
      case string(String)
      init(from decoder: any Decoder) throws {
        let c = try decoder.singleValueContainer()
        if let text = try? c.decode(String.self) {
          self = .string(text)
        } else {
          self = .number(try c.decode(Int.self))
        }
      }
      func encode(to encoder: any Encoder) throws {
        var c = encoder.singleValueContainer()
        switch self {
        case .number(let number): try c.encode(number)
        case .string(let text): try c.encode(text)
        }
      }
    }
    struct Span: Codable {
      struct Position: Codable {
        let line: Int
        let character: Int
      }
      let start: Position
      let end: Position
    }
    struct Diagnostic: Codable {
      let range: Span
      let severity: Int?
      let message: String
      let code: ID?
    }
    struct Published: Codable {
      let uri: String
      let version: Int?
      let diagnostics: [Diagnostic]
    }
    struct Failure: Codable {
      let code: Int
      let message: String
    }
    struct Hover: Codable {
      let contents: [String: String]
      let range: Span?
    }
    enum Body {
      case notification(method: String, Published?)
      case request(ID, method: String)
      case result(ID, Hover?)
      case failure(ID?, Failure)
    }
    enum CodingKeys: CodingKey { case jsonrpc, id, method, params, result, error }
    let body: Body

    init(from decoder: any Decoder) throws {
      let c = try decoder.container(keyedBy: CodingKeys.self)
      let id = try c.decodeIfPresent(ID.self, forKey: .id)
      if let method = try c.decodeIfPresent(String.self, forKey: .method) {
        if let id {
          body = .request(id, method: method)
        } else if method == "textDocument/publishDiagnostics" {
          body = .notification(method: method, try c.decode(Published.self, forKey: .params))
        } else {
          body = .notification(method: method, nil)
        }
      } else if let failure = try c.decodeIfPresent(Failure.self, forKey: .error) {
        body = .failure(id, failure)
      } else if let id, c.contains(.result) {
        body = .result(id, try c.decode(Hover?.self, forKey: .result))
      } else {
        let context = DecodingError.Context(
          codingPath: c.codingPath,
          debugDescription: "No message"
        )
        throw DecodingError.dataCorrupted(context)
      }
    }

    func encode(to encoder: any Encoder) throws {
      var c = encoder.container(keyedBy: CodingKeys.self)
      try c.encode("2.0", forKey: .jsonrpc)
      switch body {
      case .notification(let method, let params):
        try c.encode(method, forKey: .method)
        try c.encodeIfPresent(params, forKey: .params)
      case .request(let id, let method):
        try c.encode(id, forKey: .id)
        try c.encode(method, forKey: .method)
      case .result(let id, let hover):
        try c.encode(id, forKey: .id)
        try c.encode(hover, forKey: .result)
      case .failure(let id, let failure):
        try c.encode(id, forKey: .id)
        try c.encode(failure, forKey: .error)
      }
    }
  }

  static func message(_ i: Int) -> String {
    let range = #"{"start":{"line":\#(i),"character":0},"end":{"line":\#(i),"character":80}}"#
    let diagnostics = Idiom.list(i % 9) {
      #"{"range":\#(range),"severity":\#(1 + $0 % 4),"source":"sourcekitd","#
        + #""code":\#($0 % 2 == 0 ? "\"unused\"" : "1001"),"message":"\#(Fake.text(i + $0, 7))"}"#
    }
    let rest = Fake.pick(
      [
        #""method":"textDocument/publishDiagnostics","params":{"uri":"file:\/\/\/a%20b.swift","#
          + #""diagnostics":\#(diagnostics)}"#,
        #""id":\#(i),"result":{"contents":{"kind":"markdown","value":"```swift\nlet x\n```"}}"#,
        #""id":\#(i),"result":null"#,
        #""id":"ts\#(i)","method":"workspace/configuration","params":{"items":[{}]}"#,
        #""id":\#(i),"error":{"code":-32601,"message":"not found","data":{"a":[]}}"#,
        #""method":"$/progress","params":{"token":"t","value":{"kind":"end"}}"#,
      ],
      i
    )
    return #"{"jsonrpc":"2.0",\#(rest)}"#
  }
}
