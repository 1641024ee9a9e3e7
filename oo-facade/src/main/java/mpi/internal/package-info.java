/**
 * Settings and small helpers that every package of panmpi may use. Programs use none of the
 * packages below {@code mpi.internal}.
 */
package mpi.internal;
