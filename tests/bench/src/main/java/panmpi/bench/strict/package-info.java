/** Measures the cost of strict checks. It serves {@code make bench-strict}. */
package panmpi.bench.strict;
