/**
 * CCJ: groups of threads, one or more in a JVM, that exchange objects by messages and by collective
 * operations. Begin with {@link mpi.ccj.ColGroupMaster}.
 */
package mpi.ccj;
