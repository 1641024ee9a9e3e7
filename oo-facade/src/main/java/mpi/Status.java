package mpi;

import static java.lang.foreign.ValueLayout.JAVA_LONG_UNALIGNED;

import java.lang.foreign.MemorySegment;
import java.nio.ByteOrder;
import mpi.c.Mpi;
import mpi.c.MpiMemory;

/** What is known of a message that was received or probed, or of a completed request. */
public final class Status extends StatusCalls {

    /** The rank that sent the message. */
    public int source;

    /** The tag of the message. */
    public int tag;

    /** The position of the request among those waited for. */
    public int index;

    /**
     * The number of elements received, in the datatype of the receiving call; {@code MPI.UNDEFINED}
     * if the message ends inside an element. After a probe, which knows no datatype, bytes.
     */
    public int count;

    /** The error code of the request; set only where a call on several requests failed. */
    public int error;

    /** Where in a word its upper half is: last, but on machines that begin with it. */
    private static final int UPPER_AT =
            ByteOrder.nativeOrder() == ByteOrder.LITTLE_ENDIAN ? Integer.BYTES : 0;

    private long word0;
    private long word1;
    private long word2;
    private long word3;

    /** Whether what MPI counts as bytes are objects. */
    private boolean ofObjects;

    /** An empty status. */
    public Status() {}

    Status(MemorySegment statuses, long at, Datatype received) {
        word0 = statuses.get(JAVA_LONG_UNALIGNED, at);
        word1 = statuses.get(JAVA_LONG_UNALIGNED, at + 8);
        word2 = statuses.get(JAVA_LONG_UNALIGNED, at + 16);
        word3 = statuses.get(JAVA_LONG_UNALIGNED, at + 24);
        source = at(MpiMemory.SOURCE);
        tag = at(MpiMemory.TAG);
        error = at(MpiMemory.ERROR);
        count = StatusCount.elements(this, received);
    }

    /**
     * The four bytes at an offset, out of the words: each look into the status itself would be
     * checked, and a small constructor lets the compiler leave out a status that nobody looks at.
     */
    int at(int offset) {
        long word =
                switch (offset >> 3) {
                    case 0 -> word0;
                    case 1 -> word1;
                    case 2 -> word2;
                    default -> word3;
                };
        return (int) ((offset & 4) == UPPER_AT ? word >>> 32 : word);
    }

    /** Takes what a call made of the status. */
    @Override
    void read(MemorySegment statusAt) {
        source = MpiMemory.source(statusAt);
        tag = MpiMemory.tag(statusAt);
        error = MpiMemory.error(statusAt);
        word0 = statusAt.get(JAVA_LONG_UNALIGNED, 0);
        word1 = statusAt.get(JAVA_LONG_UNALIGNED, 8);
        word2 = statusAt.get(JAVA_LONG_UNALIGNED, 16);
        word3 = statusAt.get(JAVA_LONG_UNALIGNED, 24);
    }

    /** Takes all that another status says. */
    void become(Status other) {
        source = other.source;
        tag = other.tag;
        index = other.index;
        count = other.count;
        error = other.error;
        word0 = other.word0;
        word1 = other.word1;
        word2 = other.word2;
        word3 = other.word3;
        ofObjects = other.ofObjects;
    }

    /** Notes that the message was one of objects, and how many. */
    void ofObjects(int objects, Datatype type) {
        Set_elements(MPI.OBJECT, objects);
        ofObjects = true;
        count = Get_count(type);
    }

    /** A message of objects that was only probed does not tell how many it has. */
    @Override
    public int Get_count(Datatype datatype) {
        return isUnknown(datatype) ? Mpi.MPI_UNDEFINED : super.Get_count(datatype);
    }

    /** A message of objects that was only probed does not tell how many it has. */
    @Override
    public int Get_elements(Datatype datatype) {
        return isUnknown(datatype) ? Mpi.MPI_UNDEFINED : super.Get_elements(datatype);
    }

    private boolean isUnknown(Datatype datatype) {
        return !ofObjects && datatype instanceof ObjectType;
    }

    /** Writes the status down as MPI filled it, with what the program has changed since. */
    void write(MemorySegment statusAt) {
        statusAt.set(JAVA_LONG_UNALIGNED, 0, word0);
        statusAt.set(JAVA_LONG_UNALIGNED, 8, word1);
        statusAt.set(JAVA_LONG_UNALIGNED, 16, word2);
        statusAt.set(JAVA_LONG_UNALIGNED, 24, word3);
        MpiMemory.describe(statusAt, source, tag, error);
    }

    /**
     * Source, tag and count.
     *
     * @return a line for people.
     */
    @Override
    public String toString() {
        return "Status[source=" + source + ", tag=" + tag + ", count=" + count + "]";
    }
}
