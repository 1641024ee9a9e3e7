/**
 * Sums of floating-point numbers that do not depend on the order of the numbers, so that a job gets
 * the same sums on any number of ranks.
 */
package mpi.internal.sums;
