/**
 * Tests of libraries whose ABI differs from the snapshots, with a binding generated for each of
 * them.
 */
package panmpi.tests.binding;
