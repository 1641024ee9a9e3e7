/* Connection of a rank of the bench to the driver: the Java process that sends it commands over a socket. */
#ifndef PANMPI_BENCH_DRIVER_H
#define PANMPI_BENCH_DRIVER_H

#include <stdio.h>

/* Streams for commands of the driver and for answers to it; open after connect_to. */
extern FILE *driver_in, *driver_out;

/* Connects to the driver at a port of this host; exits if no driver listens there. */
void connect_to(const char *port);

/* Binds each rank to one core if there are more ranks than cores. Without this, chance would decide which ranks share a core. */
void bind_to_core(int rank, int ranks);

/* Returns the time of a monotonic clock in nanoseconds. */
double now(void);

#endif
