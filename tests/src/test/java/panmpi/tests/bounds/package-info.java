/** Random arguments to every call that has a buffer, and a look at each byte around it. */
package panmpi.tests.bounds;
