package mpi.internal.strict.simulation;

import java.util.List;

/**
 * Thread of a rank that can never continue, as part of a deadlock to report.
 *
 * @param call call that the thread waits in.
 * @param open operations that this call waits for.
 * @param others messages that have come, but that these operations do not match.
 * @param isInMpi true if the rank has not left {@code call}; false if the real MPI's buffers let it
 *     continue.
 */
public record Stuck(Call call, List<Operation> open, List<Send> others, boolean isInMpi) {

    /** Copies the lists, so that the record is immutable. */
    public Stuck {
        open = List.copyOf(open);
        others = List.copyOf(others);
    }
}
