/** Benchmark of messages and collectives, which {@code mpijava --bench} runs in the user's job. */
package mpi.bench;
