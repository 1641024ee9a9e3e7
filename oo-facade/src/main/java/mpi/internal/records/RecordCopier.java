package mpi.internal.records;

import java.lang.foreign.MemorySegment;

/** Copies records of one class to memory and back; an emitted class extends it for each. */
public abstract class RecordCopier {

    /** For emitted classes. */
    RecordCopier() {}

    /** Writes a record. */
    public abstract void put(Record from, MemorySegment to, long at);

    /** Makes a record. */
    public abstract Record get(MemorySegment from, long at);
}
