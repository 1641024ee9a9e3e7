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
final class SplitSteps {

    private final Rank rank;
    private final Buffers buffers;
    private final Map<Long, Begun> open = new ConcurrentHashMap<>();

    private record Begun(ObservedCall by, List<BufferUse> buffers) {}

    SplitSteps(Rank rank, Buffers buffers) {
        this.rank = rank;
        this.buffers = buffers;
    }

    /** Returns true for a function that begins or ends an operation, or closes the file. */
    static boolean areOf(Function function) {
        boolean isFile = function.first("File") != null;
        return isFile && (isSplit(function) || function.has(Role.FREES));
    }

    private static boolean isSplit(Function function) {
        return function.has(Role.BEGINS_SPLIT) || function.has(Role.ENDS_SPLIT);
    }

    /** Checks a call before it is made. */
    void before(ObservedCall call) throws IOException {
        Function function = call.function();
        Begun begun = open.get(file(call));
        if (function.has(Role.ENDS_SPLIT)) {
            if (begun == null || !stem(begun.by.function()).equals(stem(function))) {
                rank.tell(
                        MistakeKind.SPLIT,
                        "a call on a file ends a split operation that was not begun",
                        begun == null ? List.of(call) : List.of(begun.by, call),
                        begun == null ? List.of("ends it") : List.of("began another", "ends it"));
            }
        } else if (begun != null) {
            boolean isBegin = function.has(Role.BEGINS_SPLIT);
            rank.tell(
                    isBegin ? MistakeKind.SPLIT : MistakeKind.FILE_BUSY,
                    isBegin
                            ? "a split operation on a file begins before the previous one has ended"
                            : "a file is closed before a split operation on it has ended",
                    List.of(begun.by, call),
                    List.of("began the first", isBegin ? "begins the second" : "closes the file"));
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

    /** Returns the name without its last word, which is equal for both calls of an operation. */
    private static String stem(Function function) {
        return function.name().substring(0, function.name().lastIndexOf('_'));
    }
}
