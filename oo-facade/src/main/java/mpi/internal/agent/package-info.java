/**
 * Java agent that reports the program's accesses to arrays, segments and buffers to the strict
 * checks. As the program's classes are loaded, the agent adds a call before each such access. An
 * effect is an access of a JDK method to memory among its arguments.
 */
package mpi.internal.agent;
