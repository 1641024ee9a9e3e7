/*
 * Makes libc copy memory by vector instructions on AMD's processors Zen 3 and Zen 4. On these,
 * glibc 2.32 to 2.38 copies 2 KiB and more by REP MOVSB, which takes up to four times as long
 * (glibc's bug 30994). On Zen 5, REP MOVSB is the faster one: Bcast of 64 KiB takes 0.4 times as
 * long. MPI libraries copy the messages within a host by libc.
 */
#include "panmpi.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define TUNABLES "GLIBC_TUNABLES"
#define THRESHOLD "glibc.cpu.x86_rep_movsb_threshold"
#define NEVER THRESHOLD "=1073741824" /* bytes */

#if defined(__x86_64__) && defined(__GLIBC__)
#include <cpuid.h>
#include <gnu/libc-version.h>

#define OLDEST_SLOW 32
#define LAST_SLOW 38
#define FAMILY_OF_ZEN_3_AND_4 0x19
#define SIGNATURE 1                  /* leaf of cpuid that has the family */
#define FEATURES 7                   /* leaf of cpuid that has the next bit */
#define ENHANCED_REP_MOVSB (1U << 9) /* bit of ebx */

static bool is_slow_glibc(void)
{
    static const char MAJOR[] = "2.";
    const char *version = gnu_get_libc_version();
    if (!mpishim_starts_with(version, MAJOR))
        return false;
    long minor = strtol(version + strlen(MAJOR), NULL, 10);
    return minor >= OLDEST_SLOW && minor <= LAST_SLOW;
}

/* Returns the family from the signature: the base family and, if that is 15, the extended one. */
static unsigned int family(unsigned int signature)
{
    unsigned int base = signature >> 8 & 0xf;
    return base == 0xf ? base + (signature >> 20 & 0xff) : base;
}

/* True for a processor of AMD of the slow family that reports enhanced REP MOVSB. */
static bool is_slow_processor(void)
{
    unsigned int a = 0, b = 0, c = 0, d = 0;
    if (__get_cpuid(0, &a, &b, &c, &d) == 0 || b != signature_AMD_ebx)
        return false;
    if (__get_cpuid(SIGNATURE, &a, &b, &c, &d) == 0 || family(a) != FAMILY_OF_ZEN_3_AND_4)
        return false;
    return __get_cpuid_count(FEATURES, 0, &a, &b, &c, &d) != 0 && (b & ENHANCED_REP_MOVSB) != 0;
}

static bool is_slow(void) { return is_slow_glibc() && is_slow_processor(); }
#else
static bool is_slow(void) { return false; }
#endif

/*
 * If libc copies slowly on this processor, sets GLIBC_TUNABLES, and executes this program again,
 * since libc reads the variable only when a program starts.
 */
void mpishim_choose_copies(char **argv)
{
    const char *set = getenv(TUNABLES);
    bool is_set = set != NULL && *set != '\0';
    if ((is_set && strstr(set, THRESHOLD) != NULL) || !is_slow())
        return;
    setenv(TUNABLES, is_set ? mpishim_format("%s:%s", set, NEVER) : NEVER, 1);
    execv("/proc/self/exe", argv);
}
