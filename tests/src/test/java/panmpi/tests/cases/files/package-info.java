/** Tests of files that the ranks of a job read and write together. */
package panmpi.tests.cases.files;
