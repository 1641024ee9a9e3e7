/**
 * Kills jobs in every possible way, and checks that each ends within seconds, with an error and a
 * reason: {@code make test-faults}.
 */
package panmpi.tests.faults;
