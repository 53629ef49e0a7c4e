import BenchmarkInputs
import BenchmarkModels
import Foundation
import SmartCodable

/// What the documents of a shape are decoded to.
protocol BenchmarkModel: SmartCodable, Equatable {
  /// Decodes a dictionary or an array, whichever the model is made of.
  static func model(of graph: Any) -> Self?
}

extension BenchmarkModel {
  static func model(of graph: Any) -> Self? {
    (graph as? [String: Any]).flatMap { deserialize(from: $0) }
  }
}

extension Array: BenchmarkModel where Element: SmartCodable & Equatable {
  static func model(of graph: Any) -> Self? {
    (graph as? [Any]).flatMap { deserialize(from: $0) }
  }
}

extension Catalogue: BenchmarkModel {}
extension Track: BenchmarkModel {}
extension Person: BenchmarkModel {}
extension KeyedNumbers: BenchmarkModel {}
extension Level: BenchmarkModel {}

/// Does something with the model of a shape.
protocol ModelVisitor {
  associatedtype Result
  func visit<Model: BenchmarkModel>(_ type: Model.Type) throws -> Result
}

extension InputShape {
  func accept<Visitor: ModelVisitor>(_ visitor: Visitor) throws -> Visitor.Result {
    switch self {
    case .airports: try visitor.visit([Airport].self)
    case .areas: try visitor.visit([Province].self)
    case .messages: try visitor.visit([Message].self)
    case .catalogue: try visitor.visit(Catalogue.self)
    case .coordinates: try visitor.visit(Track.self)
    case .small: try visitor.visit(Person.self)
    }
  }
}
