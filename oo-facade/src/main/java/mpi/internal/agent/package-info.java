/**
 * Agent that makes accesses of the program to arrays, segments and buffers visible for strict
 * checks: it adds calls before them to the classes of the program as they are loaded.
 */
package mpi.internal.agent;
