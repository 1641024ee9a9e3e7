package mpi;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.MemorySegment;
import mpi.internal.call.CallbackGuard;
import mpi.internal.system.NativeMemory;

/**
 * Functions that MPI calls to copy and delete attributes of communicators, datatypes and windows.
 * They convert the arguments, and call the functions of the program.
 */
final class AttributeCallbacks {

    private AttributeCallbacks() {}

    /**
     * Copy function of the program. It returns the value for the copy of the object, or null if the
     * copy is to have no such attribute.
     */
    interface Copying {
        Object copy(long handle, int keyval, Object value);
    }

    /** Delete function of the program, called with the value of the attribute to delete. */
    interface Deletion {
        void delete(long handle, int keyval, Object value);
    }

    /**
     * Function that MPI calls to copy an attribute. It calls the copy function of the program,
     * {@code body}, and adds an entry to {@link Attributes} for the value that {@code body}
     * returns.
     */
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

    /**
     * Function that MPI calls to delete an attribute. It calls the delete function of the program,
     * {@code body}, and removes the entry from {@link Attributes}, unless {@code body} throws an
     * exception.
     */
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
