package mpi;

/**
 * A communication that can be started again and again: what it sends is read at each {@code Start},
 * what it receives is there when {@code Wait} or {@code Test} completes it.
 */
public final class Prequest extends PrequestCalls {

    private final int partitions;
    private boolean active;

    Prequest(long handle, Staging staged, Datatype received, int partitions) {
        super(handle, staged, received);
        this.partitions = partitions;
        mustBeFreed();
    }

    @Override
    void starting() {
        active = true;
        for (Staging s = staged(); s != null; s = s.next()) {
            s.load(0, 0, 1);
        }
    }

    /** A communication that could not begin has not: its buffers are the program's. */
    @Override
    public void Start() {
        boolean before = active;
        try {
            super.Start();
        } catch (MPIException failure) {
            active = before;
            throw failure;
        }
    }

    /** Checks and starts several. */
    static void starting(Prequest[] requests) {
        for (Prequest request : requests) {
            if (request != null) {
                request.starting();
            }
        }
    }

    @Override
    void ready(int first, int last) {
        for (Staging s = staged(); s != null; s = s.next()) {
            s.load(first, last, partitions);
        }
    }

    /** The same for several. */
    void ready(int[] several) {
        for (int partition : several) {
            ready(partition, partition);
        }
    }

    @Override
    void arrived(int partition, boolean really) {
        for (Staging s = staged(); really && active && s != null; s = s.next()) {
            s.store(partition, partition, partitions);
        }
    }

    @Override
    boolean isActive() {
        return active;
    }

    /**
     * The handle stays: the request is complete, and can be started again. A call may find it
     * complete that was not started since; the buffers are the program's then.
     */
    @Override
    void update(long newHandle, boolean completed) {
        adopt(newHandle);
        if (completed && active) {
            active = false;
            Frame.current().received = received();
            Staging.copyBackAll(staged());
        }
    }
}
