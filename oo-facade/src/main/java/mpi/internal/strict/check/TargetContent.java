package mpi.internal.strict.check;

import java.io.IOException;
import java.util.List;
import mpi.c.Mpi;
import mpi.internal.strict.call.ObservedCall;
import mpi.internal.strict.object.DatatypeFacts;
import mpi.internal.strict.simulation.Content;
import mpi.internal.strict.table.Function;
import mpi.internal.strict.table.Parameter;
import mpi.internal.strict.table.Part;

/**
 * Compares the data of a one-sided call at the origin with its data at the target: the basic types
 * must be equal, and the data must fit.
 */
final class TargetContent {

    private final CheckContext context;

    TargetContent(CheckContext context) {
        this.context = context;
    }

    /** Reports different basic types, or data that does not fit. */
    void compare(ObservedCall call) throws IOException {
        Function function = call.function();
        Content target = of(call, function.target());
        boolean isSent =
                function.sent() != null && function.sent().datatype() != null && !isFetch(call);
        Content origin = of(call, isSent ? function.sent() : function.received());
        if (target == null || origin == null) {
            return;
        }
        Content given = isSent ? origin : target;
        Content room = isSent ? target : origin;
        if (given.bytes() > room.bytes() || !given.begins(room)) {
            context.tell(
                    MistakeKind.UNLIKE_TARGET,
                    "a one-sided call has different data at the origin, %s, and at the target, %s"
                            .formatted(origin.text(), target.text()),
                    List.of(call),
                    List.of(""));
        }
    }

    /**
     * Returns true for {@code MPI_NO_OP}, which only fetches: MPI ignores the origin's data then.
     */
    private static boolean isFetch(ObservedCall call) {
        Parameter operation = call.function().first("Op");
        return operation != null && call.handle(operation) == Mpi.MPI_NO_OP;
    }

    private Content of(ObservedCall call, Part part) {
        boolean hasCount = part != null && part.count() != null && part.datatype() != null;
        DatatypeFacts type = hasCount ? context.datatypes().of(call.handle(part.datatype())) : null;
        return type == null || call.value(part.count()) < 0
                ? null
                : new Content(type.item(), call.value(part.count()));
    }
}
