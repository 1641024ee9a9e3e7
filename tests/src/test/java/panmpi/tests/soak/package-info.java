/**
 * Random traffic for minutes, under a collector that never rests, against a model in plain Java of
 * what must arrive: {@code make soak}.
 */
package panmpi.tests.soak;
