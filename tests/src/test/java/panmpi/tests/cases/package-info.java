/** Case classes by topic, which panmpi-junit runs on every rank of a job. */
package panmpi.tests.cases;
