import Foundation

/// Texts, Foundation's types, and objects of many or of few members.
enum Values {
  static var idioms: [Idiom] { texts + objects + documents }

  private static var texts: [Idiom] {
    func text(_ text: @escaping (Int) -> String) -> String {
      Idiom.list(300) { "{\"text\":\"" + text($0) + "\"}" }
    }
    return [
      Idiom("chinese", [Note].self, text { "这是一个测试文本，包含很多中文字符\($0)，还有一些标点符号。" }),
      Idiom("emoji", [Note].self, text { "Hello 👋🏽 world 🌍 \($0) 🎉🎉" }),
      Idiom(
        "unicode-escapes",
        [Note].self,
        text { #"\u4f60\u597d\u4e16\u754c \ud83d\ude00 \#($0)"# }
      ),
      Idiom("slashes-and-quotes", [Note].self, text { #"http:\/\/e.com\/\#($0) said \"hi\"\n"# }),
      Idiom(
        "long-texts",
        [Note].self,
        Idiom.list(20) {
          "{\"text\":\"" + String(repeating: "Lorem ipsum dolor sit amet \($0). ", count: 170)
            + "\"}"
        }
      ),
    ]
  }

  private static var objects: [Idiom] {
    [
      Idiom("optionals-absent", [Optionals].self, Idiom.list(500) { _ in "{}" }),
      Idiom(
        "optionals-null",
        [Optionals].self,
        Idiom.list(500) { _ in
          "{" + "abcdefg".map { "\"\($0)\":null" }.joined(separator: ",") + "}"
        }
      ),
      Idiom(
        "optionals-present",
        [Optionals].self,
        Idiom.list(500) {
          #"{"a":\#($0),"b":"x","c":1.5,"d":[1],"e":{"x":1,"y":"z"},"f":true,"g":5}"#
        }
      ),
      Idiom(
        "twenty-integers-in-any-order",
        [Wide].self,
        Idiom.list(200) { index in
          "{" + "qhtabsnkcrdmejofgpil".map { "\"\($0)\":\(index)" }.joined(separator: ",") + "}"
        }
      ),
      Idiom(
        "nested-structs",
        [Person].self,
        Idiom.list(300) {
          #"{"name":"N\#($0)","home":{"street":"Kulas","at":{"lat":"-37.3","lng":"81.1"}}}"#
        }
      ),
      Idiom(
        "rectangles",
        [Frame].self,
        Idiom.list(300) { #"{"o":[1,\#($0)],"s":[2.5,3],"r":[[1,2],[3,4]]}"# }
      ),
      Idiom(
        "date-components",
        [DateComponents].self,
        Idiom.list(100) { #"{"year":2020,"month":3,"day":\#($0 % 28)}"# }
      ),
    ]
  }

  private static var documents: [Idiom] {
    [
      Idiom(
        "small-page",
        Page<Collections.Pair>.self,
        #"{"data":[{"x":1,"y":"a"},{"x":2,"y":"b"}],"meta":{"page":1,"total":2,"next":null}}"#
      ),
      Idiom("tiny-object", Flag.self, #"{"ok":true}"#),
      Idiom("tiny-text", String.self, "\"hello\""),
      Idiom("tiny-list", [Int].self, "[1,2,3]"),
      Idiom("tree-of-comments", Comment.self, comment(5)),
    ]
  }

  private static func comment(_ depth: Int) -> String {
    let replies = depth == 0 ? "" : #","replies":"# + Idiom.list(3) { _ in comment(depth - 1) }
    return #"{"id":\#(depth),"text":"node"\#(replies)}"#
  }

  private struct Note: Codable { var text: String }

  private struct Optionals: Codable {
    var a: Int?
    var b: String?
    var c: Double?
    var d: [Int]?
    var e: Collections.Pair?
    var f: Bool?
    var g: Date?
  }

  private struct Wide: Codable {
    var a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t: Int
  }

  private struct Person: Codable {
    var name: String
    var home: Home
  }

  private struct Home: Codable {
    var street: String
    var at: Position
  }

  private struct Position: Codable {
    var lat: String
    var lng: String
  }

  private struct Frame: Codable {
    var o: CGPoint
    var s: CGSize
    var r: CGRect
  }

  private struct Page<Element: Codable>: Codable {
    var data: [Element]
    var meta: Meta
  }

  private struct Meta: Codable {
    var page: Int
    var total: Int
    var next: String?
  }

  private struct Flag: Codable { var ok: Bool }

  private final class Comment: Codable {
    var id: Int
    var text: String
    var replies: [Comment]?
  }
}
