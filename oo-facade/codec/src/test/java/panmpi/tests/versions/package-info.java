/** Tests with classes of which sender and receiver have different versions. */
package panmpi.tests.versions;
