/** Libraries whose ABI differs from the snapshots, with a binding generated for them. */
package panmpi.tests.binding;
