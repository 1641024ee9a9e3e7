/**
 * Simulation of a job from what its ranks report of their calls: it matches messages and collective
 * calls as MPI would without any buffering, and finds ranks that can never go on. It knows no MPI.
 */
package mpi.internal.strict.simulation;
