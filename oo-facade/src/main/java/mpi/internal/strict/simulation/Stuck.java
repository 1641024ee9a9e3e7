package mpi.internal.strict.simulation;

import java.util.List;

/**
 * A rank that can never go on.
 *
 * @param call call that it waits in.
 * @param open operations that this call waits for.
 * @param others messages that are there, and that these operations do not take.
 * @param isInMpi true if the rank is in that call yet; false if MPI's buffers let it go on.
 */
public record Stuck(Call call, List<Operation> open, List<Send> others, boolean isInMpi) {

    /** Keeps its own lists. */
    public Stuck {
        open = List.copyOf(open);
        others = List.copyOf(others);
    }
}
