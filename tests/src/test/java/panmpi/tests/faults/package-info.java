/**
 * Kills jobs in every way there is, and looks whether each is gone, with an error and a reason, in
 * seconds: {@code make test-faults}.
 */
package panmpi.tests.faults;
