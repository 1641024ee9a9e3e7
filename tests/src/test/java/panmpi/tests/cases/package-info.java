/** Case classes by topic: test classes that panmpi-junit runs on every rank of a job. */
package panmpi.tests.cases;
