import SmartCodable

/// Every scalar kind, each with an initial value that no other rule could produce accidentally.
struct Scalars: FuzzModel {
  var flag = true
  var count = 41
  var small: Int8 = -3
  var medium: Int16 = 300
  var wide: Int32 = 70_000
  var large: Int64 = 5_000_000_000
  var natural: UInt = 42
  var byte: UInt8 = 200
  var unsigned: UInt64 = 18_000_000_000_000_000_000
  var ratio = 2.5
  var single: Float = 1.25
  var name = "initial"
  var note = ""

  static let seedInputs = [
    #"{"flag":false,"count":7,"small":-8,"medium":16,"wide":32,"large":64,"natural":9,"byte":255,"#
      + #""unsigned":18446744073709551615,"ratio":0.1,"single":0.5,"name":"a","note":"b"}"#,
    #"{"flag":true,"count":-1,"small":127,"medium":-32768,"wide":2147483647,"#
      + #""large":-9223372036854775808,"natural":0,"byte":0,"unsigned":0,"ratio":-1e10,"#
      + #""single":3e4,"name":"\u00e9😀","note":"line\nbreak","extra":{"x":[1,2]}}"#,
    #"{"flag":"yes","count":"12","small":1.0,"byte":"0","ratio":"2.5","name":12,"note":true}"#,
  ]
}
