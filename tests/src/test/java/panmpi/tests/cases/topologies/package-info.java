/** Tests of grids and graphs of processes, and of messages between neighbours. */
package panmpi.tests.cases.topologies;
