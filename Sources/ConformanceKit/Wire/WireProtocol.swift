/// Protocol 1: how a runner talks to a subject in another process.
///
/// One JSON object per line, UTF-8, terminated by LF, at most 16 MiB; unknown keys are ignored. The runner
/// sends `start` and waits for the hello; it then sends `run` and waits for the answer, one at a time;
/// finally it sends `stop`, which has no answer. The article <doc:SpeakingTheProtocol> has the grammar.
public enum WireProtocol {
  /// The number that `start` and the hello carry.
  public static let number = 1
  /// The largest length of a line in bytes, without its end: 16 MiB.
  public static let maximumLineLength = 16 << 20
  /// The largest input in bytes; base64 makes it a third longer, and 64 KiB are left for the rest of the
  /// line.
  public static let maximumInputLength = (maximumLineLength - (1 << 16)) / 4 * 3

  /// The rules for lines; trees are twice as deep as the values they represent.
  package static var rules: JSONReader.Rules {
    var rules = JSONReader.Rules()
    rules.maximumDepth = 2048
    rules.skipsByteOrderMark = false
    rules.readsWideEncodings = false
    return rules
  }
}
