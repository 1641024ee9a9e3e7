/** Tests of groups, which are sets of processes. */
package panmpi.tests.cases.groups;
