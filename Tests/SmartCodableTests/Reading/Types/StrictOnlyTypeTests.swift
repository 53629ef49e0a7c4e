import Foundation
import SmartCodable
import Testing

/// Each of these inputs ended the process, where `JSONDecoder` throws.
@Suite("Types of Foundation that are decoded strictly or not at all")
struct StrictOnlyTypeTests {
  private struct Model: SmartCodable {
    var letters: CharacterSet?
    var address: URLComponents?
    var rows: IndexSet?
    var count = 0
  }

  private struct Plain: Codable {
    var address: URLComponents?
    var rows: IndexSet
    var count: Int
  }

  private struct Holder: SmartCodable {
    var plain: Plain?
    var rows: [IndexSet] = []
    var addresses: [String: URLComponents] = [:]
    var pairs: [IndexSet: Int] = [:]
  }

  @Test(
    "AGR-11, LIM-2: values that only leniency supplies do not reach their code",
    arguments: [
      #""letters":{}"#, #""letters":{"bitmap":5}"#, #""letters":"{}""#,
      #""address":{"scheme":-1,"path":""}"#, #""address":{"port":"-5","path":""}"#,
      #""rows":{"indexes":[{"location":5,"length":"-3"}]}"#,
      #""rows":{"indexes":[{"location":"-5","length":3}]}"#,
      #""rows":"{\"indexes\":[{\"location\":5,\"length\":\"-3\"}]}""#, #""rows":[],"letters":1"#,
    ]
  )
  func refused(text: String) throws {
    let model = try Model.read(#"{\#(text),"count":"7"}"#)
    #expect(model.letters == nil && model.address == nil && model.rows == nil)
    #expect(model.count == 7)
  }

  @Test("AGR-11: what JSONDecoder reads is read, also from a text (STR-1)")
  func read() throws {
    let rows = #"{"indexes":[{"location":5,"length":3}]}"#
    let text = String(decoding: try JSONEncoder().encode(rows), as: UTF8.self)
    #expect(try Model.read(#"{"rows":\#(rows)}"#).rows == IndexSet(5..<8))
    #expect(try Model.read(#"{"rows":\#(text)}"#).rows == IndexSet(5..<8))
    let address = #"{"scheme":"http","host":"a.b","path":"/c"}"#
    #expect(try Model.read(#"{"address":\#(address)}"#).address?.string == "http://a.b/c")
  }

  @Test("AGR-11: nor do those in plain types, in collections and in keys")
  func nested() throws {
    let bad = #"{"indexes":[{"location":5,"length":"-3"}]}"#
    let plain = #"{"count":"1","address":{"port":"-5","path":""},"rows":{"indexes":[]}}"#
    let value = try Holder.read(
      #"{"plain":\#(plain),"rows":[\#(bad),{"indexes":[]}],"addresses":{"a":{"scheme":1}},"#
        + #""pairs":[\#(bad),1,{"indexes":[]},"2"]}"#
    )
    #expect(value.plain?.count == 1 && value.plain?.address == nil)
    #expect(value.rows == [IndexSet()])
    #expect(value.addresses.isEmpty)
    #expect(value.pairs == [IndexSet(): 2])
    #expect(try Holder.read(#"{"plain":{"count":"1","rows":\#(bad)}}"#).plain == nil)
  }

  private struct Flat: SmartCodable {
    @SmartFlat var address: URLComponents? = nil
    @SmartFlat var letters: CharacterSet = .alphanumerics
    @SmartFlat var rows: IndexSet = [1]
    var count = 0
  }

  @Test(
    "AGR-11, UPD-8: nor do those of flats, decoded and updated",
    arguments: [[], [.key(.fromSnakeCase)]] as [[SmartDecodingOption]]
  )
  func flats(options: [SmartDecodingOption]) throws {
    let text =
      #"{"scheme":-1,"port":"-5","bitmap":5,"indexes":[{"location":5,"length":"-3"}],"count":1}"#
    var flat = try Flat.read(text, options)
    #expect(flat.address == nil && flat.rows == [1] && flat.count == 1)
    flat.address = URLComponents(string: "http://a.b")
    SmartUpdater.update(&flat, from: text, options: options)
    #expect(flat.address?.host == "a.b" && flat.rows == [1])
    #expect(flat.letters == .alphanumerics)
  }
}
