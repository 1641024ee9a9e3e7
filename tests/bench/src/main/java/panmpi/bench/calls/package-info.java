/** What one call costs beside MPI's own work, by JMH. */
package panmpi.bench.calls;
