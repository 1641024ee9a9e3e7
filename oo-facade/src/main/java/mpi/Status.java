package mpi;

import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.MemorySegment;
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

    private int word0;
    private int word1;
    private int word2;
    private int word3;
    private int word4;
    private int word5;
    private int word6;
    private int word7;

    /** Whether what MPI counts as bytes are objects. */
    private boolean ofObjects;

    /** An empty status. */
    public Status() {}

    Status(MemorySegment statuses, long at, Datatype received) {
        word0 = statuses.get(JAVA_INT, at);
        word1 = statuses.get(JAVA_INT, at + 4);
        word2 = statuses.get(JAVA_INT, at + 8);
        word3 = statuses.get(JAVA_INT, at + 12);
        word4 = statuses.get(JAVA_INT, at + 16);
        word5 = statuses.get(JAVA_INT, at + 20);
        word6 = statuses.get(JAVA_INT, at + 24);
        word7 = statuses.get(JAVA_INT, at + 28);
        source = at(MpiMemory.SOURCE);
        tag = at(MpiMemory.TAG);
        error = at(MpiMemory.ERROR);
        count = StatusCount.elements(this, received);
    }

    /**
     * The four bytes at an offset. They are kept in words of four bytes because MPI writes such
     * words: a wider one that it has just written in halves would hold the processor up.
     */
    int at(int offset) {
        return switch (offset >> 2) {
            case 0 -> word0;
            case 1 -> word1;
            case 2 -> word2;
            case 3 -> word3;
            case 4 -> word4;
            case 5 -> word5;
            case 6 -> word6;
            default -> word7;
        };
    }

    /** Takes what a call made of the status. */
    @Override
    void read(MemorySegment statusAt) {
        source = MpiMemory.source(statusAt);
        tag = MpiMemory.tag(statusAt);
        error = MpiMemory.error(statusAt);
        word0 = statusAt.get(JAVA_INT, 0);
        word1 = statusAt.get(JAVA_INT, 4);
        word2 = statusAt.get(JAVA_INT, 8);
        word3 = statusAt.get(JAVA_INT, 12);
        word4 = statusAt.get(JAVA_INT, 16);
        word5 = statusAt.get(JAVA_INT, 20);
        word6 = statusAt.get(JAVA_INT, 24);
        word7 = statusAt.get(JAVA_INT, 28);
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
        word4 = other.word4;
        word5 = other.word5;
        word6 = other.word6;
        word7 = other.word7;
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
        statusAt.set(JAVA_INT, 0, word0);
        statusAt.set(JAVA_INT, 4, word1);
        statusAt.set(JAVA_INT, 8, word2);
        statusAt.set(JAVA_INT, 12, word3);
        statusAt.set(JAVA_INT, 16, word4);
        statusAt.set(JAVA_INT, 20, word5);
        statusAt.set(JAVA_INT, 24, word6);
        statusAt.set(JAVA_INT, 28, word7);
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
