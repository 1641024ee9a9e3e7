/** Tests of nonblocking, persistent and generalized requests, and of futures for requests. */
package panmpi.tests.cases.requests;
