/**
 * Java agent that reports the program's accesses to arrays, segments and buffers to the strict
 * checks: it adds calls before these accesses to the program's classes as they are loaded. An
 * effect is an access of a JDK method to memory among its arguments.
 */
package mpi.internal.agent;
