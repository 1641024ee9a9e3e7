package mpi.internal.strict.check;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import mpi.internal.strict.call.ObservedCall;
import mpi.internal.strict.table.Function;
import mpi.internal.strict.table.Parameter;
import mpi.internal.strict.table.Role;

/**
 * Checks split operations on files, such as a read that one call begins and another call ends: the
 * order of the two calls, and the buffer in between.
 */
final class SplitOperations {

    private final CheckContext context;
    private final Buffers buffers;
    private final Map<Long, Begun> open = new ConcurrentHashMap<>();

    /** Split operation in progress: the call that began it, and the buffers in use. */
    private record Begun(ObservedCall by, List<BufferUse> buffers) {}

    SplitOperations(CheckContext context, Buffers buffers) {
        this.context = context;
        this.buffers = buffers;
    }

    /** Checks a call on a file before it is made. */
    void before(ObservedCall call) throws IOException {
        Function function = call.function();
        if (!function.about().isCollective()) {
            return;
        }
        Begun begun = open.get(file(call));
        if (function.has(Role.ENDS_SPLIT)) {
            if (begun == null || !stem(begun.by.function()).equals(stem(function))) {
                context.tell(
                        MistakeKind.SPLIT,
                        "a call on a file ends a split operation that was not begun",
                        begun == null ? List.of(call) : List.of(begun.by, call),
                        begun == null ? List.of("ends it") : List.of("began another", "ends it"));
            }
        } else if (begun != null && function.has(Role.FREES)) {
            context.tell(
                    MistakeKind.FILE_BUSY,
                    "a file is closed before a split operation on it has ended",
                    List.of(begun.by, call),
                    List.of("began it", "closes the file"));
        } else if (begun != null) {
            context.tell(
                    MistakeKind.SPLIT,
                    "a collective call on a file is made before a split operation on it has ended",
                    List.of(begun.by, call),
                    List.of("began the split operation", "comes before its end"));
        }
    }

    /** Records a call that has succeeded. */
    void after(ObservedCall call) throws IOException {
        Function function = call.function();
        if (function.has(Role.BEGINS_SPLIT)) {
            List<BufferUse> uses = Buffers.of(call);
            uses.forEach(use -> use.begins(call));
            buffers.begin(uses);
            open.put(file(call), new Begun(call, uses));
        } else if (function.has(Role.ENDS_SPLIT)) {
            Begun ended = open.remove(file(call));
            if (ended != null) {
                buffers.compare(ended.buffers, call);
                buffers.end(ended.buffers);
            }
        }
    }

    private static long file(ObservedCall call) {
        Parameter file = call.function().first("File");
        return call.handle(file);
    }

    /**
     * Returns the name without its last word, {@code begin} or {@code end}; the rest is equal for
     * both calls of an operation.
     */
    private static String stem(Function function) {
        return function.name().substring(0, function.name().lastIndexOf('_'));
    }
}
