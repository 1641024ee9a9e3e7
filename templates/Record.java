package mpi;

import java.lang.foreign.MemorySegment;
import javax.annotation.processing.Generated;

/**
 * What {@code $call$} gives back.
 *
 $tags$
 */
@Generated("RecordEmitter")
public record $Record$($Params$ $params$) {}
