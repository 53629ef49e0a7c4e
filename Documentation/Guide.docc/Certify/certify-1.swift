import ConformanceKitTesting
import Foundation
import Testing

struct MyDecoder {  // stands for the decoder of your module
  func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(type, from: data)
  }
}

extension MyDecoder: DropInDecoder {}  // its decode(_:from:) is all it takes
