/** Grids and graphs of processes, and messages between neighbours. */
package panmpi.tests.cases.topologies;
