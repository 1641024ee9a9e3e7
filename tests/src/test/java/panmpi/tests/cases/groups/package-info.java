/** Sets of processes. */
package panmpi.tests.cases.groups;
