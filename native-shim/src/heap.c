/*
 * Predicts if references will be wide (8 bytes): each width needs its own start-up cache. After a
 * wrong prediction the JVM ignores the cache and starts more slowly than without one.
 */
#include "panmpi.h"

#include <stdlib.h>
#include <string.h>

/*
 * Heap size from which the JVM uses wide references, and the divisor of the machine's memory that
 * gives the JVM's default heap size.
 */
#define WIDEST_NARROW_HEAP (32ULL << 30)
#define PART_OF_MEMORY 4

static unsigned long long bytes(const char *number)
{
    char *unit = NULL;
    unsigned long long value = strtoull(number, &unit, 10);
    switch (*unit) {
    case 'k':
    case 'K':
        return value << 10;
    case 'm':
    case 'M':
        return value << 20;
    case 'g':
    case 'G':
        return value << 30;
    case 't':
    case 'T':
        return value << 40;
    default:
        return value;
    }
}

bool mpishim_is_wide(const struct mpishim_command *command)
{
    static const char *const SIZES[] = {"-Xmx", "-XX:MaxHeapSize="};
    unsigned long long heap = mpishim_memory() / PART_OF_MEMORY;
    for (size_t i = 1; i < command->main; i++) {
        const char *option = command->arguments->elements[i];
        if (strcmp(option, "-XX:+UseZGC") == 0)
            return true;
        for (size_t k = 0; k < sizeof SIZES / sizeof SIZES[0]; k++)
            if (mpishim_starts_with(option, SIZES[k]))
                heap = bytes(option + strlen(SIZES[k]));
    }
    return heap >= WIDEST_NARROW_HEAP;
}
