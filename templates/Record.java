package mpi;

import java.lang.foreign.MemorySegment;
import javax.annotation.processing.Generated;

/**
 * Results of {@code $call$}.
 *
 $tags$
 */
@Generated("RecordEmitter")
public record $Record$($Params$ $params$) {

    int $members$;
}
