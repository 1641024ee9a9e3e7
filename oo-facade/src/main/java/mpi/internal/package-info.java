/**
 * Settings and small helpers that every package of the runtime may use. Programs use none of the
 * packages below {@code mpi.internal}.
 */
package mpi.internal;
