package mpi.internal.strict.referee;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import mpi.internal.strict.simulation.Agreement;
import mpi.internal.strict.simulation.Call;
import mpi.internal.strict.simulation.Content;
import mpi.internal.strict.simulation.Lock;
import mpi.internal.strict.simulation.Operation;
import mpi.internal.strict.simulation.Order;
import mpi.internal.strict.simulation.Probe;
import mpi.internal.strict.simulation.Receive;
import mpi.internal.strict.simulation.Send;
import mpi.internal.strict.simulation.Simulation;
import mpi.internal.strict.simulation.Step;
import mpi.internal.strict.wire.Input;
import mpi.internal.strict.wire.Kind;
import mpi.internal.strict.wire.LockPhase;
import mpi.internal.strict.wire.Use;
import mpi.internal.strict.wire.WaitLength;
import mpi.internal.types.TypeSignature.Run;

/**
 * Reads the messages of one rank from its connection, and turns them into steps of the simulation.
 */
final class RankInput {

    private static final Send.Mode[] MODES = Send.Mode.values();
    private static final Receive.Way[] WAYS = Receive.Way.values();
    private static final Order.Way[] WAYS_OF_ORDER = Order.Way.values();
    private static final WaitLength[] LENGTHS = WaitLength.values();
    private static final LockPhase[] LOCK_PHASES = LockPhase.values();

    private final int rank;
    private final Input in;
    private final Simulation simulation;
    private final Map<Integer, List<Run>> items = new HashMap<>();
    private final Map<Integer, Agreement> agreements = new HashMap<>();
    private final Map<Long, int[]> members = new HashMap<>();

    /**
     * Number of collective calls that the rank has made so far, by the number of the communicator.
     */
    private final Map<Long, Long> turns = new HashMap<>();

    /**
     * Latest step that has posted an operation. The next fields hold its thread and its operation.
     */
    private Step latest;

    private int threadOfLatest;
    private long operationOfLatest;

    RankInput(int rank, Input in, Simulation simulation) {
        this.rank = rank;
        this.in = in;
        this.simulation = simulation;
    }

    /**
     * Reads the rest of a message of this kind, and applies the message to the simulation, whose
     * lock the caller holds.
     */
    void take(Kind kind) throws IOException {
        switch (kind) {
            case COMMUNICATOR -> communicator();
            case ITEM -> items.put(in.number(), item());
            case AGREEMENT -> agreements.put(in.number(), agreement());
            case SEND -> send();
            case RECEIVE -> receive();
            case FIT -> fit();
            case ARRIVE -> arrive();
            case AWAIT -> await();
            case AWAIT_LATEST -> awaitLatest();
            case RESOLVE -> simulation.resolve(rank, in.longNumber(), in.number(), in.number());
            case ACCESS -> access();
            case COMPLETE -> complete();
            case LOCK -> lock();
            case CANCEL -> simulation.cancel(rank, in.longNumber());
            case FAIL -> simulation.fail(rank, in.longNumber());
            case THREAD_END -> simulation.endThread(rank, in.number());
            default -> throw new IOException("rank " + rank + " sent " + kind);
        }
    }

    private void communicator() throws IOException {
        long number = in.longNumber();
        int[] ranks = in.numbers();
        members.put(number, ranks);
        simulation.communicator(number, ranks);
    }

    private List<Run> item() throws IOException {
        int count = in.number();
        List<Run> runs = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            runs.add(new Run(in.text(), in.longNumber(), in.number()));
        }
        return List.copyOf(runs); // an immutable list, which Content need not copy
    }

    private Agreement agreement() throws IOException {
        String function = in.text();
        Order order = new Order(WAYS_OF_ORDER[in.number()], in.number());
        int count = in.number();
        Map<String, String> alike = new LinkedHashMap<>();
        for (int i = 0; i < count; i++) {
            alike.put(in.text(), in.text());
        }
        return new Agreement(function, alike, order);
    }

    private Call call() throws IOException {
        return new Call(rank, in.longNumber());
    }

    private void send() throws IOException {
        int thread = in.number();
        Call call = call();
        long communicator = in.longNumber();
        long request = in.longNumber();
        int dest = in.number();
        int tag = in.number();
        Content content = new Content(items.get(in.number()), in.longNumber());
        Send.Mode mode = MODES[in.number()];
        Send send = new Send(call, dest, tag, content, mode);
        step(thread, new Step.Post(call, communicator, request, send), request);
    }

    private void receive() throws IOException {
        int thread = in.number();
        Call call = call();
        long communicator = in.longNumber();
        long request = in.longNumber();
        int source = in.number();
        int tag = in.number();
        Content content = new Content(items.get(in.number()), in.longNumber());
        Receive.Way way = WAYS[in.number()];
        Receive receive = new Receive(call, source, members.get(communicator), tag, content);
        receive.setWay(way);
        Operation operation = way == Receive.Way.PROBE ? new Probe(receive) : receive;
        step(thread, new Step.Post(call, communicator, request, operation), request);
    }

    private void fit() throws IOException {
        long request = in.longNumber();
        Call call = call();
        Content content = new Content(items.get(in.number()), in.longNumber());
        simulation.fit(rank, request, call, content);
    }

    private void arrive() throws IOException {
        int thread = in.number();
        Call call = call();
        long communicator = in.longNumber();
        long request = in.longNumber();
        Agreement function = agreements.get(in.number());
        long turn = turns.merge(communicator, 1L, Long::sum) - 1;
        step(thread, new Step.Arrive(call, communicator, request, function, turn), request);
    }

    /**
     * Passes a step that posts an operation to the simulation, and remembers the step for {@link
     * #awaitLatest}.
     */
    private void step(int thread, Step step, long request) {
        simulation.step(thread, step);
        latest = step;
        threadOfLatest = thread;
        operationOfLatest = request;
    }

    private void awaitLatest() {
        long[] operations = {operationOfLatest};
        simulation.step(threadOfLatest, new Step.Await(latest.call(), operations, true));
    }

    private void await() throws IOException {
        int thread = in.number();
        Call call = call();
        boolean all = in.number() != 0;
        WaitLength length = LENGTHS[in.number()];
        simulation.step(thread, new Step.Await(call, in.longNumbers(), all, length));
    }

    private void access() throws IOException {
        int thread = in.number();
        Call call = call();
        long window = in.longNumber();
        int target = in.number();
        boolean isLocked = in.number() != 0;
        Use use = new Use(Use.Kind.values()[in.number()], in.text(), isLocked);
        simulation.step(thread, new Step.Touch(call, window, target, use, in.longNumbers()));
    }

    private void lock() throws IOException {
        int thread = in.number();
        Call call = call();
        long window = in.longNumber();
        long request = in.longNumber();
        Lock lock = new Lock(rank, in.number(), in.number() != 0);
        LockPhase phase = LOCK_PHASES[in.number()];
        simulation.step(thread, new Step.Locking(call, window, request, lock, phase));
    }

    private void complete() throws IOException {
        int thread = in.number();
        Call call = call();
        simulation.step(thread, new Step.Complete(call, in.longNumber()));
    }
}
