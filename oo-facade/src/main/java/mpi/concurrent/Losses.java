package mpi.concurrent;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import mpi.internal.pool.Loss;
import mpi.internal.pool.WorkerName;

/**
 * Records the workers that an executor has lost, prints each loss, and passes it to the program's
 * listener.
 */
final class Losses implements Consumer<Loss> {

    private final Consumer<? super WorkerLoss> listener;
    private final List<WorkerLoss> all = new ArrayList<>();

    Losses(Consumer<? super WorkerLoss> listener) {
        this.listener = listener;
    }

    @Override
    public void accept(Loss loss) {
        System.err.println(loss);
        WorkerName name = loss.worker();
        WorkerLoss reported =
                new WorkerLoss(name.rank(), name.host(), name.pid(), loss.cause(), loss.tasks());
        synchronized (this) {
            all.add(reported);
        }
        Listener.tell(listener, reported);
    }

    synchronized int number() {
        return all.size();
    }

    synchronized List<WorkerLoss> all() {
        return List.copyOf(all);
    }

    /** Prints the failure of a task of {@code execute}, which has no future to report it. */
    static void tellFailure(Object result, Throwable failure) {
        if (failure != null) {
            System.err.println("panmpi: a task of execute has failed: " + failure);
            failure.printStackTrace();
        }
    }
}
