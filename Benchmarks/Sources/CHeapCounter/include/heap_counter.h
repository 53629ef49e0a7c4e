#pragma once

/// What the process took from the heap since the last reset, on all threads.
struct heap_counts {
  /// Blocks that were allocated; one that `realloc` moves or resizes counts again.
  long allocations;
  /// Usable bytes now, less those that were in use at the reset.
  long live;
  /// The most that `live` was.
  long peak;
};

struct heap_counts heap_counter_read(void);
void heap_counter_reset(void);

/// Gives all free memory back to the system, so that a call that needs it has to ask again.
void heap_counter_trim(void);
