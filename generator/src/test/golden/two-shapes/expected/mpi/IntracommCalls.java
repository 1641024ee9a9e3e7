// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

import mpi.c.Mpi;
import mpi.internal.Generated;

/**
 * The calls of {@link Intracomm} that the generator makes from the MPI header.
 */
abstract class IntracommCalls extends Comm {

    IntracommCalls(long handle) {
        super(handle);
    }

    /**
     * {@link #Spawn(String, String[], int, Info, int) Spawn} <span class="camel-case">under its camelCase name</span>. If a process
     * does not start, an exception is thrown; therefore all error codes are {@code MPI.SUCCESS}.
     *
     * @param command program to start; used only at the root, like the next parameters.
     * @param argv its arguments; null for none.
     * @param maxprocs number of processes.
     * @param info hints; null for none.
     * @param root rank of the root.
     * @param errcodes becomes {@code MPI.SUCCESS} for each process; null is allowed.
     * @return the communicator with the processes.
     * @throws MPIException if a process does not start.
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_spawn")
    public Intercomm spawn(String command, String[] argv, int maxprocs, Info info, int root, int[] errcodes) {
        return started(Spawn(command, argv, maxprocs, info, root), errcodes);
    }

    /**
     * {@link #Spawn_multiple(String[], String[][], int[], Info[], int) Spawn_multiple} under its
     * camelCase name. If a process does not start, an exception is thrown; therefore all error
     * codes are {@code MPI.SUCCESS}.
     *
     * @param commands programs to start; used only at the root, like the next parameters.
     * @param argv their arguments; null for none.
     * @param maxprocs number of processes of each.
     * @param info hints for each; null for none.
     * @param root rank of the root.
     * @param errcodes becomes {@code MPI.SUCCESS} for each process; null is allowed.
     * @return the communicator with the processes.
     * @throws MPIException if a process does not start.
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_spawn_multiple")
    public Intercomm spawnMultiple(String[] commands, String[][] argv, int[] maxprocs, Info[] info, int root, int[] errcodes) {
        return started(Spawn_multiple(commands, argv, maxprocs, info, root), errcodes);
    }

    @Generated("AliasEmitter")
    private static Intercomm started(Intercomm made, int[] errcodes) {
        for (int i = 0; errcodes != null && i < errcodes.length; i++) {
            errcodes[i] = Mpi.MPI_SUCCESS;
        }
        return made;
    }
}
