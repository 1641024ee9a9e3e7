/**
 * Compares messages and collective calls with C and with other bindings, for {@code make bench}.
 * Each workload becomes a row of a table and a point of a plot.
 */
package panmpi.bench.messages;
