package mpi.internal.strict.check;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import mpi.c.Mpi;
import mpi.internal.strict.call.HandleNames;
import mpi.internal.strict.call.ObservedCall;
import mpi.internal.strict.object.DatatypeFacts;
import mpi.internal.strict.object.Members;
import mpi.internal.strict.table.Function;
import mpi.internal.strict.table.Parameter;
import mpi.internal.strict.table.Part;
import mpi.internal.strict.wire.Use;

/**
 * Checks the one-sided accesses of this rank: it compares each access with the others of the same
 * epoch. It also reports each access to the referee, the threads of rank 0 that check the calls of
 * all ranks; the referee compares the access with those of other ranks.
 */
final class Accesses {

    private final CheckContext context;
    private final Buffers buffers;
    private final ValueOrder order;
    private final TargetContent content;

    Accesses(CheckContext context, Buffers buffers, ValueOrder order) {
        this.context = context;
        this.buffers = buffers;
        this.order = order;
        content = new TargetContent(context);
    }

    /** Checks an access before its call is made. */
    void begin(ObservedCall call, Epochs epochs) throws IOException {
        Function function = call.function();
        int target = call.number(function.first("dest"));
        if (target == Mpi.MPI_PROC_NULL) {
            return;
        }
        if (!epochs.allow(target)) {
            context.tell(
                    MistakeKind.NO_EPOCH,
                    "a one-sided call is made outside of an epoch",
                    List.of(epochs.maker(), call),
                    List.of("made the window", "accesses rank " + target));
        }
        content.compare(call);
        boolean hasRequest = NamedRequests.made(function) != null;
        if (hasRequest && !epochs.isPassive()) {
            context.tell(
                    MistakeKind.NO_LOCK,
                    "a one-sided call with a request is made outside of an epoch of Lock or"
                            + " Lock_all",
                    List.of(epochs.maker(), call),
                    List.of("made the window", "accesses rank " + target));
        }
        List<BufferUse> own = hasRequest ? new ArrayList<>() : Buffers.of(call);
        Access access =
                new Access(
                        call, target, use(call, epochs.isAlone(target)), ranges(call, epochs), own);
        if (call.isNew() && function.sent() != null && overlapsItself(access)) {
            context.tell(
                    MistakeKind.OVERLAP_AT_TARGET,
                    "a call writes the same bytes of rank " + target + " twice",
                    List.of(call),
                    List.of(""));
        }
        compare(access, epochs);
        epochs.accesses().add(access);
        own.forEach(buffer -> buffer.begins(call));
        buffers.begin(own);
        tell(access);
    }

    private boolean overlapsItself(Access access) {
        ObservedCall call = access.call();
        long type = call.handle(call.function().target().datatype());
        return Overlap.isIn(access.ranges())
                || Overlap.isInItem(type, context.datatypes().of(type));
    }

    private void compare(Access access, Epochs epochs) throws IOException {
        for (Access other : epochs.accesses()) {
            if (access.conflicts(other)) {
                context.tell(
                        MistakeKind.CONFLICT,
                        "two calls of an epoch access the same bytes of rank " + access.target(),
                        List.of(other.call(), access.call()),
                        List.of("is not complete", "accesses the same bytes"));
                return;
            }
        }
    }

    private void tell(Access access) throws IOException {
        Members members = context.members(access.call());
        if (members == null || order.mayHold()) {
            return;
        }
        ObservedCall call = access.call();
        context.feed()
                .access(
                        call.thread().number(),
                        call.number(),
                        members.number(),
                        members.peer(access.target()),
                        access.use(),
                        access.ranges());
    }

    /**
     * Returns what a call does to the memory of its target. A call with a reduction operation, or
     * with both a send and a receive buffer, is an accumulation; any other call is a put or a get.
     *
     * @param isAlone true if this rank holds an exclusive lock of the target.
     */
    private Use use(ObservedCall call, boolean isAlone) {
        Function function = call.function();
        Part sent = function.sent();
        Part received = function.received();
        if (sent != null && received != null || function.first("Op") != null) {
            Parameter op = function.first("Op");
            String name = op == null ? Use.SWAP : HandleNames.find("Op", call.handle(op));
            return new Use(Use.Kind.ACCUMULATE, name + " " + basicType(call), isAlone);
        }
        return new Use(sent == null ? Use.Kind.GET : Use.Kind.PUT, "", isAlone);
    }

    /** Returns the basic type of the target's elements; empty if there are several. */
    private String basicType(ObservedCall call) {
        DatatypeFacts facts =
                context.datatypes().of(call.handle(call.function().target().datatype()));
        return facts == null || facts.item().size() != 1 ? "" : facts.item().getFirst().type();
    }

    private long[] ranges(ObservedCall call, Epochs epochs) {
        Part part = call.function().target();
        long type = call.handle(part.datatype());
        DatatypeFacts facts = context.datatypes().of(type);
        long count = part.count() == null ? 1 : call.value(part.count());
        long at = call.value(call.function().first("target-displacement")) * epochs.unit();
        return facts == null || count == 0 ? new long[0] : TargetRanges.of(type, count, at);
    }

    /**
     * Reports a mistake if a fence has {@code MPI_MODE_NOPRECEDE}, which asserts that no accesses
     * precede it, although there are some.
     */
    void checkAssertion(ObservedCall fence, Epochs epochs) throws IOException {
        int asserted = fence.number(fence.function().first("number"));
        if ((asserted & Mpi.MPI_MODE_NOPRECEDE) != 0 && !epochs.accesses().isEmpty()) {
            context.tell(
                    MistakeKind.ASSERTION,
                    "a fence has MODE_NOPRECEDE, though it completes one-sided calls",
                    List.of(epochs.accesses().getFirst().call(), fence),
                    List.of("is not complete", "asserts that there are no such calls"));
        }
    }

    /**
     * Completes the accesses to a target, or to all targets: the program may use their buffers
     * again.
     *
     * @param by call that completes the accesses, such as Unlock or Flush.
     * @param all true for the accesses to all targets; {@code target} is then ignored.
     * @param isRemote true if the accesses are also complete at the target.
     */
    void complete(ObservedCall by, Epochs epochs, int target, boolean all, boolean isRemote)
            throws IOException {
        List<Access> complete =
                isRemote
                        ? epochs.complete(target, all)
                        : epochs.accesses().stream()
                                .filter(a -> all || a.target() == target)
                                .toList();
        for (Access access : complete) {
            buffers.compare(access.buffers(), by);
            buffers.end(access.buffers());
            access.buffers().clear(); // the buffers may be reused before the target is done
            if (epochs.isPassive() && access.isFetch()) {
                order.begins();
            }
        }
        Members members = context.members(by);
        if (isRemote && members != null && !complete.isEmpty()) {
            context.feed().completes(by.thread().number(), by.number(), members.number());
        }
    }
}
