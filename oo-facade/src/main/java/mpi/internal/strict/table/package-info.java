/**
 * Table of MPI's functions, with what the generator knows of their parameters from {@code mpi.h}.
 * Each function has one line of text in the generated class {@code CallTable}, which the classes
 * here parse. The checks look up parameters by kind, so that their code contains no names of
 * functions.
 */
package mpi.internal.strict.table;
