import PlatformSupport
import Synchronization

// Unsafe code in this file: words and bytes of one shared mapping. Invariants: the mapping is `byteCount`
// long and lives as long as this object; words are 8-byte aligned and only accessed as `Atomic<UInt64>`;
// every index is checked against the layout; one process writes a slot, and the supervisor reads it only
// after that process has died.

/// The memory that a worker shares with its supervisor; it outlives the worker.
///
///     words 0…63         header: what runs, its phase, its progress, where it died
///     words 64…64511     counters
///     words 64512…65535  the counts of the iteration that is being committed
///     16 slots           the last inputs, each written before it ran
@safe final class SharedRing {
  /// The words of the header.
  enum Word: Int {
    case ready, index, phase, done, heartbeat, blocksDone, faultAddress, faultSignal
    case overflowLow, overflowHigh, slot, finished
    case committed, pending, applied, step, value
    case caseNumber, frameCount, closedDescriptor
  }

  /// The index of the word with the first return address of a dying worker.
  static let firstFrame = 24

  /// The maximum number of return addresses.
  static let frameCapacity = 64 - firstFrame

  /// What a worker is doing.
  enum Phase: UInt64 {
    case idle, generating, target, reference, judging
    /// The judge that a target brings: it calls the code under test, and works itself.
    case judge

    /// Whether the code under test may be running, so that a death is its own.
    var isOfTarget: Bool { self == .target || self == .judge }
  }

  /// An input as stored in a slot.
  struct Record: Equatable {
    var iteration: UInt64
    var options: UInt64
    var target: Int
    var mutators: UInt64
    var isVariant: Bool
    var call = TargetCall.run
    var bytes: [UInt8]
  }

  static let counterCapacity = wordCount - 64 - pendingCapacity

  /// The number of words before the slots.
  private static let wordCount = 65_536

  /// The maximum number of counts in one iteration.
  static let pendingCapacity = 1024
  static let slotCount = 16
  static let slotHeader = 64
  static let slotCapacity = 65_536 - slotHeader

  private static let slotsOffset = wordCount * 8
  private static let byteCount = slotsOffset + slotCount * 65_536

  private let base: UnsafeMutableRawPointer

  /// Maps the file at `path`, creating it if necessary; nil if that fails, and on systems without atomics.
  init?(path: String) {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return nil }
    let descriptor = unsafe open(path, O_RDWR | O_CREAT, 0o600)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard ftruncate(descriptor, Self.byteCount) == 0,
      let mapped = unsafe mmap(
        nil,
        Self.byteCount,
        PROT_READ | PROT_WRITE,
        MAP_SHARED,
        descriptor,
        0
      ),
      unsafe mapped != UnsafeMutableRawPointer(bitPattern: -1)
    else { return nil }
    unsafe base = mapped
  }

  deinit { _ = unsafe munmap(base, Self.byteCount) }

  subscript(word: Word) -> UInt64 {
    get { load(word.rawValue) }
    set { store(word.rawValue, newValue) }
  }

  /// The value of a counter.
  func counter(_ number: Int) -> UInt64 {
    number < Self.counterCapacity ? load(64 + number) : 0
  }

  /// Finishes an iteration: adds one to each of the counters.
  ///
  /// The counts are recorded before the first is applied, so that a death in between neither loses nor
  /// repeats any: ``completeCommit()`` applies the rest.
  func commit(_ iteration: UInt64, counts: [Int]) {
    writePending(counts)
    self[.applied] = 0
    self[.step] = 0
    self[.committed] = iteration + 1
    completeCommit()
  }

  /// Records the pending counts.
  func writePending(_ counts: [Int]) {
    let counts = counts.filter { $0 < Self.counterCapacity }.prefix(Self.pendingCapacity)
    for (position, number) in counts.enumerated() { store(pendingWord(position), UInt64(number)) }
    self[.pending] = UInt64(counts.count)
  }

  /// Applies the rest of a commit that was begun; after that the iteration is done.
  func completeCommit() {
    guard self[.committed] == self[.index] + 1, self[.done] != self[.committed] else { return }
    while self[.applied] < self[.pending] {
      let counter = 64 + Int(load(pendingWord(Int(self[.applied]))))
      // The new value is recorded first, so that storing it twice does no harm.
      if self[.step] != self[.applied] + 1 {
        self[.value] = load(counter) &+ 1
        self[.step] = self[.applied] + 1
      }
      store(counter, self[.value])
      self[.applied] += 1
    }
    self[.done] = self[.committed]
  }

  private func pendingWord(_ position: Int) -> Int { 64 + Self.counterCapacity + position }

  /// Prepares the header for another worker process; the counters stay as they are.
  func resetHeader() {
    for word in 0..<64 { store(word, 0) }
  }

  /// Writes an input into the slot of its iteration and makes it the current one.
  func record(_ record: Record) {
    let slot = Int(record.iteration % UInt64(Self.slotCount))
    let length = min(record.bytes.count, Self.slotCapacity)
    let words: [UInt64] = [
      record.iteration, UInt64(length), record.options, UInt64(record.target),
      record.mutators, record.isVariant ? 1 : 0, record.call.code,
    ]
    for (offset, value) in words.enumerated() { store(slotWord(slot) + offset, value) }
    unsafe record.bytes.withUnsafeBytes { source in
      guard let address = source.baseAddress else { return }
      unsafe slotBytes(slot).copyMemory(from: address, byteCount: length)
    }
    self[.slot] = UInt64(slot)
    self[.index] = record.iteration
  }

  /// The input that ran last.
  func currentRecord() -> Record {
    let slot = min(Int(self[.slot]), Self.slotCount - 1)
    let word = slotWord(slot)
    let length = min(Int(load(word + 1)), Self.slotCapacity)
    let bytes = unsafe Array(
      UnsafeRawBufferPointer(start: UnsafeRawPointer(slotBytes(slot)), count: length)
    )
    return Record(
      iteration: load(word),
      options: load(word + 2),
      target: Int(load(word + 3)),
      mutators: load(word + 4),
      isVariant: load(word + 5) != 0,
      call: TargetCall(code: load(word + 6)),
      bytes: bytes
    )
  }

  /// The address of the header, for the signal handler, which must not touch objects.
  var headerAddress: UnsafeMutablePointer<UInt64> {
    unsafe base.assumingMemoryBound(to: UInt64.self)
  }

  /// The return addresses that a dying worker recorded, innermost first, relative to its executable.
  var frames: [UInt64] {
    let count = min(Int(self[.frameCount]), Self.frameCapacity)
    return (0..<max(0, count)).map { load(Self.firstFrame + $0) }
  }

  private func slotWord(_ slot: Int) -> Int { (Self.slotsOffset + slot * 65_536) / 8 }

  private func slotBytes(_ slot: Int) -> UnsafeMutableRawPointer {
    unsafe base.advanced(by: Self.slotsOffset + slot * 65_536 + Self.slotHeader)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  private func word(_ index: Int) -> UnsafeMutablePointer<Synchronization.Atomic<UInt64>> {
    unsafe base.advanced(by: index * 8).assumingMemoryBound(to: Synchronization.Atomic<UInt64>.self)
  }

  private func load(_ index: Int) -> UInt64 {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return 0 }
    return unsafe word(index).pointee.load(ordering: .acquiring)
  }

  private func store(_ index: Int, _ value: UInt64) {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return }
    unsafe word(index).pointee.store(value, ordering: .releasing)
  }
}
