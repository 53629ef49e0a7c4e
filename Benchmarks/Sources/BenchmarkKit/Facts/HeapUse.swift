/// What a probe measures and prints as JSON.
package struct HeapUse: Codable, Equatable, Sendable {
  package let bytes: Int
  package let objects: Int
  package let allocations: Int
  package let peakHeapBytes: Int
  package let peakResidentBytes: Int

  package init(
    bytes: Int,
    objects: Int,
    allocations: Int,
    peakHeapBytes: Int,
    peakResidentBytes: Int
  ) {
    self.bytes = bytes
    self.objects = objects
    self.allocations = allocations
    self.peakHeapBytes = peakHeapBytes
    self.peakResidentBytes = peakResidentBytes
  }
}
