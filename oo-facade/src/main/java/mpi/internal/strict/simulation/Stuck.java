package mpi.internal.strict.simulation;

import java.util.List;

/**
 * A rank that can never go on.
 *
 * @param call call that it waits in.
 * @param open operations that this call waits for.
 * @param isInMpi true if the rank is in that call yet; false if MPI's buffers let it go on.
 */
public record Stuck(Call call, List<Operation> open, boolean isInMpi) {

    /** Keeps its own list. */
    public Stuck {
        open = List.copyOf(open);
    }
}
