package mpi;

import java.lang.foreign.MemorySegment;
import javax.annotation.processing.Generated;
import mpi.c.Mpi;

/** The calls of {@link Request} that follow from the header by rule. */
abstract class RequestCalls {

    /** MPI's handle of the request. */
    abstract long handle();

    /** Takes the handle that a call left; when it became null, the staged outputs are copied back. */
    abstract void update(long handle);

    int $members$;
}
