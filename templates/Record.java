package mpi;

import java.lang.foreign.MemorySegment;
import mpi.internal.Generated;
import mpi.internal.call.ResultTexts;

/**
 * Results of {@code $call$}.
 *
 $tags$
 */
@Generated("RecordEmitter")
public record $Record$($Params$ $params$) {

    int $members$;
}
