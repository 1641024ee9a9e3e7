// Generated from the snapshots in generated/api by `make bindings`; edit templates/StatusCalls.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import javax.annotation.processing.Generated;
import mpi.c.Mpi;

/**
 * The calls of {@link Status} that follow from the header by rule.
 */
abstract class StatusCalls {
}
