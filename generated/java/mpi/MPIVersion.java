// Generated from the snapshots in generated/api by `make bindings`; edit templates/Record.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import javax.annotation.processing.Generated;

/**
 * What a call with several results gives back.
 *
 * @param version the version
 * @param subversion the subversion
 */
@Generated("RecordEmitter")
public record MPIVersion(int version, int subversion) {
}
