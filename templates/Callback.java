package mpi;

import java.lang.foreign.MemorySegment;
import javax.annotation.processing.Generated;
import mpi.$Object$;

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
