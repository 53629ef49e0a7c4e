// A table of data: exempt from the limits on size.

extension ConformanceSuite {
  static let decimalCases: [ConformanceCase] = [
    ConformanceCase(
      "decimals/number/many-digits",
      "a decimal keeps all its digits",
      clause: "CONV-10",
      needs: [.decimals],
      model: "price",
      input: #"{"amount":12345678901234567890.123456789,"note":"n"}"#,
      expect: .value(
        #"{"amount":12345678901234567890.123456789,"maybe":null,"note":"n"}"#,
        repairs: []
      ),
      kills: ["decimal-through-double"]
    ),
    ConformanceCase(
      "decimals/number/integer",
      "a decimal keeps the digits of an integer",
      clause: "CONV-10",
      needs: [.decimals],
      model: "price",
      input: #"{"amount":99999999999999999999999,"note":"n"}"#,
      expect: .value(#"{"amount":99999999999999999999999,"maybe":null,"note":"n"}"#, repairs: []),
      kills: ["decimal-through-double"]
    ),
    ConformanceCase(
      "decimals/string/fraction",
      "a numeric string becomes a decimal",
      clause: "CONV-10",
      needs: [.decimals, .coercion],
      model: "price",
      input: #"{"amount":"1.10","note":"n"}"#,
      expect: .value(
        #"{"amount":1.1,"maybe":null,"note":"n"}"#,
        repairs: [Repair(.converted, at: "$.amount")]
      ),
      kills: ["decimal-text-refused"]
    ),
    ConformanceCase(
      "decimals/string/many-digits",
      "a decimal from a string keeps all its digits",
      clause: "CONV-10",
      needs: [.decimals, .coercion],
      model: "price",
      input: #"{"amount":"0.30000000000000000004","note":"n"}"#,
      expect: .value(
        #"{"amount":0.30000000000000000004,"maybe":null,"note":"n"}"#,
        repairs: [Repair(.converted, at: "$.amount")]
      ),
      kills: ["decimal-through-double", "decimal-text-refused"]
    ),
    ConformanceCase(
      "decimals/string/39-digits",
      "a decimal keeps a 39th digit that 128 bits hold",
      clause: "UNS-4",
      needs: [.decimals, .coercion],
      model: "price",
      input: #"{"amount":"3.14159265358979323846264338327950288419","note":"n"}"#,
      expect: .value(
        #"{"amount":3.14159265358979323846264338327950288419,"maybe":null,"note":"n"}"#,
        repairs: [Repair(.converted, at: "$.amount")]
      ),
      kills: ["decimal-of-38-digits", "decimal-through-double"]
    ),
    ConformanceCase(
      "decimals/boolean/true",
      "true becomes the decimal 1",
      clause: "CONV-9",
      needs: [.decimals, .coercion],
      model: "price",
      input: #"{"amount":true,"note":"n"}"#,
      expect: .value(
        #"{"amount":1,"maybe":null,"note":"n"}"#,
        repairs: [Repair(.converted, at: "$.amount")]
      ),
      kills: ["number-not-from-bool"]
    ),
    ConformanceCase(
      "decimals/range/too-large",
      "a number that no decimal can hold is a mismatch",
      clause: "CONV-10",
      needs: [.decimals, .defaults],
      model: "price",
      input: #"{"amount":1e200,"note":"n"}"#,
      expect: .value(
        #"{"amount":1.5,"maybe":null,"note":"n"}"#,
        repairs: [Repair(.overflow, at: "$.amount")]
      ),
      kills: ["decimal-overflow-is-nan"]
    ),
    ConformanceCase(
      "decimals/range/too-small",
      "a small number does not become the decimal zero",
      clause: "CONV-10",
      needs: [.decimals, .defaults],
      model: "price",
      input: #"{"amount":1e-200,"note":"n"}"#,
      expect: .value(#"{"amount":1.5,"maybe":null,"note":"n"}"#),
      kills: ["decimal-underflow-is-zero"]
    ),
    ConformanceCase(
      "decimals/string/words",
      "a text is no decimal",
      clause: "CONV-10",
      needs: [.decimals, .defaults],
      model: "price",
      input: #"{"amount":"x","note":"n"}"#,
      expect: .value(
        #"{"amount":1.5,"maybe":null,"note":"n"}"#,
        repairs: [Repair(.invalid, at: "$.amount")]
      ),
      kills: ["mismatch-skips-default"]
    ),
    ConformanceCase(
      "decimals/default/plain-value",
      "a plain value without a decimal gets zero",
      clause: "DEF-12",
      needs: [.dateDetection, .data, .decimals, .floats, .sets, .keyedMaps, .defaults],
      model: "vault",
      input:
        #"{"values":{"when":1700000000,"bytes":"aGk=","single":4.5,"numbers":[1],"byNumber":{"1":"a"}},"note":"n"}"#,
      expect: .value(
        #"{"values":{"when":"2023-11-14T22:13:20Z","bytes":"aGk=","amount":0,"single":4.5,"numbers":[1],"byNumber":{"1":"a"}},"note":"n"}"#,
        repairs: [Repair(.missing, at: "$.values.amount")]
      ),
      kills: ["plain-child-keeps-initial-values"]
    ),
    ConformanceCase(
      "decimals/float32/rounding",
      "a number is rounded to 32 bits once",
      clause: "CONV-11",
      needs: [.floats],
      model: "gauge",
      input: #"{"single":1.0000000596046447754,"double":3.5,"note":"n"}"#,
      expect: .value(#"{"single":1.0000001,"double":3.5,"note":"n"}"#, repairs: []),
      kills: ["float-rounds-twice"]
    ),
    ConformanceCase(
      "decimals/float32/too-large",
      "a number beyond 32 bits is a mismatch",
      clause: "CONV-11",
      needs: [.floats, .defaults],
      model: "gauge",
      input: #"{"single":3.5e38,"double":3.5,"note":"n"}"#,
      expect: .value(
        #"{"single":0.5,"double":3.5,"note":"n"}"#,
        repairs: [Repair(.overflow, at: "$.single")]
      ),
      kills: ["float-overflow-is-infinite"]
    ),
    ConformanceCase(
      "decimals/float32/too-small",
      "a number that is too small for 32 bits is zero",
      clause: "CONV-11",
      needs: [.floats],
      model: "gauge",
      input: #"{"single":1e-400,"double":3.5,"note":"n"}"#,
      expect: .value(#"{"single":0,"double":3.5,"note":"n"}"#, repairs: []),
      kills: ["float-underflow-refused"]
    ),
    ConformanceCase(
      "decimals/float32/numeric-string",
      "a numeric string becomes a number of 32 bits",
      clause: "CONV-9",
      needs: [.floats, .coercion],
      model: "gauge",
      input: #"{"single":"0.1","double":3.5,"note":"n"}"#,
      expect: .value(
        #"{"single":0.1,"double":3.5,"note":"n"}"#,
        repairs: [Repair(.converted, at: "$.single")]
      ),
      kills: ["number-not-from-string"]
    ),
    ConformanceCase(
      "decimals/float32/boolean",
      "true becomes the number 1 of 32 bits",
      clause: "CONV-9",
      needs: [.floats, .coercion],
      model: "gauge",
      input: #"{"single":true,"double":3.5,"note":"n"}"#,
      expect: .value(
        #"{"single":1,"double":3.5,"note":"n"}"#,
        repairs: [Repair(.converted, at: "$.single")]
      ),
      kills: ["number-not-from-bool"]
    ),
    ConformanceCase(
      "decimals/float32/not-a-number",
      "the text nan is no number of 32 bits",
      clause: "CONV-12",
      needs: [.floats, .defaults],
      model: "gauge",
      input: #"{"single":"nan","double":3.5,"note":"n"}"#,
      expect: .value(
        #"{"single":0.5,"double":3.5,"note":"n"}"#,
        repairs: [Repair(.invalid, at: "$.single")]
      ),
      kills: ["float-names-accepted"]
    ),
    ConformanceCase(
      "decimals/float64/infinity",
      "the text Infinity is no number",
      clause: "CONV-12",
      needs: [.floats, .defaults],
      model: "gauge",
      input: #"{"single":1.5,"double":"Infinity","note":"n"}"#,
      expect: .value(
        #"{"single":1.5,"double":2.5,"note":"n"}"#,
        repairs: [Repair(.invalid, at: "$.double")]
      ),
      kills: ["float-names-accepted"]
    ),
    ConformanceCase(
      "decimals/float64/short-infinity",
      "the text -inf is no number",
      clause: "CONV-12",
      needs: [.floats, .defaults],
      model: "gauge",
      input: #"{"single":1.5,"double":"-inf","note":"n"}"#,
      expect: .value(
        #"{"single":1.5,"double":2.5,"note":"n"}"#,
        repairs: [Repair(.invalid, at: "$.double")]
      ),
      kills: ["float-names-accepted"]
    ),
    ConformanceCase(
      "decimals/setting/infinity",
      "with the setting a text stands for infinity",
      clause: "CONV-13",
      needs: [.floats],
      model: "gauge",
      input: #"{"single":"INF","double":3.5,"note":"n"}"#,
      settings: [.float: "convert"],
      expect: .value(#"{"single":"inf","double":3.5,"note":"n"}"#),
      kills: ["float-setting-ignored"]
    ),
    ConformanceCase(
      "decimals/setting/negative-infinity",
      "with the setting a text stands for minus infinity",
      clause: "CONV-13",
      needs: [.floats],
      model: "gauge",
      input: #"{"single":1.5,"double":"-INF","note":"n"}"#,
      settings: [.float: "convert"],
      expect: .value(#"{"single":1.5,"double":"-inf","note":"n"}"#),
      kills: ["float-setting-ignored"]
    ),
    ConformanceCase(
      "decimals/setting/not-a-number",
      "with the setting a text stands for not a number",
      clause: "CONV-13",
      needs: [.floats],
      model: "gauge",
      input: #"{"single":1.5,"double":"NAN","note":"n"}"#,
      settings: [.float: "convert"],
      expect: .value(#"{"single":1.5,"double":"nan","note":"n"}"#),
      kills: ["float-setting-ignored"]
    ),
    ConformanceCase(
      "decimals/setting/other-spelling",
      "with the setting no other text stands for infinity",
      clause: "CONV-13",
      needs: [.floats, .defaults],
      model: "gauge",
      input: #"{"single":1.5,"double":"inf","note":"n"}"#,
      settings: [.float: "convert"],
      expect: .value(
        #"{"single":1.5,"double":2.5,"note":"n"}"#,
        repairs: [Repair(.invalid, at: "$.double")]
      ),
      kills: ["float-setting-is-a-hint"]
    ),
    ConformanceCase(
      "decimals/setting/conversion",
      "with the setting other texts convert as usual",
      clause: "CONV-13",
      needs: [.floats, .coercion],
      model: "gauge",
      input: #"{"single":1.5,"double":"1e2","note":"n"}"#,
      settings: [.float: "convert"],
      expect: .value(
        #"{"single":1.5,"double":100,"note":"n"}"#,
        repairs: [Repair(.converted, at: "$.double")]
      ),
      kills: ["float-setting-stops-conversion"]
    ),
    ConformanceCase(
      "decimals/setting/throw",
      "by default no text stands for infinity",
      clause: "OPT-6",
      needs: [.floats, .defaults],
      model: "gauge",
      input: #"{"single":1.5,"double":"INF","note":"n"}"#,
      settings: [.float: "throw"],
      expect: .value(
        #"{"single":1.5,"double":2.5,"note":"n"}"#,
        repairs: [Repair(.invalid, at: "$.double")]
      ),
      kills: ["float-names-accepted"]
    ),
  ]
}
