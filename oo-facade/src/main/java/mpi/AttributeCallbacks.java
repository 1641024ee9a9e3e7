package mpi;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.MemorySegment;
import mpi.internal.NativeMemory;
import mpi.internal.job.CallbackGuard;

/** What MPI calls when attributes are copied and deleted. */
final class AttributeCallbacks {

    private AttributeCallbacks() {}

    /** The program's part of a copy. */
    interface Copying {
        Object copy(long handle, int keyval, Object value);
    }

    /** The program's part of a deletion. */
    interface Deletion {
        void delete(long handle, int keyval, Object value);
    }

    /** Gives the copy of an object its own entry for the value that the program chose. */
    record Copy(String name, Copying body) {

        int call(
                long old,
                int keyval,
                MemorySegment state,
                MemorySegment attribute,
                MemorySegment copyAt,
                MemorySegment flagAt) {
            return CallbackGuard.code(
                    name,
                    () -> {
                        Object copy = body.copy(old, keyval, Attributes.value(attribute));
                        if (copy != null) {
                            NativeMemory.at(copyAt, ADDRESS.byteSize())
                                    .set(ADDRESS, 0, Attributes.toNative(copy));
                        }
                        NativeMemory.at(flagAt, Integer.BYTES)
                                .set(JAVA_INT, 0, copy == null ? 0 : 1);
                    });
        }
    }

    /** Lets go of the value, unless the program objects. */
    record Delete(String name, Deletion body) {

        int call(long object, int keyval, MemorySegment attribute, MemorySegment state) {
            return CallbackGuard.code(
                    name,
                    () -> {
                        body.delete(object, keyval, Attributes.value(attribute));
                        Attributes.forget(attribute);
                    });
        }
    }
}
