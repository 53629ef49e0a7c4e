import Foundation
import Testing

@testable import SmartCodable

/// The paths of containers in containers, however deep, as `JSONDecoder` gives them.
@Suite struct NestedPathTests {
  private enum Key: String, CodingKey { case a, b, c }

  /// Opens one container in another, and records all paths on the way and the error at the end.
  private struct Descent: Decodable {
    var paths: [String] = []
    var error = ""

    init(from decoder: any Decoder) throws {
      let outer = try decoder.container(keyedBy: Key.self)
      var list = try outer.nestedUnkeyedContainer(forKey: .a)
      note(list.codingPath)
      _ = try list.decode(Int.self)
      let object = try list.nestedContainer(keyedBy: Key.self)
      note(object.codingPath)
      var inner = try object.nestedUnkeyedContainer(forKey: .b)
      note(inner.codingPath)
      note(try inner.decode(Place.self).path)
      let innermost = try inner.nestedContainer(keyedBy: Key.self)
      note(innermost.codingPath)
      note(try innermost.decode(Place.self, forKey: .c).path)
      note(try object.decode(Place.self, forKey: .c).path)
      note(try list.decode(Place.self).path)
      do { _ = try innermost.decode(Bool.self, forKey: .b) } catch { self.error = Self.text(error) }
      do { _ = try list.decode(Bool.self) } catch { self.error += Self.text(error) }
      do { _ = try inner.decode(Bool.self) } catch { self.error += Self.text(error) }
      note(outer.codingPath)
    }

    private mutating func note(_ path: [any CodingKey]) { paths.append(Self.text(path)) }

    static func text(_ path: [any CodingKey]) -> String {
      path.map { $0.stringValue + ($0.intValue.map { "#\($0)" } ?? "") }.joined(separator: "/")
    }

    private static func text(_ error: any Error) -> String {
      switch error as? DecodingError {
      case .typeMismatch(let type, let context)?: "mismatch \(type) \(text(context.codingPath));"
      case .valueNotFound(let type, let context)?: "nothing \(type) \(text(context.codingPath));"
      case .keyNotFound(let key, let context)?: "no \(key.stringValue) \(text(context.codingPath));"
      default: "\(error);"
      }
    }
  }

  /// Knows where it was decoded.
  private struct Place: Decodable {
    let path: [any CodingKey]

    init(from decoder: any Decoder) throws {
      path = decoder.codingPath
      _ = try decoder.singleValueContainer().decode(Int.self)
    }
  }

  @Test(
    "NEST-12, AGR-9: nested containers, what is decoded in them, and their errors have full paths"
  )
  func paths() throws {
    let text = #"[{"a":[1,{"b":[2,{"c":3,"b":"x"},"y"],"c":4},5,"z"]}]"#
    let data = Data(text.utf8)
    let wanted = try #require(try JSONDecoder().decode([Descent].self, from: data).first)
    let strict = SmartJSONDecoder()
    strict.leniency = .none
    for decoder in [SmartJSONDecoder(), strict] {
      let found = try #require(try decoder.decode([Descent].self, from: data).first)
      #expect(found.paths == wanted.paths)
      #expect(found.error == wanted.error)
    }
    #expect(wanted.paths[4] == "Index 0#0/a/Index 1#1/b/Index 1#1")
  }

  /// Keeps containers beyond the value that they are of.
  private final class Kept: Decodable {
    let list: any UnkeyedDecodingContainer
    let object: KeyedDecodingContainer<Key>

    init(from decoder: any Decoder) throws {
      let outer = try decoder.container(keyedBy: Key.self)
      var list = try outer.nestedUnkeyedContainer(forKey: .a)
      object = try list.nestedContainer(keyedBy: Key.self)
      self.list = list
    }
  }

  @Test("THR-2: nested containers that are kept keep their paths")
  func kept() throws {
    let data = Data(#"[{"a":[{"b":1}]},{"a":[{"b":2},3]}]"#.utf8)
    let kept = try SmartJSONDecoder().decode([Kept].self, from: data)
    let paths = kept.map {
      Descent.text($0.object.codingPath) + " " + Descent.text($0.list.codingPath)
    }
    #expect(
      paths == [
        "Index 0#0/a/Index 0#0 Index 0#0/a", "Index 1#1/a/Index 0#0 Index 1#1/a",
      ]
    )
    #expect(try kept.map { try $0.object.decode(Int.self, forKey: .b) } == [1, 2])
  }
}
