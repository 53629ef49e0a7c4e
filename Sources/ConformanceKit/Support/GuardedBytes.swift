import struct Foundation.Data

#if canImport(Glibc)
import Glibc
#endif

// Unsafe code in this file: memory from the system, which `Data` gives back.

/// Bytes that end where readable memory ends: a decoder that reads past its input ends its process.
///
/// So it is on Linux; elsewhere, or if the system has no memory to spare, the bytes are ordinary ones. `Data`
/// itself keeps up to 14 bytes in place, so the shortest documents have no such end.
enum GuardedBytes {
  static func data(of bytes: [UInt8]) -> Data {
    #if canImport(Glibc)
    let page = Int(sysconf(Int32(_SC_PAGESIZE)))
    guard !bytes.isEmpty, page > 0 else { return Data(bytes) }
    // The bytes are the last ones of `size`, a multiple of a page and at least their number; the page behind
    // them is part of the same mapping, so nothing else can be there.
    let size = (bytes.count + page - 1) / page * page
    let whole = size + page
    guard
      let base = unsafe mmap(
        nil,
        whole,
        PROT_READ | PROT_WRITE,
        MAP_PRIVATE | MAP_ANONYMOUS,
        -1,
        0
      ),
      unsafe base != MAP_FAILED
    else { return Data(bytes) }
    guard unsafe mprotect(base + size, page, PROT_NONE) == 0 else {
      unsafe munmap(base, whole)
      return Data(bytes)
    }
    let start = unsafe base + (size - bytes.count)
    unsafe UnsafeMutableRawBufferPointer(start: start, count: bytes.count).copyBytes(from: bytes)
    return unsafe Data(
      bytesNoCopy: start,
      count: bytes.count,
      deallocator: .custom { start, count in
        // `Data` hands back what it was given, from which the mapping follows.
        unsafe munmap(start - (size - count), whole)
      }
    )
    #else
    return Data(bytes)
    #endif
  }
}
