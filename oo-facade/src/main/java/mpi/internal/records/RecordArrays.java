package mpi.internal.records;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.StructLayout;
import java.lang.reflect.InaccessibleObjectException;
import java.security.SecureRandom;
import java.util.concurrent.atomic.AtomicReference;
import mpi.MPIException;

/**
 * Copies arrays of records to and from the memory that MPI uses, where the records lie one after
 * the other.
 */
public final class RecordArrays {

    /**
     * Bytes that are written to a receive buffer in place of a record that is null. If the bytes
     * are still there after the call, no record has arrived.
     */
    private static final byte[] NONE = new SecureRandom().generateSeed(Long.BYTES);

    private static final ClassValue<Known> CLASSES =
            new ClassValue<>() {
                @Override
                protected Known computeValue(Class<?> type) {
                    return new Known();
                }
            };

    /** Layout and copier of a class of records; each is null until it is known. */
    private static final class Known {
        private final AtomicReference<StructLayout> layout = new AtomicReference<>();
        private volatile RecordCopier copier;
    }

    private RecordArrays() {}

    /** Stores the layout of a class of records, when the program makes a datatype for the class. */
    public static void know(Class<?> type, StructLayout layout) {
        CLASSES.get(type).layout.compareAndSet(null, layout);
    }

    /** Returns the copier for records of a class. */
    public static RecordCopier copier(Class<?> type) {
        Known known = CLASSES.get(type);
        if (known.copier == null) {
            known.copier = make(type, layout(type));
        }
        return known.copier;
    }

    private static RecordCopier make(Class<?> type, StructLayout layout) {
        try {
            return CopierCode.copier(RecordComponents.of(type, layout));
        } catch (InaccessibleObjectException closed) {
            throw new MPIException(
                    type
                            + " cannot be read: its module must open its package to io.panmpi: "
                            + closed.getMessage());
        }
    }

    private static StructLayout layout(Class<?> type) {
        StructLayout layout = CLASSES.get(type).layout.get();
        if (layout == null) {
            throw new MPIException(
                    "buf is an array of "
                            + type.getSimpleName()
                            + ", and no datatype was made for it: Datatype.Of("
                            + type.getSimpleName()
                            + ".class) makes one");
        }
        return layout;
    }

    /** Returns the distance in bytes from one record of an array to the next, in memory. */
    public static long extent(Record[] array) {
        return layout(array.getClass().getComponentType()).byteSize();
    }

    /**
     * Copies {@code number} records of an array to memory. If the records are not sent, the place
     * of a record that is null is filled with {@code NONE}; throws if the place is too short for
     * that.
     *
     * @param first index of the first record.
     * @param isSent true if the records are sent, so that none may be null.
     */
    public static void load(
            Record[] array, int first, int number, MemorySegment to, boolean isSent) {
        RecordCopier copier = copier(array.getClass().getComponentType());
        long extent = extent(array);
        for (int i = 0; i < number; i++) {
            Record from = array[first + i];
            if (from != null) {
                copier.put(from, to, i * extent);
            } else if (isSent) {
                throw new MPIException("buf[" + (first + i) + "] is null; records are needed");
            } else if (extent < NONE.length) {
                throw new MPIException(
                        "buf[%d] is null; to receive records of less than %d bytes, fill the array with records first"
                                .formatted(first + i, NONE.length));
            } else {
                mark(to, i * extent, extent);
            }
        }
    }

    private static void mark(MemorySegment to, long at, long bytes) {
        for (long i = 0; i < bytes; i++) {
            to.set(JAVA_BYTE, at + i, NONE[(int) (i % NONE.length)]);
        }
    }

    /**
     * Returns true if the memory of a record still has the bytes of {@code NONE}, so that no record
     * has arrived there.
     */
    private static boolean isMarked(MemorySegment from, long at, long bytes) {
        for (long i = 0; i < bytes; i++) {
            if (from.get(JAVA_BYTE, at + i) != NONE[(int) (i % NONE.length)]) {
                return false;
            }
        }
        return true;
    }

    /**
     * Copies records from memory. An element of the array stays null if it was null and no record
     * has arrived for it.
     */
    public static void store(MemorySegment from, Record[] array, int first, int number) {
        RecordCopier copier = copier(array.getClass().getComponentType());
        long extent = extent(array);
        for (int i = 0; i < number; i++) {
            if (array[first + i] != null || !isMarked(from, i * extent, extent)) {
                array[first + i] = copier.get(from, i * extent);
            }
        }
    }
}
