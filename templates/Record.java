package mpi;

import java.lang.foreign.MemorySegment;
import javax.annotation.processing.Generated;

/**
 * What a call with several results gives back.
 *
 $tags$
 */
@Generated("RecordEmitter")
public record $Record$($Params$ $params$) {}
