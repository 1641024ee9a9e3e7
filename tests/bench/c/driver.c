/* The connection to the driver, the binding to cores and the clock, for the C programs of make bench and make bench-apps. */
#include "driver.h"

#include <arpa/inet.h>
#include <sched.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

FILE *driver_in, *driver_out;

void bind_to_core(int rank, int ranks)
{
    cpu_set_t cores, slot;
    if (sched_getaffinity(0, sizeof cores, &cores) != 0 || ranks <= CPU_COUNT(&cores))
        return;
    int core = -1;
    for (int others = rank % CPU_COUNT(&cores); others >= 0; others--)
        do
            core++;
        while (!CPU_ISSET(core, &cores));
    CPU_ZERO(&slot);
    CPU_SET(core, &slot);
    if (sched_setaffinity(0, sizeof slot, &slot) != 0)
        perror("bench: sched_setaffinity");
}

void connect_to(const char *port)
{
    struct sockaddr_in driver = {.sin_family = AF_INET, .sin_port = htons((uint16_t)atoi(port))};
    driver.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    int end = socket(AF_INET, SOCK_STREAM, 0);
    if (end < 0 || connect(end, (struct sockaddr *)&driver, sizeof driver) != 0) {
        perror("bench: no driver");
        exit(1);
    }
    driver_in = fdopen(end, "r");
    driver_out = fdopen(dup(end), "w");
    setvbuf(driver_out, NULL, _IOLBF, BUFSIZ);
}

double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}
