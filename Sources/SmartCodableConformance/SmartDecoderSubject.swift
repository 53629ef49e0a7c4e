public import ConformanceKit

/// SmartCodable as a subject of the conformance suite.
public enum SmartDecoderSubject {
  /// The subject, with one SmartCodable model bound to each schema of the built-in suite.
  public static var subject: any ConformanceSubject {
    ReferenceSubject()
  }
}
