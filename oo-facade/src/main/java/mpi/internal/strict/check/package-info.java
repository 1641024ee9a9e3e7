/** Calls of this rank: they become steps for the referee, and show mistakes of one rank. */
package mpi.internal.strict.check;
