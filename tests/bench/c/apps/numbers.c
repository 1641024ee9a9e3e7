/* Pseudorandom input and checksums of the algorithms; the same as in Numbers.java. */
#include "apps.h"

#include <string.h>

static const uint64_t GOLDEN = 0x9E3779B97F4A7C15u;

int32_t hash(int32_t a, int32_t b)
{
    uint32_t h = (uint32_t)a * 0x9E3779B1u + (uint32_t)b;
    h = (h ^ h >> 16) * 0x85EBCA6Bu;
    h = (h ^ h >> 13) * 0xC2B2AE35u;
    return (int32_t)(h ^ h >> 16);
}

double unit(int32_t a, int32_t b)
{
    return (double)((uint32_t)hash(a, b) >> 8) * 0x1p-24;
}

uint64_t mix(int64_t place, int64_t bits)
{
    uint64_t h = ((uint64_t)bits ^ (uint64_t)place * GOLDEN) * GOLDEN;
    h = (h ^ h >> 29) * GOLDEN;
    return h ^ h >> 32;
}

uint64_t mix_double(int64_t place, double value)
{
    int64_t bits;
    memcpy(&bits, &value, sizeof bits);
    return mix(place, bits);
}
