/**
 * CCJ: groups of threads, several in a JVM or one, that exchange objects by messages and by
 * collective operations. Begin with {@link mpi.ccj.ColGroupMaster}.
 */
package mpi.ccj;
