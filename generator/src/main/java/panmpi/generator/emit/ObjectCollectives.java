package panmpi.generator.emit;

import java.util.List;
import java.util.Optional;
import panmpi.generator.model.Direction;
import panmpi.generator.model.FacadeMethod;
import panmpi.generator.model.ParamKind;
import panmpi.generator.model.ParamUse;

/**
 * Makes the branch that a blocking collective call takes if its buffers hold Java objects. The call
 * with blocks of equal length, such as MPI_Gather, transfers the sizes of the messages. Then the
 * call with blocks of any length, such as MPI_Gatherv, transfers the messages.
 *
 * @param form the method, in its usual or its large form
 * @param relatives makes the calls that the branch uses
 */
record ObjectCollectives(Form form, Relatives relatives) {

    private static final String SHARED =
            "try (ObjectBlocks all = %s) { if (isRoot(root)) { all.encoded(); } %s; %s;"
                    + "if (!isRoot(root)) { all.store(); } return; }";
    private static final String MOVED =
            "try (ObjectBlocks sent = %s; ObjectBlocks received = %s) { sent.encoded(); %s; %s;"
                    + "received.store(); return; }";
    private static final List<String> SIZES = List.of("$.sizes()", "0", "1", "MPI.INT");
    private static final List<String> MANY =
            List.of("$.bytes()", "0", "$.sizes()", "$.displacements()", "MPI.BYTE");
    private static final List<String> ONE = List.of("$.bytes()", "0", "$.length()", "MPI.BYTE");

    List<String> statements() {
        List<MessageBuffer> buffers = relatives.body().buffers();
        MessageBuffer first = buffers.getFirst();
        MessageBuffer last = buffers.getLast();
        if (BufferOwner.of(form) == BufferOwner.REQUEST || buffers.size() > 2) {
            return List.of();
        }
        if (buffers.size() == 1) {
            return isShared(first) ? List.of(shared(first)) : List.of();
        }
        if (first.use().direction() != Direction.IN || last.use().direction() == Direction.IN) {
            return List.of();
        }
        return form.operation()
                .map(op -> reduced(op, first, last))
                .orElseGet(() -> moved(first, last));
    }

    private boolean isShared(MessageBuffer b) {
        return b.use().direction() == Direction.INOUT
                && form.method().has(ParamKind.ROOT)
                && form.operation().isEmpty();
    }

    /** Returns the branch for objects of a call that sends the root's buffer to all ranks. */
    private String shared(MessageBuffer b) {
        String sizes = relatives.again(relatives.with(b, of("all", SIZES)));
        String bytes = relatives.again(relatives.with(b, of("all", ONE)));
        return ObjectBranches.when(
                ObjectBranches.isObjects(b), SHARED.formatted(blocks(b), sizes, bytes));
    }

    /**
     * Returns the branch for objects of a call that sends a block from each sender to each
     * receiver.
     */
    private List<String> moved(MessageBuffer out, MessageBuffer in) {
        Optional<FacadeMethod> equal = relatives.calls().equalBlocks();
        Optional<FacadeMethod> unequal = relatives.calls().unequalBlocks();
        if (equal.isEmpty() || unequal.isEmpty()) {
            return List.of();
        }
        List<String> sizes = relatives.with(out, of("sent", SIZES), in, of("received", SIZES));
        List<String> bytes = relatives.with(out, bytes("sent", out), in, bytes("received", in));
        String branch =
                MOVED.formatted(
                        blocks(out),
                        blocks(in),
                        Relatives.call(equal.get(), sizes),
                        Relatives.call(unequal.get(), bytes));
        String either = "ObjectType.among(%s, %s)".formatted(out.type(), in.type());
        return List.of(ObjectBranches.when(either, branch));
    }

    private String blocks(MessageBuffer b) {
        String number = b.hasBlocks() ? b.number() : "1";
        return "ObjectBlocks.of(\"%s\", codec(), %s, %s)"
                .formatted(form.function(), b.described(), number);
    }

    private static List<String> bytes(String side, MessageBuffer b) {
        return of(side, b.hasBlocks() ? MANY : ONE);
    }

    private static List<String> of(String side, List<String> arguments) {
        return arguments.stream().map(a -> a.replace("$", side)).toList();
    }

    private List<String> reduced(ParamUse op, MessageBuffer out, MessageBuffer in) {
        Optional<String> branch =
                form.method().isSelf(op)
                        ? Optional.of(locally(form.value(op), out, in))
                        : new ObjectReductions(form, form.value(op), relatives.calls()).of(out, in);
        return branch.map(w -> ObjectBranches.when(ObjectBranches.isObjects(out), w)).stream()
                .toList();
    }

    private String locally(String op, MessageBuffer in, MessageBuffer inout) {
        return "Op.onObjects(\"%s\", %s).Call(%s, %s); return;"
                .formatted(form.function(), op, in.bufferAndOffset(), inout.described());
    }
}
