// Generated from the snapshots in generated/api by `make bindings`; edit templates/Record.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import javax.annotation.processing.Generated;

/**
 * What a call with several results gives back.
 *
 * @param message the message
 * @param status the status
 */
@Generated("RecordEmitter")
public record CommMprobe(Message message, Status status) {
}
