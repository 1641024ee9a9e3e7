package mpi;

import java.lang.foreign.MemorySegment;
import mpi.$Object$;
import mpi.internal.Generated;

/**
 * $does$.
 *
 * <p>C: {@code $prototype$}.
 *
 * <p>$calls$
 */
@FunctionalInterface
@Generated("CallbackEmitter")
public interface $Callback$ {

    /**
     * $says$
     $tags$
     */
    $Return$ call($Params$ $params$);
}
