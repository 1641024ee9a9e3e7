// Generated from the snapshots in generated/api by `make bindings`; edit templates/Record.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import javax.annotation.processing.Generated;

/**
 * What a call with several results gives back.
 *
 * @param newcomm the newcomm
 * @param request the request that completes the call
 */
@Generated("RecordEmitter")
public record IntercommIdup(Intercomm newcomm, Request request) {
}
