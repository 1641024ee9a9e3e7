/** The cost of one call beside MPI's own work, and of loops of whole programs, by JMH. */
package panmpi.bench.calls;
