package mpi.concurrent;

import mpi.Intercomm;
import mpi.MPI;

/**
 * Main class of a process that {@link MpiExecutor#spawn} has started: runs tasks until the executor
 * ends.
 */
final class SpawnedWorker {

    private SpawnedWorker() {}

    public static void main(String[] args) {
        MPI.Init(args);
        Intercomm parent = Intercomm.getParent();
        if (parent.isNull()) {
            throw new IllegalStateException("only MpiExecutor.spawn starts this class");
        }
        String address = parent.bcast(null, 0);
        Roles.serve(address, parent.Rank());
        parent.disconnect();
        MPI.Finalize();
    }
}
