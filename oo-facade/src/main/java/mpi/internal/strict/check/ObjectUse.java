package mpi.internal.strict.check;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import mpi.internal.strict.call.HandleNames;
import mpi.internal.strict.call.ObservedCall;
import mpi.internal.strict.object.Members;
import mpi.internal.strict.table.CallClass;
import mpi.internal.strict.table.Function;
import mpi.internal.strict.table.Parameter;
import mpi.internal.strict.table.Part;
import mpi.internal.strict.table.Role;

/**
 * Checks the use of MPI objects other than requests, such as datatypes and communicators. It
 * reports datatypes that are used before Commit, reduction operations that are not defined for a
 * datatype, wildcards in partitioned receives, and objects that are never freed.
 */
final class ObjectUse {

    /**
     * Kinds of MPI objects that panmpi frees when the garbage collector has found the Java object
     * unreachable. A missing call of Free is only a warning for these kinds.
     */
    private static final Set<String> COLLECTED =
            Set.of("datatype", "Group", "Op", "Info", "Errhandler");

    /** Kinds of objects that a report names together with the program line that made the object. */
    private static final Set<String> SHARED = Set.of("Comm", "Win", "File");

    private record Key(String kind, long handle) {}

    private final CheckContext context;
    private final Amounts amounts;
    private final ArgumentValues values;
    private final Map<Key, ObservedCall> made = new ConcurrentHashMap<>();
    private final Set<Long> uncommitted = ConcurrentHashMap.newKeySet();

    ObjectUse(CheckContext context, Amounts amounts) {
        this.context = context;
        this.amounts = amounts;
        values = new ArgumentValues(context);
    }

    /** Returns true for a function that makes, frees or commits an object. */
    static boolean areOf(Function function) {
        return function.about().ofObjects();
    }

    /** Checks a call before it is made. */
    void before(ObservedCall call) throws IOException {
        Function function = call.function();
        values.check(call);
        Parameter freed = function.has(Role.FREES) ? freed(function) : null;
        if (freed != null) {
            forget(freed.kind(), call.handle(freed));
        } else if (function.has(Role.COMMITS)) {
            uncommitted.remove(call.handle(function.first("datatype")));
        }
    }

    private static Parameter freed(Function function) {
        return function.parameters().stream()
                .filter(p -> p.isRead() && p.isWritten() && CallClass.isObject(p))
                .findFirst()
                .orElse(null);
    }

    private void forget(String kind, long handle) {
        made.remove(new Key(kind, handle));
        if (kind.equals("datatype")) {
            context.datatypes().forget(handle);
            uncommitted.remove(handle);
        } else {
            context.forget(kind, handle);
        }
    }

    /** Records the objects that a successful call has made. */
    void after(ObservedCall call) throws IOException {
        for (Parameter parameter : call.function().parameters()) {
            if (CallClass.isMade(parameter) && !parameter.isMany()) {
                made(parameter.kind(), call.handle(parameter), call);
            }
        }
    }

    private void made(String kind, long handle, ObservedCall call) throws IOException {
        forget(kind, handle);
        if (NullHandles.is(kind, handle)) {
            return;
        }
        if (!kind.equals("datatype")) {
            if (SHARED.contains(kind)) {
                HandleNames.setPlace(kind, handle, call.place());
            }
            // A call that returns a request, such as MPI_Comm_idup, makes the object later.
            if (call.function().about().request() == null) {
                context.communicators().made(kind, handle, context.members(call));
            }
        } else if (!context.datatypes().made(handle).isDerived()) {
            return;
        } else if (!isCopyOfCommitted(call)) {
            uncommitted.add(handle);
        }
        if (!call.thread().isWithinCall()) {
            made.put(new Key(kind, handle), call);
        }
    }

    /**
     * Returns true if the call copies a datatype that is committed, so that the copy is committed,
     * too.
     */
    private boolean isCopyOfCommitted(ObservedCall call) {
        boolean isCopy = call.function().has(Role.COPIES);
        return isCopy && !uncommitted.contains(call.handle(call.function().input("datatype")));
    }

    /**
     * Reports a reduction operation that MPI does not define for the datatype of a one-sided call.
     */
    void checkOperation(ObservedCall call) throws IOException {
        values.checkOperation(call);
    }

    /** Reports a partitioned receive from any rank or with any tag. */
    void checkWildcards(ObservedCall call) throws IOException {
        if (call.function().isInParts()) {
            values.checkWildcards(call);
        }
    }

    /** Reports a buffer whose datatype was not committed. */
    void checkDatatypes(ObservedCall call) throws IOException {
        if (uncommitted.isEmpty()) {
            return;
        }
        for (Part part : call.function().parts()) {
            check(call, part.datatype(), blocks(call, part));
        }
        if (call.function().has(Role.SETS_VIEW)) {
            Parameter elementary = call.function().first("datatype");
            check(call, elementary, 1);
            check(call, call.function().following(elementary, "datatype"), 1);
        }
        Part target = call.function().target();
        if (target != null) {
            check(call, target.datatype(), 1);
        }
    }

    private int blocks(ObservedCall call, Part part) throws IOException {
        if (part.datatype() == null || !part.datatype().isMany()) {
            return 1;
        }
        Members members = context.members(call);
        boolean isSent = part.buffer().isRead();
        return members == null || Amounts.isInPlace(call, part)
                ? 0
                : amounts.blocks(call, members, isSent);
    }

    private void check(ObservedCall call, Parameter datatype, int count) throws IOException {
        for (int i = 0; datatype != null && i < count; i++) {
            long type = call.handle(datatype, i);
            if (uncommitted.contains(type)) {
                context.tell(
                        MistakeKind.UNCOMMITTED,
                        "the datatype "
                                + context.datatypes().of(type).name()
                                + " is used before Commit",
                        List.of(made.getOrDefault(new Key("datatype", type), call), call),
                        List.of("made it", "uses it"));
                return;
            }
        }
    }

    /** Reports the objects that were never freed. */
    void finish() throws IOException {
        Map<Long, Key> inOrder = new ConcurrentSkipListMap<>();
        made.forEach((key, call) -> inOrder.put(call.number(), key));
        for (Key key : inOrder.values()) {
            boolean isCollected = COLLECTED.contains(key.kind);
            context.tell(
                    isCollected ? MistakeKind.LEAK_COLLECTED : MistakeKind.LEAK,
                    word(key.kind) + " is never freed",
                    List.of(made.get(key)),
                    List.of("made it"));
        }
    }

    private static String word(String kind) {
        return switch (kind) {
            case "Comm" -> "a communicator";
            case "Win" -> "a window";
            case "keyval" -> "a key of attributes";
            case "Info" -> "an info object";
            case "Op" -> "an operation";
            case "Errhandler" -> "an error handler";
            default -> "a " + kind.toLowerCase(java.util.Locale.ROOT);
        };
    }
}
