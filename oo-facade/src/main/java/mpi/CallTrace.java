package mpi;

import static mpi.internal.trace.TraceNumbers.NONE;

import java.lang.foreign.MemorySegment;
import java.lang.reflect.Array;
import mpi.c.Mpi;
import mpi.c.MpiMemory;
import mpi.internal.call.StatusCount;
import mpi.internal.staging.InPlace;
import mpi.internal.trace.Trace;
import mpi.internal.trace.TraceNumbers;
import mpi.internal.trace.TracedPeers;

/**
 * Record of one call for the trace. Generated methods fill it in the order of their parameters;
 * {@link Trace} passes it to the sinks, such as the writer of trace files.
 */
final class CallTrace extends TracedPeers {

    /**
     * Shared record that takes the arguments of all calls that are not traced; it is never read.
     */
    static final CallTrace NOWHERE = new CallTrace();

    private final String call;
    private final Object event;
    private final Object mark;
    private final long begin;
    private long nanos;
    private Ranks comm;
    private boolean hasBuffers;
    private long sent;
    private long received;
    private boolean hasArrived;
    private Datatype datatype;

    /** Makes the record of a call that begins now. */
    CallTrace(String call) {
        this.call = call;
        begin = System.nanoTime();
        event = Trace.event(call, begin);
        mark = Trace.mark(call, begin);
    }

    /** Makes the record of calls that are not traced. */
    private CallTrace() {
        call = "";
        begin = 0;
        event = null;
        mark = null;
    }

    /** Sets the duration of the call, which has ended, and passes the record to {@link Trace}. */
    void end() {
        nanos = System.nanoTime() - begin;
        Trace.end(this, event, mark);
    }

    /** Withdraws the record, since panmpi and not the program has made the call. */
    void drop() {
        Trace.drop(mark);
    }

    /** Tells the trace that the record has all arguments; called before MPI is called. */
    void told() {
        if (mark != null) {
            Trace.told(this, mark);
        }
    }

    /** Returns the handle of the communicator; 0 if the call has none. */
    long handle() {
        return comm == null ? 0 : comm.handle();
    }

    CallTrace on(Ranks communicator) {
        comm = communicator;
        return this;
    }

    CallTrace dest(int rank) {
        sendsTo(rank);
        return this;
    }

    CallTrace source(int rank) {
        receivesFrom(rank);
        return this;
    }

    CallTrace root(int rank) {
        hasRoot(rank);
        return this;
    }

    /**
     * Sets the tag of the receive if {@link #source} was called before, else the tag of the send.
     */
    CallTrace tag(int number) {
        hasTag(TraceNumbers.tag(number));
        return this;
    }

    /** Sets the level that MPI_Pcontrol gets; the trace shows it in the place of a tag. */
    CallTrace level(int number) {
        hasLevel(number);
        return this;
    }

    /**
     * Sets source and tag to wildcards, for the receive of a message that a matched probe has
     * found. Such a receive has no source or tag argument; its status reports both.
     */
    CallTrace message() {
        return source(Mpi.MPI_ANY_SOURCE).tag(Mpi.MPI_ANY_TAG);
    }

    /** Adds a buffer that MPI reads, or reads and writes, to the bytes sent. */
    CallTrace reads(Object buf, long count, Datatype type) {
        isOf(type);
        sent += bytes(buf, count, type);
        return this;
    }

    /** Adds a buffer that MPI writes to the bytes received. */
    CallTrace writes(Object buf, long count, Datatype type) {
        isOf(type);
        received += bytes(buf, count, type);
        return this;
    }

    /**
     * Adds blocks that MPI reads to the bytes sent; {@code counts} is an {@code int[]} or {@code
     * long[]}, {@code types} one datatype or an array with a datatype for each block.
     */
    CallTrace reads(Object buf, Object counts, Object types, int blocks) {
        isOf(types);
        sent += bytes(buf, counts, types, blocks);
        return this;
    }

    /** Adds blocks that MPI writes to the bytes received. */
    CallTrace writes(Object buf, Object counts, Object types, int blocks) {
        isOf(types);
        received += bytes(buf, counts, types, blocks);
        return this;
    }

    private void isOf(Object types) {
        hasBuffers = true;
        if (datatype == null && types instanceof Datatype type) {
            datatype = type;
        }
    }

    /**
     * Sets the number of received bytes from a status, and source and tag if these were wildcards.
     */
    void arrived(MemorySegment statusAt) {
        hasArrived = true;
        received = StatusCount.bytes(statusAt);
        resolve(MpiMemory.source(statusAt), MpiMemory.tag(statusAt));
    }

    /**
     * Sets source, tag and length in bytes of a received message of objects; the bytes are received
     * into a buffer of panmpi by another call, which is not traced.
     */
    void arrived(int from, int tag, long bytes) {
        hasArrived = true;
        hasBuffers = true;
        cameFrom(from, tag);
        received = bytes;
    }

    @Override
    public String call() {
        return call;
    }

    @Override
    public long begin() {
        return begin;
    }

    @Override
    public long nanos() {
        return nanos;
    }

    @Override
    public long bytes() {
        return hasBuffers ? sent + received : -1;
    }

    @Override
    public long sent() {
        return sent;
    }

    @Override
    public long received() {
        return received;
    }

    @Override
    public boolean hasArrived() {
        return hasArrived;
    }

    @Override
    public Object datatype() {
        return datatype;
    }

    @Override
    public int communicator() {
        return comm == null ? 0 : comm.tracedNumber();
    }

    @Override
    public int ranks() {
        return comm == null || comm.knownPeers() < 0 ? NONE : comm.knownPeers();
    }

    /** Returns the number of bytes in a buffer; 0 for {@code MPI.IN_PLACE}. */
    private static long bytes(Object buf, long count, Datatype type) {
        return count == 0 || type == null || InPlace.is(buf) ? 0 : count * type.shape().size();
    }

    /**
     * Returns the bytes of blocks: {@code counts} is an {@code int[]} or {@code long[]}, {@code
     * types} one datatype or an array with a datatype for each block.
     */
    private static long bytes(Object buf, Object counts, Object types, int blocks) {
        long bytes = 0;
        for (int i = 0; i < blocks && counts != null && types != null; i++) {
            Datatype type = types instanceof Datatype[] each ? each[i] : (Datatype) types;
            bytes += bytes(buf, Array.getLong(counts, i), type);
        }
        return bytes;
    }
}
