/// JSON on one line with members in the order of their keys' bytes and no blanks.
///
/// Equal values always give equal bytes, so their hashes can be compared.
package enum CanonicalJSON {
  /// The text of a value, without a line feed at its end.
  package static func text(of value: JSONValue) -> String {
    JSONWriter(sortsKeys: true).text(of: value)
  }

  /// The hash of the text as 64 hexadecimal digits.
  package static func digest(of value: JSONValue) -> String {
    SHA256.hexDigest(of: Array(text(of: value).utf8))
  }
}
