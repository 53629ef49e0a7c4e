import CHeapCounter

@main enum Probe {
  static func main() { print(heap_counter_read().allocations) }
}
