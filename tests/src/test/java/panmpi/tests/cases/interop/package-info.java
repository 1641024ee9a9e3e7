/** Tests of memory and threads that other libraries made: buffers are used without a copy. */
package panmpi.tests.cases.interop;
