/**
 * Measures the time that the checks of {@code -Dpanmpi.checks=strict} cost, for {@code make
 * bench-strict}.
 */
package panmpi.bench.strict;
