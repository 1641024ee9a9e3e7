package mpi.internal.strict.check;

import java.io.IOException;
import java.util.List;
import mpi.c.Mpi;
import mpi.internal.strict.call.ObservedCall;
import mpi.internal.strict.object.DatatypeFacts;
import mpi.internal.strict.table.Function;
import mpi.internal.strict.table.Part;
import mpi.internal.strict.table.Role;

/**
 * Keeps the size of the buffer that the program has attached for buffered sends, and reports a
 * message that does not fit into it.
 */
final class SendBuffers {

    private static final long NONE = -1;

    private static final long UNKNOWN = Long.MAX_VALUE;

    private final CheckContext context;

    /** Size in bytes of the attached buffer that all communicators share. */
    private volatile long attached = NONE;

    /**
     * True once a single communicator or session had a separate buffer; sends are then not checked.
     */
    private volatile boolean areMany;

    SendBuffers(CheckContext context) {
        this.context = context;
    }

    /** Returns true for a function that attaches or detaches a buffer. */
    static boolean areOf(Function function) {
        return function.has(Role.ATTACHES) || function.has(Role.DETACHES);
    }

    /** Reports a buffered send whose message does not fit into the attached buffer. */
    void check(ObservedCall call) throws IOException {
        Function function = call.function();
        boolean isSent = function.has(Role.BUFFERED) && !function.has(Role.PERSISTENT);
        if (!isSent || areMany || call.number(function.first("dest")) == Mpi.MPI_PROC_NULL) {
            return;
        }
        long needed = bytes(call, function.sent()) + Mpi.MPI_BSEND_OVERHEAD;
        if (attached < needed) {
            String has = attached == NONE ? "none is attached" : "it has only " + attached;
            context.tell(
                    MistakeKind.SEND_BUFFER,
                    "a buffered send needs %d bytes of the attached buffer, but %s"
                            .formatted(needed, has),
                    List.of(call),
                    List.of(""));
        }
    }

    private long bytes(ObservedCall call, Part part) {
        DatatypeFacts type = context.datatypes().of(call.handle(part.datatype()));
        return type == null ? 0 : type.bytes() * call.value(part.count());
    }

    /** Records a buffer that a call has attached or detached. */
    void after(ObservedCall call) {
        Function function = call.function();
        if (function.first("Comm") != null || function.first("Session") != null) {
            areMany = true;
        } else if (function.has(Role.DETACHES)) {
            attached = NONE;
        } else {
            long at = call.address(function.first("memory"));
            boolean isAutomatic = at == Mpi.MPI_BUFFER_AUTOMATIC.address();
            attached = isAutomatic ? UNKNOWN : call.value(function.first("number"));
        }
    }
}
