/**
 * Random messages and collective calls for minutes, while the garbage collector runs all the time,
 * compared with a model in plain Java: {@code make soak}.
 */
package panmpi.tests.soak;
