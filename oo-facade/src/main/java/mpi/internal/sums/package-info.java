/** Sums of floating-point numbers that do not depend on the order of the numbers. */
package mpi.internal.sums;
