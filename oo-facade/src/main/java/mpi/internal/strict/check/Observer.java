package mpi.internal.strict.check;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import mpi.c.Mpi;
import mpi.internal.strict.call.CallNote;
import mpi.internal.strict.call.ObservedCall;
import mpi.internal.strict.feed.Feed;
import mpi.internal.strict.object.Members;
import mpi.internal.strict.simulation.Agreement;
import mpi.internal.strict.table.Function;
import mpi.internal.strict.table.Role;

/**
 * Checks each call of the program before and after it is made, by passing it to the checks of its
 * kind. {@code Session} calls it.
 */
public final class Observer {

    private final Rank rank;
    private final MessageSteps messages;
    private final CollectiveSteps collectives;
    private final Statuses statuses;
    private final Buffers buffers;
    private final PersistentSteps persistents;
    private final RequestSteps requests;
    private final Objects objects;
    private final MatchedMessages matched;
    private final Windows windows;
    private final TestLoops loops = new TestLoops();
    private final ThreadUse threads;
    private final FoundMessages found;
    private final SendBuffers sendBuffers;
    private final SplitOperations splits;
    private final FileViews views;

    /** Makes an observer of this rank. With {@code goesOn}, mistakes do not end the program. */
    public Observer(Feed feed, boolean goesOn) {
        rank = new Rank(feed, goesOn);
        messages = new MessageSteps(rank);
        Amounts amounts = new Amounts(rank.datatypes());
        collectives = new CollectiveSteps(rank, amounts);
        statuses = new Statuses(rank);
        buffers = new Buffers(rank);
        persistents = new PersistentSteps(rank, messages, collectives);
        requests = new RequestSteps(rank, persistents, statuses, buffers, loops);
        matched = new MatchedMessages(rank, messages);
        found = new FoundMessages(rank, messages, statuses, matched, loops);
        objects = new Objects(rank, amounts);
        windows = new Windows(rank, buffers);
        threads = new ThreadUse(rank);
        sendBuffers = new SendBuffers(rank);
        splits = new SplitOperations(rank, buffers);
        views = new FileViews(rank);
    }

    /** Returns true for a function whose calls may be part of a mistake; others are not wrapped. */
    public static boolean sees(Function function) {
        return MessageSteps.areOf(function)
                || CollectiveSteps.areOf(function)
                || RequestSteps.areOf(function)
                || Objects.areOf(function)
                || Windows.areOf(function)
                || NamedRequests.made(function) != null
                || function.has(Role.SETTLES)
                || SendBuffers.areOf(function)
                || !function.parts().isEmpty();
    }

    /**
     * Checks a call before it is made. For the first calls of a kind, also waits until the referee
     * has read the reports of the call, so that a mistake is found before MPI fails on it.
     */
    public void before(ObservedCall call) throws IOException {
        look(call);
        if (call.isNew()) {
            rank.feed().sync();
        }
    }

    private void look(ObservedCall call) throws IOException {
        Function function = call.function();
        windows.touched(call);
        call.isNumber(rank.feed().call(call));
        threads.enters(call);
        if (function.has(Role.SETTLES)) {
            rank.feed().settle();
            return;
        }
        if (RequestSteps.areOf(function)) {
            requests.before(call);
            windows.uses(call);
            return;
        }
        matched.receive(call);
        objects.checkDatatypes(call);
        if (!function.parts().isEmpty()) {
            sendBuffers.check(call);
            objects.checkWildcards(call);
            buffers.check(call);
            windows.uses(call);
        }
        if (function.about().ofFile()) {
            splits.before(call);
            views.before(call);
            requests.closes(call);
        }
        if (Windows.areOf(function)) {
            objects.checkOperation(call);
            windows.before(call);
        }
        Members members = rank.members(call);
        if (members != null
                && !function.has(Role.PERSISTENT)
                && FoundMessages.flag(function) == null) {
            begin(call, members);
        } else if (members != null && CollectiveSteps.areOf(function)) {
            collectives.arrive(call, members);
        } else if (members != null && function.output("Message") != null) {
            Statuses.want(call);
        }
        if (Objects.areOf(function)) {
            objects.before(call);
            collectives.forget();
        }
    }

    private void begin(ObservedCall call, Members members) throws IOException {
        Function function = call.function();
        long[] operations = OpenRequest.NONE;
        if (MessageSteps.areOf(function)) {
            operations = messages.post(call, call, members);
        } else if (CollectiveSteps.areOf(function)) {
            if (NamedRequests.made(function) == null) {
                threads.enters(call, members.number());
            }
            long arrival = collectives.arrive(call, members);
            operations = requests.open().awaitedBy(call, members, arrival);
        }
        call.begins(operations);
        if (operations.length > 0 && NamedRequests.made(function) == null) {
            if (MessageSteps.receivesFromAny(call)) {
                Statuses.want(call);
            }
            rank.feed().await(call.thread().number(), call.number(), true, operations);
        }
    }

    /** Records that a call has ended. */
    public void leaves(ObservedCall call) {
        threads.leaves(call);
    }

    /** Checks a call that has succeeded. */
    public void after(ObservedCall call) throws IOException {
        Function function = call.function();
        if (NamedRequests.made(function) != null) {
            make(call);
        } else if (RequestSteps.areOf(function)) {
            requests.after(call);
        } else if (MessageSteps.areOf(function)) {
            matched.found(call, call.operations());
            found.after(call);
        }
        if (Objects.areOf(function)) {
            objects.after(call);
        }
        if (Windows.areOf(function)) {
            windows.after(call);
        }
        if (function.about().ofFile()) {
            splits.after(call);
            views.after(call);
        } else if (SendBuffers.areOf(function)) {
            sendBuffers.after(call);
        }
    }

    /** Withdraws the operations of a call that has failed. */
    public void failed(ObservedCall call) throws IOException {
        if (MessageSteps.receivesFromAny(call) && NamedRequests.made(call.function()) == null) {
            statuses.resolve(call.operations(), rank.members(call), Statuses.of(call, 0));
        }
        for (long operation : call.operations()) {
            rank.feed().fail(operation);
        }
        requests.failed(call);
    }

    private void make(ObservedCall call) throws IOException {
        Members members = persistents.members(call, rank.members(call));
        List<BufferUse> uses = buffers.uses(call);
        long handle = call.handle(NamedRequests.made(call.function()));
        OpenRequest request = new OpenRequest(call, handle, members, uses);
        if (!request.isPersistent()) {
            request.starts(call, call.operations(), MessageSteps.receivesFromAny(call));
        }
        requests.made(request);
    }

    /**
     * Ends the checks: reports requests, epochs and objects that are still open, and waits until
     * all ranks are checked.
     */
    public void finish(ObservedCall call) throws IOException {
        windows.touched(call);
        call.isNumber(rank.feed().call(call));
        requests.finish();
        matched.finish();
        windows.finish(call);
        objects.finish();
        Members world = rank.communicators().of("Comm", Mpi.MPI_COMM_WORLD);
        long operation = rank.operation();
        Agreement agreement = new Agreement(call.function().name(), Map.of());
        rank.feed().communicator(world.number(), world.all());
        rank.feed()
                .arrive(
                        call.thread().number(),
                        call.number(),
                        world.number(),
                        operation,
                        agreement);
        rank.feed().await(call.thread().number(), call.number(), true, operation);
        rank.feed().end();
    }

    /** Reports that the program ends without Finalize. */
    public void unfinished(CallNote end) throws IOException {
        rank.tell(
                MistakeKind.UNFINISHED,
                "the program ends without Finalize",
                List.of(end),
                List.of("ends"));
    }

    /**
     * Reports a call that was refused by an exception, which ends the program.
     *
     * @param errorClass error class of MPI; null for a method called on a null reference.
     */
    public void refused(CallNote call, Integer errorClass) throws IOException {
        rank.tell(
                errorClass == null ? MistakeKind.NULL_REFUSED : RefusedCall.kind(errorClass),
                "a call fails with an exception, which ends the program",
                List.of(call),
                List.of(""));
    }
}
