/** Jobs of programs, started by {@code mpiexec}: how each ended, and its output. */
package panmpi.tests.harness;
