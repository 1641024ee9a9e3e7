/**
 * Random traffic for minutes, under a collector that never rests, compared with a model in plain
 * Java: {@code make soak}.
 */
package panmpi.tests.soak;
