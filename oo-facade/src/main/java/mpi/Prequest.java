package mpi;

import java.lang.foreign.MemorySegment;
import java.util.stream.Stream;
import mpi.c.Mpi;
import mpi.internal.call.CallStack;
import mpi.internal.staging.StagedBuffer;

/**
 * A persistent or partitioned communication, to be started repeatedly: each {@code Start} reads the
 * send buffer, and the receive buffer is filled when {@code Wait} or {@code Test} completes the
 * request.
 */
public sealed class Prequest extends PrequestCalls permits RepeatedSend {

    private final int partitions;
    private boolean active;

    /** True if the request was active before its latest start. */
    private boolean wasActive;

    Prequest(long handle, StagedBuffer staged, Datatype received, int partitions) {
        super(handle, staged, received);
        this.partitions = partitions;
        mustBeFreed();
    }

    /** Makes the persistent request of a call. */
    Prequest(Frame frame, MemorySegment requestAt, Datatype received) {
        this(frame, requestAt, received, 1);
    }

    Prequest(Frame frame, MemorySegment requestAt, Datatype received, int partitions) {
        this(frame.handleAt(requestAt, "MPI_Request"), frame.staged(), received, partitions);
    }

    @Override
    void starting() {
        Frame.current().own(this);
        for (StagedBuffer s = staged(); s != null; s = s.next()) {
            s.mustBeOpen(CallStack.currentCall());
        }
        wasActive = active;
        active = true;
        if (objects() != null) {
            objects().open();
        }
        for (StagedBuffer s = staged(); s != null; s = s.next()) {
            s.load(0, 0, 1);
        }
    }

    /**
     * Adopts the handle after MPI_Start. If {@code really} is false, MPI_Start has failed: then the
     * request is active only if it was so before, since otherwise its buffers belong to the
     * program.
     */
    @Override
    void started(long newHandle, boolean really) {
        adopt(newHandle);
        active = really || wasActive;
    }

    /**
     * Calls {@code MPI_Startall}: starts the operations of several requests; local.
     *
     * <p>C: {@code int MPI_Startall(int count, MPI_Request array_of_requests[])}.
     *
     * @param array_of_requests requests, none of them active; null elements are skipped.
     * @throws MPIException if a request is active or MPI reports an error.
     */
    public static void Startall(Prequest[] array_of_requests) {
        Prequest[] ofMpi = ofMpi(array_of_requests);
        try (Frame frame = Frame.open("MPI_Startall")) {
            MemorySegment requestsAt = frame.handles(ofMpi);
            for (Prequest request : ofMpi) {
                request.starting();
            }
            int error = Mpi.MPI_Startall(ofMpi.length, requestsAt);
            frame.completion().update(requestsAt, false);
            frame.check(error);
        }
    }

    /**
     * Starts the {@link RepeatedSend} requests; returns the others, without nulls, for MPI to
     * start.
     */
    private static Prequest[] ofMpi(Prequest[] requests) {
        if (requests == null || areAllOfMpi(requests)) {
            return requests;
        }
        Stream.of(requests).filter(RepeatedSend.class::isInstance).forEach(Prequest::Start);
        return Stream.of(requests).filter(Prequest::isOfMpi).toArray(Prequest[]::new);
    }

    private static boolean isOfMpi(Prequest request) {
        return request != null && !(request instanceof RepeatedSend);
    }

    private static boolean areAllOfMpi(Prequest[] requests) {
        for (Prequest request : requests) {
            if (!isOfMpi(request)) {
                return false;
            }
        }
        return true;
    }

    @Override
    void ready(int first, int last) {
        if (partitions > 0 && (first < 0 || first > last || last >= partitions)) {
            throw noPartition(first, last);
        }
        for (StagedBuffer s = staged(); s != null; s = s.next()) {
            s.load(first, last, partitions);
        }
    }

    private MPIException noPartition(int first, int last) {
        String given = first == last ? "partition " + first : "partitions " + first + " to " + last;
        String rule = ": the request has the partitions 0 to " + (partitions - 1);
        return new MPIException("", Mpi.MPI_ERR_ARG, Mpi.MPI_ERR_ARG, given + rule);
    }

    /** Copies several partitions to the bounce buffers, before they are marked ready. */
    void ready(int[] several) {
        for (int partition : several) {
            ready(partition, partition);
        }
    }

    @Override
    void arrived(int partition, boolean really) {
        for (StagedBuffer s = staged(); really && active && s != null; s = s.next()) {
            s.store(partition, partition, partitions);
        }
    }

    @Override
    boolean isActive() {
        return active;
    }

    /**
     * Completes the request, whose handle is kept for the next start. A call may report an inactive
     * request as complete; then nothing is copied, since the buffers belong to the program.
     */
    @Override
    boolean finish(long newHandle, boolean completed) {
        adopt(newHandle);
        boolean gone = completed && active;
        if (gone) {
            active = false;
            StagedBuffer.copyBackAll(staged());
        }
        return gone;
    }
}
