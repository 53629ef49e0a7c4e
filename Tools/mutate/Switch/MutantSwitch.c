#include "MutantSwitch.h"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

int smart_mutant_active = 0;
unsigned char *smart_mutant_trace = NULL;

// A file with one byte per mutant, in which processes record the mutants they reach; it is mapped,
// since workers may be killed without notice.
__attribute__((constructor)) static void smart_mutant_read(void) {
  const char *number = getenv("SMARTCODABLE_MUTANT");
  if (number != NULL) smart_mutant_active = atoi(number);
  const char *path = getenv("SMARTCODABLE_MUTANT_TRACE");
  if (path == NULL) return;
  int file = open(path, O_RDWR);
  if (file < 0) return;
  off_t size = lseek(file, 0, SEEK_END);
  void *map = mmap(NULL, (size_t)size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (map != MAP_FAILED) smart_mutant_trace = map;
  close(file);
}
