/** The cost of one call beside MPI's own work, by JMH. */
package panmpi.bench.calls;
