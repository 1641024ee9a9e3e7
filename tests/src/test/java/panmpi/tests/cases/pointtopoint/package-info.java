/** Tests of messages from one rank to another, in every mode. */
package panmpi.tests.cases.pointtopoint;
