/**
 * Tests of libraries whose ABI differs from the snapshots; each test generates a binding for its
 * library.
 */
package panmpi.tests.binding;
