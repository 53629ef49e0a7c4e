// Stands in for the allocator of the C library in the process that links it, and counts. In C, since
// the compiler reserves the names of these functions. Only the probe links this: no timed code pays.
#define _GNU_SOURCE
#include "heap_counter.h"
#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stddef.h>

extern void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t), *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static atomic_long allocations, live, peak;

static void *added(void *block) {
  if (!block) return block;
  long size = malloc_usable_size(block);
  atomic_fetch_add(&allocations, 1);
  long now = atomic_fetch_add(&live, size) + size;
  long most = atomic_load(&peak);
  while (now > most && !atomic_compare_exchange_weak(&peak, &most, now)) {}
  return block;
}
void *malloc(size_t size) { return added(__libc_malloc(size)); }
void *calloc(size_t count, size_t size) { return added(__libc_calloc(count, size)); }
void *memalign(size_t alignment, size_t size) { return added(__libc_memalign(alignment, size)); }
void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

void free(void *block) {
  atomic_fetch_sub(&live, malloc_usable_size(block));
  __libc_free(block);
}

void *realloc(void *block, size_t size) {
  size_t before = malloc_usable_size(block);
  void *moved = __libc_realloc(block, size);
  if (moved || size == 0) atomic_fetch_sub(&live, before);
  return added(moved);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  void *block = memalign(alignment, size);
  if (block) *result = block;
  return block ? 0 : ENOMEM;
}

void heap_counter_reset(void) {
  atomic_store(&allocations, 0);
  atomic_store(&live, 0);
  atomic_store(&peak, 0);
}
struct heap_counts heap_counter_read(void) {
  return (struct heap_counts){atomic_load(&allocations), atomic_load(&live), atomic_load(&peak)};
}

void heap_counter_trim(void) { malloc_trim(0); }
