/**
 * Checks of a program's calls over all ranks. A thread of rank 0 is the referee: all ranks tell it
 * what they do.
 */
package mpi.internal.strict;
