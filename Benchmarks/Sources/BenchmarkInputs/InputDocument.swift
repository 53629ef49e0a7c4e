/// A generated document.
package struct InputDocument: Sendable {
  package let bytes: [UInt8]
  /// A clean document that decodes to what a lenient decoder has to give; equal to `bytes` if those
  /// are clean.
  package let expected: [UInt8]
  package let objectCount: Int
}
