package mpi;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import mpi.c.Mpi;
import mpi.internal.memory.Element;

/**
 * Exchanges messages between ranks that do not know which ranks send to them. Synchronous sends are
 * complete when they are received; each rank then begins a nonblocking barrier, which is over when
 * all messages have arrived. The algorithm is that of Hoefler, Siebert and Lumsdaine, "Scalable
 * communication protocols for dynamic sparse data exchange" (2010).
 */
final class SparseExchange {

    private final Comm comm;

    /**
     * Number of this exchange modulo 2, since messages of the next exchange may arrive before this
     * rank has seen the end of this exchange's barrier.
     */
    private final int round;

    private final List<Request> sends = new ArrayList<>();
    private final Map<Integer, Object> received = new TreeMap<>();

    private SparseExchange(Comm comm, int round) {
        this.comm = comm;
        this.round = round;
    }

    /** Sends each part, and returns the parts that were received. */
    @SuppressWarnings("unchecked")
    static <T> Map<Integer, T> of(Comm comm, Map<Integer, T> parts, int round) {
        SparseExchange exchange = new SparseExchange(comm, round);
        parts.forEach(exchange::send);
        exchange.receive();
        return (Map<Integer, T>) exchange.received;
    }

    /** Throws if a part is null or its rank does not exist; called before any part is sent. */
    static void check(Comm comm, Map<Integer, ?> parts) {
        if (parts == null) {
            throw failure(Mpi.MPI_ERR_ARG, "parts is null; an empty map sends nothing");
        }
        parts.forEach((rank, part) -> check(comm.Size(), rank, part));
    }

    private static void check(int ranks, Integer rank, Object part) {
        if (rank == null || rank < 0 || rank >= ranks) {
            String what = "parts has one for rank " + rank + ", which is outside 0..";
            throw failure(Mpi.MPI_ERR_RANK, what + (ranks - 1));
        }
        if (part == null) {
            throw failure(Mpi.MPI_ERR_BUFFER, "the part for rank " + rank + " is null");
        }
    }

    private static MPIException failure(int errorClass, String what) {
        return MPIException.of("exchange", errorClass, what);
    }

    private void send(int to, Object part) {
        Element element = Element.of(part);
        Object buffer = element == Element.OBJECT ? new Object[] {part} : part;
        int length = Array.getLength(buffer);
        sends.add(comm.Issend(buffer, 0, length, type(element), to, tag(element)));
    }

    /** Returns the tag, which stands for the type of the part's elements and the round. */
    private int tag(Element element) {
        return 2 * element.ordinal() + round;
    }

    private static Datatype type(Element element) {
        return switch (element) {
            case BOOLEAN -> MPI.BOOLEAN;
            case BYTE -> MPI.BYTE;
            case CHAR -> MPI.CHAR;
            case SHORT -> MPI.SHORT;
            case INT -> MPI.INT;
            case LONG -> MPI.LONG;
            case FLOAT -> MPI.FLOAT;
            case DOUBLE -> MPI.DOUBLE;
            case OBJECT -> MPI.OBJECT;
        };
    }

    private void receive() {
        Request[] all = sends.toArray(Request[]::new);
        Request barrier = null;
        while (barrier == null || !barrier.hasEnded()) {
            boolean isIdle = !receiveOne();
            if (barrier != null) {
                barrier.Test();
            } else if (Request.Testall(all) != null) {
                barrier = comm.Ibarrier();
            }
            if (isIdle) {
                Thread.yield();
            }
        }
    }

    /**
     * Receives a message of this exchange, if one has arrived; else returns false. If the first
     * message belongs to the next exchange, no message of this exchange is still in transit, since
     * its sender has seen the end of this exchange's barrier.
     */
    private boolean receiveOne() {
        Status status = comm.Iprobe(MPI.ANY_SOURCE, MPI.ANY_TAG);
        if (status == null || (status.tag & 1) != round) {
            return false;
        }
        Element element = Element.values()[status.tag / 2];
        Datatype type = type(element);
        boolean isObject = element == Element.OBJECT;
        int length = isObject ? 1 : status.Get_count(type);
        Object buffer = Array.newInstance(element.array().getComponentType(), length);
        comm.Recv(buffer, 0, length, type, status.source, status.tag);
        received.put(status.source, isObject ? Array.get(buffer, 0) : buffer);
        return true;
    }
}
