/* Waits for turns, which follow the clock, and counts exchanges by their duration. */
#include "storm.h"

#include <math.h>
#include <time.h>

#define REST 300
#define STALL 1e8

static double read_clock(clockid_t clock)
{
    struct timespec time;
    clock_gettime(clock, &time);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

double now(void) { return read_clock(CLOCK_MONOTONIC); }

static long long begins(const struct turns *turns, int turn)
{
    return turns->begin + (2 * turn + turns->ours) * turns->millis;
}

void turns_await(const struct turns *turns, int turn)
{
    double pause = (double)begins(turns, turn) * 1e6 - read_clock(CLOCK_REALTIME);
    if (pause > 0) {
        struct timespec time = {(time_t)(pause / 1e9), (long)fmod(pause, 1e9)};
        nanosleep(&time, NULL);
    }
}

bool turns_is_over(const struct turns *turns, int turn)
{
    long long millis = (long long)(read_clock(CLOCK_REALTIME) / 1e6);
    return millis > begins(turns, turn) + turns->millis - REST;
}

void times_add(struct times *times, double nanos)
{
    unsigned long long n = nanos < CLASS_PARTS ? CLASS_PARTS : (unsigned long long)nanos;
    int power = 63 - __builtin_clzll(n);
    times->classes[CLASS_PARTS * power + (int)((n >> (power - 4)) % CLASS_PARTS)]++;
    times->stalls += nanos > STALL;
    if (nanos > times->longest)
        times->longest = nanos;
}

double times_below(double part, const long long *classes)
{
    double all = 0;
    for (int i = 0; i < CLASSES; i++)
        all += (double)classes[i];
    double left = ceil(all * part);
    int index = -1;
    while (left > 0)
        left -= (double)classes[++index];
    double power = (double)(1ULL << (index / CLASS_PARTS));
    return power + power / CLASS_PARTS * (index % CLASS_PARTS + 1);
}
