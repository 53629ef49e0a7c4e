// Which mutant is on, as the environment says: read once, before anything else runs.
#pragma once
#include <stddef.h>

extern int smart_mutant_active;
extern unsigned char *smart_mutant_trace;

// In C, so that Swift code of every module reads a plain variable: a Swift global of a library is made on first use,
// which would be asked for in each of hundreds of places.
static inline int smart_mutant(int number) {
  if (__builtin_expect(smart_mutant_trace != NULL, 0)) smart_mutant_trace[number] = 1;
  return number == smart_mutant_active;
}
