/* The way from a rank of the bench to its driver, which says over a socket what the rank has to do. */
#ifndef PANMPI_BENCH_DRIVER_H
#define PANMPI_BENCH_DRIVER_H

#include <stdio.h>

/* Commands and answers, after connect_to. */
extern FILE *driver_in, *driver_out;

/* Connects to the driver at a port of this host; exits where there is none. */
void connect_to(const char *port);

/* Binds each rank to one core if there are more ranks than cores: else chance decides which ranks share a core. */
void bind_to_core(int rank, int ranks);

/* Nanoseconds of a clock that only runs forward. */
double now(void);

#endif
