package mpi.internal.records;

import java.lang.foreign.MemorySegment;

/**
 * Copies records of one class to memory and back. For each class of records, {@link CopierCode}
 * emits a subclass.
 */
public abstract class RecordCopier {

    /** Constructor for emitted classes. */
    RecordCopier() {}

    /** Copies a record to memory, from byte {@code at} on. */
    public abstract void put(Record from, MemorySegment to, long at);

    /** Makes a record from its components in memory, from byte {@code at} on. */
    public abstract Record get(MemorySegment from, long at);
}
