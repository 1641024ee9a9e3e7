package mpi;

import java.util.function.Supplier;
import mpi.c.Mpi;

/**
 * A persistent send of objects. Their encoded length varies, which a persistent request of MPI does
 * not allow, so each start is a new nonblocking send.
 */
final class RepeatedSend extends Prequest {

    private final Supplier<Request> begin;
    private Request current;
    private boolean freed;

    RepeatedSend(Supplier<Request> begin) {
        super(Mpi.MPI_REQUEST_NULL, null, null, 1);
        this.begin = begin;
    }

    @Override
    public synchronized void Start() {
        if (isActive()) {
            String rule = "the request is active already; Wait or Test completes it first";
            throw MPIException.of("MPI_Start", Mpi.MPI_ERR_REQUEST, rule);
        }
        current = begin.get();
        isCheckedAs(current);
        adopt(current.handle());
    }

    @Override
    boolean isActive() {
        return handle() != Mpi.MPI_REQUEST_NULL;
    }

    @Override
    boolean finish(long newHandle, boolean completed) {
        if (!isActive()) {
            return false;
        }
        boolean gone = current.finish(newHandle, completed);
        adopt(newHandle);
        return gone;
    }

    @Override
    public boolean Is_null() {
        return freed;
    }

    @Override
    public void Free() {
        try (Frame frame = Frame.open("MPI_Request_free")) {
            frame.own(this);
            if (isActive()) {
                current.Free();
            }
            freed = true;
            adopt(Mpi.MPI_REQUEST_NULL);
        }
    }
}
