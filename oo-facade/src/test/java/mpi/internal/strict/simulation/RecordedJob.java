package mpi.internal.strict.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import mpi.internal.strict.wire.LockPhase;
import mpi.internal.strict.wire.Use;
import mpi.internal.strict.wire.WaitLength;
import mpi.internal.types.TypeSignature.Run;
import org.junit.jupiter.api.BeforeEach;

/**
 * Base class of the tests of {@link Simulation}, which finds mistakes in the calls of a job. It
 * passes calls of three ranks to a simulation, and keeps the mistakes found, as text.
 */
abstract class RecordedJob implements Findings {
    static final long WORLD = 1;
    static final int[] ALL = {0, 1, 2};

    final List<String> found = new ArrayList<>();
    final Simulation job = new Simulation(this);
    private final Map<Integer, Long> turns = new HashMap<>();
    private long request;

    @BeforeEach
    void makeRanks() {
        job.communicator(WORLD, ALL);
        for (int rank : ALL) {
            job.rank(rank);
        }
    }

    @Override
    public void unlikeTypes(Send send, Receive receive) {
        found.add("types " + send.call().number() + " " + receive.call().number());
    }

    @Override
    public void tooLong(Send send, Receive receive) {
        found.add("too long " + send.call().number() + " " + receive.call().number());
    }

    @Override
    public void notReady(Send send, Receive receive) {
        found.add("not ready " + send.call().number() + " " + receive.call().number());
    }

    @Override
    public void disagree(List<Call> calls, String argument, String expected, String given) {
        String ranks = calls.stream().map(c -> "" + c.rank()).collect(Collectors.joining(" "));
        found.add(ranks + argument + ": " + expected + ", " + given);
    }

    @Override
    public void deadlock(List<Stuck> ranks) {
        ranks.forEach(
                stuck ->
                        found.add(
                                "stuck "
                                        + stuck.call().rank()
                                        + (stuck.isInMpi() ? "" : " buffered")
                                        + stuck.others().stream()
                                                .map(m -> " not " + m.tag())
                                                .collect(Collectors.joining())));
    }

    @Override
    public void unreceived(Send send, List<Receive> receives) {
        found.add("unreceived " + send.call().number() + ", receives " + receives.size());
    }

    @Override
    public void race(Receive any, Receive named, Send message) {
        found.add("race " + any.call().number() + " " + named.call().number());
    }

    @Override
    public void conflict(Call first, Call other, int target) {
        found.add("conflict " + first.rank() + " " + other.rank() + " at " + target);
    }

    static Content ints(long count) {
        return new Content(List.of(new Run("INT", 1, 4)), count);
    }

    final long post(Call call, Operation operation) {
        job.step(0, new Step.Post(call, WORLD, ++request, operation));
        return request;
    }

    final void await(Call call, boolean all, long... requests) {
        job.step(0, new Step.Await(call, requests, all));
    }

    final void send(int rank, long number, int dest, int tag) {
        Call call = new Call(rank, number);
        await(call, true, post(call, new Send(call, dest, tag, ints(1), Send.Mode.STANDARD)));
    }

    final long irecv(int rank, long number, int source, int tag) {
        Call call = new Call(rank, number);
        int[] others = Arrays.stream(ALL).filter(other -> other != rank).toArray();
        return post(call, new Receive(call, source, others, tag, ints(1)));
    }

    final long recv(int rank, long number, int source, int tag) {
        long posted = irecv(rank, number, source, tag);
        await(new Call(rank, number), true, posted);
        return posted;
    }

    final void collective(int rank, long number, String function, Map<String, String> alike) {
        Call call = new Call(rank, number);
        Agreement agreement = new Agreement(function, alike);
        long turn = turns.merge(rank, 1L, Long::sum) - 1;
        job.step(0, new Step.Arrive(call, WORLD, ++request, agreement, turn));
        await(call, true, request);
    }

    final void lock(int rank, long number, int target, LockPhase phase) {
        Call call = new Call(rank, number);
        Lock lock = new Lock(rank, target, true);
        job.step(0, new Step.Locking(call, WORLD, ++request, lock, phase));
        if (phase == LockPhase.AWAITED) {
            job.step(0, new Step.Await(call, new long[] {request}, true, WaitLength.LOOP));
        }
    }

    final void finds(String... expected) {
        job.findDeadlock(false);
        assertEquals(List.of(expected), found);
    }

    final void endsWith(String... expected) {
        job.findUnreceived();
        assertEquals(List.of(expected), found);
    }

    final void touch(int rank, long number, Use.Kind kind, long from) {
        job.step(
                0,
                new Step.Touch(
                        new Call(rank, number),
                        WORLD,
                        2,
                        new Use(kind, "", false),
                        new long[] {from, from + 4}));
    }
}
