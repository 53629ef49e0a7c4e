// A table of data: exempt from the limits on size.

extension ConformanceSuite {
  static let dataCases: [ConformanceCase] = [
    ConformanceCase(
      "data/base64/clean",
      "base64 with padding gives its bytes",
      clause: "DATA-1",
      needs: [.data],
      model: "parcel",
      input: #"{"bytes":"aGk=","note":"n"}"#,
      expect: .value(#"{"bytes":"aGk=","maybe":null,"note":"n"}"#, repairs: []),
      kills: ["base64-kept-as-text"]
    ),
    ConformanceCase(
      "data/base64/whole-groups",
      "base64 without need of padding gives its bytes",
      clause: "DATA-1",
      needs: [.data],
      model: "parcel",
      input: #"{"bytes":"+/+/","note":"n"}"#,
      expect: .value(#"{"bytes":"+/+/","maybe":null,"note":"n"}"#, repairs: []),
      kills: ["base64-kept-as-text"]
    ),
    ConformanceCase(
      "data/base64/empty",
      "an empty text gives no bytes",
      clause: "DATA-1",
      needs: [.data],
      model: "parcel",
      input: #"{"bytes":"","note":"n"}"#,
      expect: .value(#"{"bytes":"","maybe":null,"note":"n"}"#, repairs: []),
      kills: ["base64-empty-refused"]
    ),
    ConformanceCase(
      "data/base64/unpadded",
      "base64 without its padding is refused",
      clause: "DATA-1",
      needs: [.data, .defaults],
      model: "parcel",
      input: #"{"bytes":"aGk","note":"n"}"#,
      expect: .value(
        #"{"bytes":"3q2+7w==","maybe":null,"note":"n"}"#,
        repairs: [Repair(.invalid, at: "$.bytes")]
      ),
      kills: ["base64-padding-optional"]
    ),
    ConformanceCase(
      "data/base64/line-break",
      "base64 with white space is refused",
      clause: "DATA-1",
      needs: [.data, .defaults],
      model: "parcel",
      input: #"{"bytes":"aGkh\naGkh","note":"n"}"#,
      expect: .value(
        #"{"bytes":"3q2+7w==","maybe":null,"note":"n"}"#,
        repairs: [Repair(.invalid, at: "$.bytes")]
      ),
      kills: ["base64-blanks-ignored"]
    ),
    ConformanceCase(
      "data/base64/web-alphabet",
      "base64 for URLs is refused",
      clause: "DATA-1",
      needs: [.data, .defaults],
      model: "parcel",
      input: #"{"bytes":"-_-_","note":"n"}"#,
      expect: .value(
        #"{"bytes":"3q2+7w==","maybe":null,"note":"n"}"#,
        repairs: [Repair(.invalid, at: "$.bytes")]
      ),
      kills: ["base64-web-alphabet-accepted"]
    ),
    ConformanceCase(
      "data/wrong/number",
      "a number is no Data",
      clause: "DATA-1",
      needs: [.data, .defaults],
      model: "parcel",
      input: #"{"bytes":1,"note":"n"}"#,
      expect: .value(
        #"{"bytes":"3q2+7w==","maybe":null,"note":"n"}"#,
        repairs: [Repair(.mismatch, at: "$.bytes")]
      ),
      kills: ["data-from-number"]
    ),
    ConformanceCase(
      "data/setting/base64",
      "base64 is read by the setting too",
      clause: "OPT-6",
      needs: [.data],
      model: "parcel",
      input: #"{"bytes":"aGk=","note":"n"}"#,
      settings: [.data: "base64"],
      expect: .value(#"{"bytes":"aGk=","maybe":null,"note":"n"}"#, repairs: []),
      kills: ["base64-kept-as-text"]
    ),
    ConformanceCase(
      "data/optional/unpadded",
      "what is no base64 gives nil for an Optional",
      clause: "DEF-3",
      needs: [.data, .defaults],
      model: "parcel",
      input: #"{"bytes":"aGk=","maybe":"aGk","note":"n"}"#,
      expect: .value(
        #"{"bytes":"aGk=","maybe":null,"note":"n"}"#,
        repairs: [Repair(.invalid, at: "$.maybe")]
      ),
      kills: ["base64-padding-optional", "optional-takes-type-default"]
    ),
    ConformanceCase(
      "data/default/plain-value",
      "a plain value without Data gets empty Data",
      clause: "DEF-12",
      needs: [.dateDetection, .data, .decimals, .floats, .sets, .keyedMaps, .defaults],
      model: "vault",
      input:
        #"{"values":{"when":1700000000,"amount":3.5,"single":4.5,"numbers":[1],"byNumber":{"1":"a"}},"note":"n"}"#,
      expect: .value(
        #"{"values":{"when":"2023-11-14T22:13:20Z","bytes":"","amount":3.5,"single":4.5,"numbers":[1],"byNumber":{"1":"a"}},"note":"n"}"#,
        repairs: [Repair(.missing, at: "$.values.bytes")]
      ),
      kills: ["value-defaults-missing", "plain-child-keeps-initial-values"]
    ),
    ConformanceCase(
      "data/url/text",
      "a text is a URL",
      clause: "URL-1",
      needs: [.urls],
      model: "link",
      input: #"{"url":"https://a.b/c?d=e","note":"n"}"#,
      expect: .value(#"{"url":"https://a.b/c?d=e","maybe":null,"note":"n"}"#, repairs: []),
      kills: ["url-text-refused"]
    ),
    ConformanceCase(
      "data/url/relative",
      "a relative text is a URL",
      clause: "URL-1",
      needs: [.urls],
      model: "link",
      input: #"{"url":"c","note":"n"}"#,
      expect: .value(#"{"url":"c","maybe":null,"note":"n"}"#, repairs: []),
      kills: ["url-text-refused"]
    ),
    ConformanceCase(
      "data/url/empty",
      "an empty text is no URL",
      clause: "URL-1",
      needs: [.urls, .defaults],
      model: "link",
      input: #"{"url":"","note":"n"}"#,
      expect: .value(
        #"{"url":"https://example.org/","maybe":null,"note":"n"}"#,
        repairs: [Repair(.invalid, at: "$.url")]
      ),
      kills: ["url-empty-accepted"]
    ),
    ConformanceCase(
      "data/url/number",
      "a number becomes a URL",
      clause: "URL-1",
      needs: [.urls, .coercion],
      model: "link",
      input: #"{"url":1,"note":"n"}"#,
      expect: .value(#"{"url":"1","maybe":null,"note":"n"}"#, repairs: []),
      kills: ["url-from-number-refused"]
    ),
    ConformanceCase(
      "data/url/zero-fraction",
      "a number becomes a URL by its text",
      clause: "URL-1",
      needs: [.urls, .coercion],
      model: "link",
      input: #"{"url":1.0,"note":"n"}"#,
      expect: .value(#"{"url":"1","maybe":null,"note":"n"}"#, repairs: []),
      kills: ["url-from-number-refused"]
    ),
    ConformanceCase(
      "data/url/boolean",
      "a Boolean is no URL",
      clause: "URL-1",
      needs: [.urls, .defaults],
      model: "link",
      input: #"{"url":true,"note":"n"}"#,
      expect: .value(
        #"{"url":"https://example.org/","maybe":null,"note":"n"}"#,
        repairs: [Repair(.mismatch, at: "$.url")]
      ),
      kills: ["url-from-boolean"]
    ),
    ConformanceCase(
      "data/url/missing-in-plain-value",
      "a plain value without its URL is a mismatch as a whole",
      clause: "DEF-14",
      needs: [.urls, .defaults],
      model: "shelf",
      input: #"{"mark":{"title":"t"},"note":"n"}"#,
      expect: .value(
        #"{"mark":{"url":"https://example.org/preset","title":"preset"},"marks":[],"note":"n"}"#
      ),
      kills: ["url-default-invented"]
    ),
    ConformanceCase(
      "data/url/wrong-in-plain-value",
      "a plain value with a wrong URL is a mismatch as a whole",
      clause: "DEF-14",
      needs: [.urls, .defaults],
      model: "shelf",
      input: #"{"mark":{"url":true,"title":"t"},"marks":[],"note":"n"}"#,
      expect: .value(
        #"{"mark":{"url":"https://example.org/preset","title":"preset"},"marks":[],"note":"n"}"#
      ),
      kills: ["url-default-invented", "url-from-boolean"]
    ),
    ConformanceCase(
      "data/url/missing-in-element",
      "a plain element without its URL is left out",
      clause: "DEF-14",
      needs: [.urls, .defaults, .elementDrop],
      model: "shelf",
      input:
        #"{"mark":{"url":"c","title":"t"},"marks":[{"title":"t"},{"url":"d","title":"u"}],"note":"n"}"#,
      expect: .value(
        #"{"mark":{"url":"c","title":"t"},"marks":[{"url":"d","title":"u"}],"note":"n"}"#
      ),
      kills: ["url-default-invented"]
    ),
  ]
}
