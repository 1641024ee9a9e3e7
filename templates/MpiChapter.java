package mpi.c;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import mpi.internal.Generated;
import mpi.internal.link.Linkage;
import mpi.internal.signals.Signals;
import mpi.internal.system.Native;

/**
 * $title$.
 *
 * <p>Programs refer to these members through {@link Mpi}, which inherits them.
 */
public abstract class $Chapter$ extends $Superclass$ {

    $Chapter$() {}

    int $members$;
}
