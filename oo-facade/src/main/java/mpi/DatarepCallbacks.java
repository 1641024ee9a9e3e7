package mpi;

import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.MemorySegment;
import mpi.internal.call.CallbackGuard;
import mpi.internal.system.NativeMemory;

/**
 * Functions that MPI calls to convert file data to and from a data representation that the program
 * has registered. They convert the arguments, and call the functions of the program.
 */
final class DatarepCallbacks {

    private DatarepCallbacks() {}

    /**
     * Function that MPI calls to convert file data: calls the conversion function of the program.
     */
    record Conversion(String name, Datarep_conversion_function f) {

        int call(
                MemorySegment userbuf,
                long datatype,
                int count,
                MemorySegment filebuf,
                long position,
                MemorySegment state) {
            return CallbackGuard.code(
                    name,
                    () ->
                            f.call(
                                    endless(userbuf),
                                    Wrap.datatype(datatype),
                                    count,
                                    endless(filebuf),
                                    position));
        }

        /**
         * Makes a segment without a bound at the start of a buffer, since MPI does not pass the
         * buffer's capacity.
         */
        private static MemorySegment endless(MemorySegment start) {
            return NativeMemory.at(start, Long.MAX_VALUE);
        }
    }

    /**
     * Function that MPI calls for the extent of a datatype in the data representation: calls the
     * extent function of the program.
     */
    record Extent(String name, Datarep_extent_function f) {

        int call(long datatype, MemorySegment extentAt, MemorySegment state) {
            return CallbackGuard.code(
                    name,
                    () ->
                            NativeMemory.at(extentAt, Long.BYTES)
                                    .set(JAVA_LONG, 0, f.call(Wrap.datatype(datatype))));
        }
    }
}
