/** Program of each rank of a job: runs tests by JUnit Jupiter and reports their results. */
package mpi.junit.rank;
