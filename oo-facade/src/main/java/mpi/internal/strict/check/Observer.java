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
import mpi.internal.strict.simulation.Order;
import mpi.internal.strict.table.Function;
import mpi.internal.strict.table.Role;

/**
 * Checks each call of the program before and after it is made, by passing it to the checks of its
 * kind. {@code Session} calls it.
 */
public final class Observer {

    private final CheckContext context;
    private final MessageSteps messages;
    private final CollectiveSteps collectives;
    private final Statuses statuses;
    private final Buffers buffers;
    private final PersistentSteps persistents;
    private final RequestSteps requests;
    private final ObjectUse objectUse;
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
        context = new CheckContext(feed, goesOn);
        messages = new MessageSteps(context);
        Amounts amounts = new Amounts(context.datatypes());
        collectives = new CollectiveSteps(context, amounts);
        statuses = new Statuses(context);
        buffers = new Buffers(context);
        persistents = new PersistentSteps(context, messages, collectives);
        requests = new RequestSteps(context, persistents, statuses, buffers, loops);
        matched = new MatchedMessages(context, messages);
        found = new FoundMessages(context, messages, statuses, matched, loops);
        objectUse = new ObjectUse(context, amounts);
        windows = new Windows(context, buffers);
        threads = new ThreadUse(context);
        sendBuffers = new SendBuffers(context);
        splits = new SplitOperations(context, buffers);
        views = new FileViews(context);
    }

    /** Returns true for a function whose calls strict checks must observe. */
    public static boolean sees(Function function) {
        return MessageSteps.areOf(function)
                || CollectiveSteps.areOf(function)
                || RequestSteps.areOf(function)
                || ObjectUse.areOf(function)
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
            context.feed().sync();
        }
    }

    private void look(ObservedCall call) throws IOException {
        Function function = call.function();
        windows.touched(call);
        call.setNumber(context.feed().call(call));
        threads.enters(call);
        if (function.has(Role.SETTLES)) {
            context.feed().settle();
            return;
        }
        if (RequestSteps.areOf(function)) {
            requests.before(call);
            windows.uses(call);
            return;
        }
        matched.receive(call);
        objectUse.checkDatatypes(call);
        if (!function.parts().isEmpty()) {
            sendBuffers.check(call);
            objectUse.checkWildcards(call);
            buffers.check(call);
            windows.uses(call);
        }
        if (function.about().ofFile()) {
            splits.before(call);
            views.before(call);
            requests.closes(call);
        }
        if (Windows.areOf(function)) {
            objectUse.checkOperation(call);
            windows.before(call);
        }
        Members members = context.members(call);
        if (members != null
                && !function.has(Role.PERSISTENT)
                && FoundMessages.flag(function) == null) {
            begin(call, members);
        } else if (members != null && CollectiveSteps.areOf(function)) {
            collectives.arrive(call, members);
        } else if (members != null && function.output("Message") != null) {
            Statuses.want(call);
        }
        if (ObjectUse.areOf(function)) {
            objectUse.before(call);
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
            context.feed().await(call.thread().number(), call.number(), true, operations);
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
        if (ObjectUse.areOf(function)) {
            objectUse.after(call);
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

    /** Tells the referee that a call has failed, and ends the requests that failed with it. */
    public void failed(ObservedCall call) throws IOException {
        if (MessageSteps.receivesFromAny(call) && NamedRequests.made(call.function()) == null) {
            statuses.resolve(call.operations(), context.members(call), Statuses.of(call, 0));
        }
        for (long operation : call.operations()) {
            context.feed().fail(operation);
        }
        requests.failed(call);
    }

    private void make(ObservedCall call) throws IOException {
        Members members = persistents.members(call, context.members(call));
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
        call.setNumber(context.feed().call(call));
        requests.finish();
        matched.finish();
        windows.finish(call);
        objectUse.finish();
        Members world = context.communicators().of("Comm", Mpi.MPI_COMM_WORLD);
        long operation = context.operation();
        Agreement agreement = new Agreement(call.function().name(), Map.of(), Order.AT_END);
        context.feed().communicator(world.number(), world.all());
        context.feed()
                .arrive(
                        call.thread().number(),
                        call.number(),
                        world.number(),
                        operation,
                        agreement);
        context.feed().await(call.thread().number(), call.number(), true, operation);
        context.feed().end();
    }

    /** Reports that the program ends without Finalize. */
    public void unfinished(CallNote end) throws IOException {
        context.tell(
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
        context.tell(
                errorClass == null ? MistakeKind.NULL_REFUSED : RefusedCall.kind(errorClass),
                "a call fails with an exception, which ends the program",
                List.of(call),
                List.of(""));
    }
}
