/** Tests of windows: memory that other ranks read and write. */
package panmpi.tests.cases.onesided;
