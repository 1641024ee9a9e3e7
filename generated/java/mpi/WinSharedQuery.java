// Generated from the snapshots in generated/api by `make bindings`; edit templates/Record.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import javax.annotation.processing.Generated;

/**
 * What a call with several results gives back.
 *
 * @param disp_unit the disp unit
 * @param baseptr the baseptr
 */
@Generated("RecordEmitter")
public record WinSharedQuery(int disp_unit, MemorySegment baseptr) {
}
