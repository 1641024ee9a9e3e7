/** Messages between the JVM that reports tests and the ranks that run them. */
package mpi.junit.wire;
