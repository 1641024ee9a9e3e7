/** Tests of the environment of a program: its job, the library, the memory. */
package panmpi.tests.cases.environment;
