import Foundation
import Testing

@testable import FuzzKit

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// What stands in the way of a deep decode, and when.
@Suite struct StackFenceTests {
  /// A page that is guarded, and a pipe that tells whether it can be read: a system call does not crash.
  private final class Page {
    let fence: StackFence
    private let size = Int(sysconf(Int32(_SC_PAGESIZE)))
    private let base: UnsafeMutableRawPointer
    private let pipe = Pipe()

    init?() {
      let flags = MAP_PRIVATE | Int32(MAP_ANONYMOUS)
      guard let base = unsafe mmap(nil, size, PROT_READ | PROT_WRITE, flags, -1, 0),
        unsafe base != MAP_FAILED
      else { return nil }
      unsafe self.base = unsafe base
      fence = StackFence(address: UInt(bitPattern: unsafe base), size: UInt(size))
    }

    deinit { unsafe munmap(base, size) }

    var isOpen: Bool { unsafe write(pipe.fileHandleForWriting.fileDescriptor, base, 1) == 1 }
  }

  @Test func `What is not under test runs without the fence, and what follows with it`() throws {
    let page = try #require(Page())
    let context = RunContext(iteration: 0, options: 0, fence: page.fence)
    var seen: [Bool] = []
    let result = page.fence.raised(if: true) {
      seen.append(page.isOpen)
      context.unlimited {
        seen.append(page.isOpen)
        context.unlimited { seen.append(page.isOpen) }
        _ = context.observe(1)
        seen.append(page.isOpen)
      }
      seen.append(page.isOpen)
      return 7
    }
    #expect(seen == [false, true, true, true, false])
    #expect(result == 7 && page.isOpen)
  }

  @Test func `Where no fence is needed none is raised`() throws {
    let page = try #require(Page())
    let context = RunContext(iteration: 0, options: 0, fence: page.fence)
    var seen: [Bool] = []
    page.fence.raised(if: false) {
      context.unlimited { seen.append(page.isOpen) }
      seen.append(page.isOpen)
    }
    #expect(seen == [true, true])
  }
}
