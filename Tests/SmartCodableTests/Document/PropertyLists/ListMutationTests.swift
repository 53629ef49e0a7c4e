import Foundation
import Testing

@testable import SmartCodable

@Suite("Changed property lists")
struct ListMutationTests {
  private static var content: [String: Any] {
    [
      "int": 300, "real": 1.5, "flag": true, "text": "caf\u{E9}",
      "date": Date(timeIntervalSince1970: 0), "data": Data([1, 2, 3]),
      "list": [1, "a", -1] as [Any],
      "child": ["a": "a"],
    ]
  }

  /// Reads every list that differs from this one in one byte, and every beginning of it.
  ///
  /// `isKnown` is asked where only one of us reads the list, with the changed list, the place, and
  /// whether it is we who read it.
  private func check(
    _ data: Data,
    bytes: some Sequence<UInt8> = UInt8.min ... .max,
    isKnown: (Data, Int, Bool) -> Bool
  ) {
    for place in data.indices {
      compare(data.prefix(place), at: place, isKnown: isKnown)
      for byte in bytes where byte != data[place] {
        var changed = data
        changed[place] = byte
        // Foundation on Linux ends the process when it meets a set.
        if byte >> 4 == 0xC, data.starts(with: BinaryObjects.magic) {
          _ = ListOutline.ours(changed)
        } else {
          compare(changed, at: place, isKnown: isKnown)
        }
      }
    }
  }

  private func compare(_ data: Data, at place: Int, isKnown: (Data, Int, Bool) -> Bool) {
    let ours = ListOutline.ours(data)
    let theirs = ListOutline.foundations(data)
    if ours == theirs { return }
    let isKnown = (ours == nil || theirs == nil) && isKnown(data, place, ours != nil)
    if !isKnown {
      Issue.record(
        "at \(place) of \(data.base64EncodedString()): \(ours ?? "nil"), not \(theirs ?? "nil")"
      )
    }
  }

  @Test("ENT-22: binary lists with one changed byte are read as Foundation reads them")
  func binary() throws {
    let shared = BinaryList(
      [[0xD2, 1, 2, 3, 3], [0x51, 0x61], [0x61, 0, 0x62], [0xA2, 4, 4], [0xA1, 1]]
    )
    let list = try PropertyListSerialization.data(
      fromPropertyList: Self.content,
      format: .binary,
      options: 0
    )
    for data in [list, shared.data] {
      check(data) { changed, place, isOurs in
        // An empty text in UTF-16 is one for us; the start of a list alone is a text for Foundation.
        isOurs ? changed[place] == 0x60 : changed.count < 9
      }
    }
  }

  @Test("ENT-22: XML with one changed byte is read as Foundation reads it")
  func xml() throws {
    let text = """
      <?xml encoding="UTF-8"?><!DOCTYPE p><plist v=""><dict><key>é</key><array><true/><!---->
      <integer>-0x10</integer><real>-1.5e+3</real><date>1970-01-02T03:04:05Z</date><data>AQI=</data>
      <string>a&lt;&#x41;<![CDATA[b]]></string></array></dict></plist>
      """
    let data = Data(text.utf8)
    let declaration = try #require(data.firstIndex(of: UInt8(ascii: ">")))
    let date = try #require(data.firstRange(of: Data("<date>1970-01".utf8)))
    check(data) { changed, place, isOurs in
      // We take a declaration that is not closed for none, and know the common encodings only.
      if place <= declaration { return true }
      // Foundation takes references without digits, counts on from months that do not exist, and
      // replaces some bytes that are not UTF-8.
      if isOurs { return false }
      if changed.contains("&#;".utf8) || changed.contains("&#x;".utf8) { return true }
      return date.contains(place) || String(validating: changed, as: UTF8.self) == nil
    }
  }

  @Test("ENT-22: OpenStep lists with one changed byte mean what they mean to Foundation")
  func openStep() {
    let text = #"{ a = (b, "c\n\U00e9", <0fbd 77>); /* d */ 'e' = { f = g; }; }"#
    let bytes = [0, 0x61, 0xFF] + Array(#" (){}<>"'\;,=/*1U"#.utf8)
    // What only one of us reads is left open (UNS-11).
    check(Data(text.utf8), bytes: bytes) { _, _, _ in true }
  }
}
