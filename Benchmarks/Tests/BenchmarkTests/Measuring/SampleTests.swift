import BenchmarkKit
import Testing

@Suite struct SampleTests {
  @Test("the median is the middle of an odd number of times, in any order")
  func oddMedian() { #expect(Sample([9, 1, 5]).median == 5) }

  @Test("the median of an even number of times lies between the middle two")
  func evenMedian() { #expect(Sample([4, 1, 2, 10]).median == 3) }

  @Test("one slow round moves neither the median nor the spread")
  func outlier() {
    let sample = Sample([10, 10, 10, 10, 1000])
    #expect(sample.median == 10)
    #expect(sample.spread == 0)
    #expect(sample.minimum == 10)
  }

  @Test("the spread is the middle half against the median")
  func spread() { #expect(Sample([8, 9, 10, 11, 12]).spread == 0.2) }

  @Test("no times have no median")
  func empty() { #expect(Sample([]).median.isNaN) }
}
