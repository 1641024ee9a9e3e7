package mpi;

import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.MemorySegment;
import mpi.internal.NativeMemory;
import mpi.internal.job.CallbackGuard;

/** Upcall of a reduction: reads count and datatype behind the pointers. */
record ReductionCallback(String name, Op_function f) {

    void call(MemorySegment in, MemorySegment inout, MemorySegment countAt, MemorySegment typeAt) {
        CallbackGuard.run(
                name,
                () -> {
                    int count = NativeMemory.at(countAt, Integer.BYTES).get(JAVA_INT, 0);
                    Reduction.of(f, typeAt).run(in, inout, count);
                });
    }
}
