import Foundation

/// What chat services and language models send, much of it in small documents.
enum Chat {
  static var idioms: [Idiom] {
    [
      Idiom("completion-chunk", Chunk.self, chunk),
      Idiom("tool-call-reply", Completion.self, completion),
      Idiom("assistant-blocks", AssistantMessage.self, assistant),
      Idiom("workspace-history", History.self, #"{"ok":true,"messages":\#(messages)}"#),
      Idiom("gateway-event", GatewayEvent.self, gatewayEvent),
      Idiom(
        "bot-updates",
        BotAnswer.self,
        #"{"ok":true,"result":\#(Idiom.list(50, update))}"#,
        reading: { $0.keyDecodingStrategy = .convertFromSnakeCase },
        writing: { $0.keyEncodingStrategy = .convertToSnakeCase }
      ),
    ]
  }

  // MARK: A chunk of a stream

  private struct Chunk: Codable {
    struct Choice: Codable {
      struct Delta: Codable {
        let role: String?
        let content: String?
        let refusal: String?
        let toolCalls: [Call]?
        enum CodingKeys: String, CodingKey {
          case role, content, refusal
          case toolCalls = "tool_calls"
        }
      }
      struct Call: Codable {
        let index: Int
        let id: String?
      }
      enum FinishReason: String, Codable {
        case stop, length
        case toolCalls = "tool_calls"
      }
      let index: Int
      let delta: Delta
      let finishReason: FinishReason?
      enum CodingKeys: String, CodingKey {
        case index, delta
        case finishReason = "finish_reason"
      }
    }
    let id: String
    let object: String
    let created: TimeInterval
    let model: String
    let choices: [Choice]
    let usage: [String: Int]?
  }

  private static let chunk = #"""
    {"id":"chatcmpl-123","object":"chat.completion.chunk","created":1694268190,"model":"gpt-4o",\#
    "system_fingerprint":"fp_44709d6fcb","choices":[{"index":0,"delta":{"content":" caf\u00e9"},\#
    "logprobs":null,"finish_reason":null}],"usage":null}
    """#

  // MARK: Tool calls, whose arguments are JSON inside a string

  /// A value, which stands as JSON inside a string.
  @propertyWrapper
  private struct Embedded<Value: Codable>: Codable {
    var wrappedValue: Value
    init(from decoder: any Decoder) throws {
      let text = try decoder.singleValueContainer().decode(String.self)
      wrappedValue = try JSONDecoder().decode(Value.self, from: Data(text.utf8))
    }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      let json = JSONEncoder()
      json.outputFormatting = .sortedKeys
      try container.encode(String(decoding: json.encode(wrappedValue), as: UTF8.self))
    }
  }

  private struct Completion: Codable {
    struct Arguments: Codable {
      let location: String
      let unit: String?
      let days: [Int]?
    }
    struct Function: Codable {
      let name: String
      @Embedded var arguments: Arguments
    }
    struct Call: Codable {
      let id: String
      let type: String
      let function: Function
    }
    struct Message: Codable {
      let role: String
      let content: String?
      let toolCalls: [Call]?
      enum CodingKeys: String, CodingKey {
        case role, content
        case toolCalls = "tool_calls"
      }
    }
    struct Choice: Codable {
      let index: Int
      let message: Message
    }
    struct Usage: Codable {
      let total: Int
      let cached: Int
      private enum Key: String, CodingKey {
        case total = "total_tokens"
        case details = "prompt_tokens_details"
      }
      private enum DetailKey: String, CodingKey { case cached = "cached_tokens" }
      init(from decoder: any Decoder) throws {
        let c = try decoder.container(keyedBy: Key.self)
        total = try c.decode(Int.self, forKey: .total)
        let details = try? c.nestedContainer(keyedBy: DetailKey.self, forKey: .details)
        cached = try details?.decodeIfPresent(Int.self, forKey: .cached) ?? 0
      }
      func encode(to encoder: any Encoder) throws {
        var c = encoder.container(keyedBy: Key.self)
        try c.encode(total, forKey: .total)
        var details = c.nestedContainer(keyedBy: DetailKey.self, forKey: .details)
        try details.encode(cached, forKey: .cached)
      }
    }
    let id: String
    let choices: [Choice]
    let usage: Usage?
  }

  private static var completion: String {
    let calls = Idiom.list(3) {
      #"{"id":"call_\#(Fake.hex($0, 24))","type":"function","function":{"name":"get_weather","#
        + #""arguments":"{\n  \"location\": \"Zürich \\\"HB\\\"\",\n  \"days\": [1, \#($0)]\n}"}}"#
    }
    return #"{"id":"chatcmpl-1","object":"chat.completion","choices":[{"index":0,"message":{"#
      + #""role":"assistant","content":null,"tool_calls":\#(calls)},"logprobs":null}],"#
      + #""usage":{"x":8,"total_tokens":99,"prompt_tokens_details":{"cached_tokens":0}}}"#
  }

  // MARK: Blocks by type, one of which holds any JSON

  private struct AssistantMessage: Codable {
    enum Block: Codable {
      case text(String)
      case toolUse(id: String, name: String, input: [String: DynamicValue])
      case toolResult(id: String, content: [Block], isError: Bool?)
      case unknown(type: String)
      private enum Key: String, CodingKey {
        case type, text, id, name, input, content
        case toolUseID = "tool_use_id"
        case isError = "is_error"
      }
      init(from decoder: any Decoder) throws {
        let c = try decoder.container(keyedBy: Key.self)
        let type = try c.decode(String.self, forKey: .type)
        switch type {
        case "text": self = .text(try c.decode(String.self, forKey: .text))
        case "tool_use":
          self = .toolUse(
            id: try c.decode(String.self, forKey: .id),
            name: try c.decode(String.self, forKey: .name),
            input: try c.decode([String: DynamicValue].self, forKey: .input)
          )
        case "tool_result":
          let content: [Block]
          if let text = try? c.decode(String.self, forKey: .content) {
            content = [.text(text)]
          } else {
            content = try c.decode([Block].self, forKey: .content)
          }
          self = .toolResult(
            id: try c.decode(String.self, forKey: .toolUseID),
            content: content,
            isError: try c.decodeIfPresent(Bool.self, forKey: .isError)
          )
        default: self = .unknown(type: type)
        }
      }
      func encode(to encoder: any Encoder) throws {
        var c = encoder.container(keyedBy: Key.self)
        switch self {
        case .text(let text):
          try c.encode("text", forKey: .type)
          try c.encode(text, forKey: .text)
        case .toolUse(let id, let name, let input):
          try c.encode("tool_use", forKey: .type)
          try c.encode(id, forKey: .id)
          try c.encode(name, forKey: .name)
          try c.encode(input, forKey: .input)
        case .toolResult(let id, let content, let isError):
          try c.encode("tool_result", forKey: .type)
          try c.encode(id, forKey: .toolUseID)
          try c.encode(content, forKey: .content)
          try c.encodeIfPresent(isError, forKey: .isError)
        case .unknown(let type): try c.encode(type, forKey: .type)
        }
      }
    }
    let role: String
    let content: [Block]
  }

  /// Any JSON, as a container type-erased in `Any` that tries objects first.
  private struct DynamicValue: Codable {
    struct Key: CodingKey {
      var stringValue: String
      var intValue: Int?
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) {
        stringValue = "\(intValue)"
        self.intValue = intValue
      }
    }
    let value: any Sendable

    init(value: any Sendable) { self.value = value }

    init(from decoder: any Decoder) throws {
      if let c = try? decoder.container(keyedBy: Key.self) {
        var members: [String: any Sendable] = [:]
        for key in c.allKeys {
          members[key.stringValue] = try c.decode(DynamicValue.self, forKey: key).value
        }
        value = members
      } else if var c = try? decoder.unkeyedContainer() {
        var elements: [any Sendable] = []
        while !c.isAtEnd { elements.append(try c.decode(DynamicValue.self).value) }
        value = elements
      } else {
        let c = try decoder.singleValueContainer()
        if let number = try? c.decode(Int.self) {
          value = number
        } else if let number = try? c.decode(Double.self) {
          value = number
        } else if let flag = try? c.decode(Bool.self) {
          value = flag
        } else if let text = try? c.decode(String.self) {
          value = text
        } else if c.decodeNil() {
          value = String?.none
        } else {
          throw DecodingError.dataCorruptedError(in: c, debugDescription: "No JSON")
        }
      }
    }

    func encode(to encoder: any Encoder) throws {
      switch value {
      case let members as [String: any Sendable]:
        var c = encoder.container(keyedBy: Key.self)
        for (name, value) in members {
          try c.encode(DynamicValue(value: value), forKey: Key(stringValue: name))
        }
      case let elements as [any Sendable]:
        var c = encoder.unkeyedContainer()
        for value in elements { try c.encode(DynamicValue(value: value)) }
      case let scalar as any Encodable & Sendable: try scalar.encode(to: encoder)
      default: throw CocoaError(.coderInvalidValue)
      }
    }
  }

  private static var assistant: String {
    let blocks = Idiom.list(24) { i in
      let input =
        #"{"path":"\/tmp\/\#(i).swift","edits":[{"line":\#(i),"text":"\#(Fake.text(i, 12))"},"#
        + #"{"line":1.5,"t":null}],"dry":\#(i % 8 == 0),"limits":{"max":-1e3,"deep":{"a":[[]]}}}"#
      return Fake.pick(
        [
          #"{"type":"text","text":"\#(Fake.text(i, 30))","citations":null}"#,
          #"{"type":"tool_use","id":"toolu_\#(Fake.hex(i, 22))","name":"edit","input":\#(input)}"#,
          #"{"type":"tool_result","tool_use_id":"toolu_\#(i)","content":"\#(Fake.text(i, 20))"}"#,
          #"{"type":"tool_result","tool_use_id":"t","content":[{"type":"text","text":"a"},"#
            + #"{"type":"image","source":{"data":"\#(Fake.hex(i, 800))"}}],"is_error":true}"#,
        ],
        i
      )
    }
    return #"{"id":"msg_01","type":"message","role":"assistant","content":\#(blocks),"#
      + #""stop_reason":"end_turn","usage":{"input_tokens":10}}"#
  }
}
