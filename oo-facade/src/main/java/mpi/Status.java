package mpi;

import java.lang.foreign.MemorySegment;
import mpi.c.Mpi;
import mpi.c.MpiMemory;
import mpi.internal.call.InnerCall;
import mpi.internal.call.NullChecks;
import mpi.internal.call.StatusCount;
import mpi.internal.memory.StatusWords;
import mpi.internal.objects.HeldMessage;

/** Status of a message that was received or probed, or of a completed request. */
public final class Status extends StatusCalls {

    /** The rank that sent the message. */
    public int source;

    /** The tag of the message. */
    public int tag;

    /** The index of the request in the array that was passed to the call. */
    public int index;

    /**
     * The number of elements received, in the datatype of the receiving call; {@code MPI.UNDEFINED}
     * if the message ends inside an element. After a probe, which has no datatype, the number of
     * bytes.
     */
    public int count;

    /** The error code of the request; set only where a call on several requests failed. */
    public int error;

    /** First hidden word of MPI_Status; the other four follow. */
    private int inner0;

    private int inner1;
    private int inner2;
    private int inner3;
    private int inner4;

    /** True if the message had objects and their number is known; MPI itself counts bytes. */
    private boolean ofObjects;

    /** Communicator that the message was probed on; null if it was received. */
    private ProbeOrigin origin;

    /** Makes an empty status. */
    public Status() {}

    Status(MemorySegment statuses, long at, Datatype received) {
        source = MpiMemory.source(statuses, at);
        tag = MpiMemory.tag(statuses, at);
        error = MpiMemory.error(statuses, at);
        readInner(statuses, at);
        count = elements(received);
    }

    private void readInner(MemorySegment statuses, long at) {
        inner0 = StatusWords.get(statuses, at, StatusWords.INNER_0);
        inner1 = StatusWords.get(statuses, at, StatusWords.INNER_1);
        inner2 = StatusWords.get(statuses, at, StatusWords.INNER_2);
        inner3 = StatusWords.get(statuses, at, StatusWords.INNER_3);
        inner4 = StatusWords.get(statuses, at, StatusWords.INNER_4);
    }

    /**
     * Returns the number of elements of a datatype; the number of bytes if the datatype is null.
     */
    int elements(Datatype type) {
        int bytes = inner(StatusCount.OFFSET);
        if (!StatusCount.isExact(bytes, inner(StatusCount.OFFSET + Integer.BYTES))) {
            return ask(type == null ? Mpi.MPI_BYTE : type.handle());
        }
        return type == null ? bytes : StatusCount.elements(bytes, type.shape().size());
    }

    private int ask(long datatype) {
        try (InnerCall inner = InnerCall.open("MPI_Get_count")) {
            MemorySegment statusAt = inner.take(MpiMemory.STATUS_SIZE);
            write(statusAt);
            return StatusCount.ask(inner, statusAt, datatype);
        }
    }

    /** Returns the hidden word at an offset of MPI_Status; 0 if MPI_Status has no word there. */
    private int inner(int offset) {
        if (offset == StatusWords.INNER_0) {
            return inner0;
        }
        if (offset == StatusWords.INNER_1) {
            return inner1;
        }
        if (offset == StatusWords.INNER_2) {
            return inner2;
        }
        if (offset == StatusWords.INNER_3) {
            return inner3;
        }
        return offset == StatusWords.INNER_4 ? inner4 : 0;
    }

    /** Reads the status after a call changed it. */
    @Override
    void read(MemorySegment statusAt) {
        source = MpiMemory.source(statusAt);
        tag = MpiMemory.tag(statusAt);
        error = MpiMemory.error(statusAt);
        readInner(statusAt, 0);
    }

    /** Copies the status of a message to the program's status, which may be null. */
    static void copy(Status of, Status program) {
        if (program != null) {
            program.become(of);
        }
    }

    private void become(Status other) {
        source = other.source;
        tag = other.tag;
        index = other.index;
        count = other.count;
        error = other.error;
        inner0 = other.inner0;
        inner1 = other.inner1;
        inner2 = other.inner2;
        inner3 = other.inner3;
        inner4 = other.inner4;
        ofObjects = other.ofObjects;
        origin = other.origin;
    }

    /** Makes the status of a message whose objects have been counted. */
    static Status of(HeldMessage message) {
        Status status = new Status();
        status.source = message.source();
        status.tag = message.tag();
        status.ofObjects(message.objects(), MPI.OBJECT);
        return status;
    }

    /** Records that the message was probed, not received. */
    Status probedOn(ProbeOrigin comm) {
        origin = comm;
        return this;
    }

    /** Records that the message consists of objects, and the number of these objects. */
    void ofObjects(int objects, Datatype type) {
        Set_elements(MPI.OBJECT, objects);
        ofObjects = true;
        count = Get_count(type);
    }

    /**
     * Returns the number of items received; local. To count the objects of a probed message, this
     * method receives the message and keeps it for the next blocking receive; it returns {@code
     * MPI.UNDEFINED} if the message was received meanwhile.
     *
     * @param datatype datatype of the receiving call.
     * @return the number.
     * @throws MPIException if MPI reports an error.
     */
    @Override
    public int Get_count(Datatype datatype) {
        return isUnknown(datatype) ? Mpi.MPI_UNDEFINED : super.Get_count(datatype);
    }

    /**
     * Returns the number of basic elements received; local. To count the objects of a probed
     * message, this method receives the message and keeps it for the next blocking receive; it
     * returns {@code MPI.UNDEFINED} if the message was received meanwhile.
     *
     * @param datatype datatype of the receiving call.
     * @return the number.
     * @throws MPIException if MPI reports an error.
     */
    @Override
    public int Get_elements(Datatype datatype) {
        return isUnknown(datatype) ? Mpi.MPI_UNDEFINED : super.Get_elements(datatype);
    }

    /**
     * Returns the number of basic elements received, as Open MPI's binding does; local.
     *
     * @param datatype datatype of the receiving call.
     * @return the number.
     * @throws MPIException if MPI reports an error.
     */
    public Count getElementsX(Datatype datatype) {
        return new Count(Get_elements_c(datatype));
    }

    /**
     * Sets the number of basic elements, as Open MPI's binding does; local.
     *
     * @param datatype datatype of the elements.
     * @param count the number.
     * @throws MPIException if MPI reports an error.
     */
    public void setElementsX(Datatype datatype, Count count) {
        NullChecks.given("MPI_Status_set_elements_x", "count", count);
        Set_elements(datatype, count.getCount());
    }

    /**
     * Returns true if {@code datatype} is one of objects, and their number cannot be found out. For
     * a probed message, asks the communicator for the number, and records it.
     */
    private boolean isUnknown(Datatype datatype) {
        if (ofObjects || !(datatype instanceof ObjectType)) {
            return false;
        }
        int objects = origin == null ? Mpi.MPI_UNDEFINED : origin.objects(source, tag);
        if (objects != Mpi.MPI_UNDEFINED) {
            ofObjects(objects, datatype);
        }
        return objects == Mpi.MPI_UNDEFINED;
    }

    /**
     * Writes the status to off-heap memory: the hidden words of MPI, and the fields that the
     * program may have changed.
     */
    void write(MemorySegment statusAt) {
        StatusWords.set(statusAt, StatusWords.INNER_0, inner0);
        StatusWords.set(statusAt, StatusWords.INNER_1, inner1);
        StatusWords.set(statusAt, StatusWords.INNER_2, inner2);
        StatusWords.set(statusAt, StatusWords.INNER_3, inner3);
        StatusWords.set(statusAt, StatusWords.INNER_4, inner4);
        MpiMemory.describe(statusAt, source, tag, error);
    }

    /**
     * Returns source, tag and count as text.
     *
     * @return a line for logs.
     */
    @Override
    public String toString() {
        return "Status[source=" + source + ", tag=" + tag + ", count=" + count + "]";
    }
}
