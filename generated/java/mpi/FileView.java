// Generated from the snapshots in generated/api by `make bindings`; edit templates/Record.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import javax.annotation.processing.Generated;

/**
 * What a call with several results gives back.
 *
 * @param disp the disp
 * @param etype the etype
 * @param filetype the filetype
 * @param datarep the datarep
 */
@Generated("RecordEmitter")
public record FileView(long disp, Datatype etype, Datatype filetype, String datarep) {
}
