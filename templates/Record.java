package mpi;

import java.lang.foreign.MemorySegment;
import mpi.internal.Generated;

/**
 * Results of {@code $call$}.
 *
 $tags$
 */
@Generated("RecordEmitter")
public record $Record$($Params$ $params$) {

    int $members$;
}
