// The active mutant, read from the environment once, before anything else runs.
#pragma once
#include <stddef.h>

extern int smart_mutant_active;
extern unsigned char *smart_mutant_trace;

// Written in C, so that Swift code of every module reads a plain variable: a Swift global of a library
// is initialized lazily, which would be checked in each of hundreds of places.
static inline int smart_mutant(int number) {
  if (__builtin_expect(smart_mutant_trace != NULL, 0)) smart_mutant_trace[number] = 1;
  return number == smart_mutant_active;
}
