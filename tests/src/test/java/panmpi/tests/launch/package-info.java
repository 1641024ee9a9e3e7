/** How a job starts and ends: discovery of the library, options, Init and Finalize. */
package panmpi.tests.launch;
