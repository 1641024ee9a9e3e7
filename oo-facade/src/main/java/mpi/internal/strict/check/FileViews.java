package mpi.internal.strict.check;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import mpi.internal.strict.call.ObservedCall;
import mpi.internal.strict.object.DatatypeFacts;
import mpi.internal.strict.simulation.Content;
import mpi.internal.strict.table.Function;
import mpi.internal.strict.table.Parameter;
import mpi.internal.strict.table.Part;
import mpi.internal.strict.table.Role;

/**
 * Checks that the view of a file and the data of each access consist of whole elementary types of
 * the view.
 */
final class FileViews {

    /** Elementary type of a file without a view; data of every type match it. */
    private static final String BYTE = "MPI_BYTE";

    private final CheckContext context;
    private final Map<Long, View> views = new ConcurrentHashMap<>();

    /** View of a file: the call that set it, and its elementary type. */
    private record View(ObservedCall by, DatatypeFacts elementary) {}

    FileViews(CheckContext context) {
        this.context = context;
    }

    /** Checks a call on a file before it is made. */
    void before(ObservedCall call) throws IOException {
        Function function = call.function();
        if (function.has(Role.SETS_VIEW)) {
            DatatypeFacts elementary = elementary(call);
            Parameter type = function.following(function.first("datatype"), "datatype");
            DatatypeFacts visible = context.datatypes().of(call.handle(type));
            if (visible != null && !consistsOf(elementary, new Content(visible.item(), 1))) {
                context.tell(
                        MistakeKind.VIEW,
                        "the file type of a view, "
                                + visible.amount(1)
                                + ", does not consist of whole elementary types, "
                                + elementary.amount(1),
                        List.of(call),
                        List.of(""));
            }
        } else if (function.has(Role.FREES)) {
            views.remove(file(call));
        } else if (call.isNew() && !function.parts().isEmpty()) {
            checkAccess(call, views.get(file(call)), function.parts().getFirst());
        }
    }

    private void checkAccess(ObservedCall call, View view, Part part) throws IOException {
        DatatypeFacts type = context.datatypes().of(call.handle(part.datatype()));
        if (view == null || type == null) {
            return;
        }
        Content data = new Content(type.item(), call.number(part.count(), 0));
        if (!consistsOf(view.elementary, data)) {
            context.tell(
                    MistakeKind.VIEW,
                    "an access to a file has data, "
                            + data.text()
                            + ", that do not consist of whole elementary types of the view, "
                            + view.elementary.amount(1),
                    List.of(view.by, call),
                    List.of("has set the view", "reads or writes other data"));
        }
    }

    private static boolean consistsOf(DatatypeFacts elementary, Content data) {
        if (elementary == null || elementary.bytes() == 0 || isBytes(elementary)) {
            return true;
        }
        long items = data.bytes() / elementary.bytes();
        return items * elementary.bytes() == data.bytes()
                && data.begins(new Content(elementary.item(), items));
    }

    private static boolean isBytes(DatatypeFacts elementary) {
        return elementary.item().stream().allMatch(run -> run.type().equals(BYTE));
    }

    /** Records the view that a call has set. */
    void after(ObservedCall call) {
        Function function = call.function();
        if (function.has(Role.SETS_VIEW)) {
            DatatypeFacts elementary = elementary(call);
            if (elementary != null) {
                views.put(file(call), new View(call, elementary));
            }
        }
    }

    private DatatypeFacts elementary(ObservedCall call) {
        return context.datatypes().of(call.handle(call.function().first("datatype")));
    }

    private static long file(ObservedCall call) {
        return call.handle(call.function().first("File"));
    }
}
