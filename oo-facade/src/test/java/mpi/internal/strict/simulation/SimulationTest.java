package mpi.internal.strict.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import mpi.internal.strict.wire.Use;
import mpi.internal.types.TypeSignature.Run;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Messages, collective calls and waits of three ranks. */
final class SimulationTest implements Findings {
    private static final long WORLD = 1;
    private static final int[] ALL = {0, 1, 2};

    private final List<String> found = new ArrayList<>();
    private final Simulation job = new Simulation(this);
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
                                        + (stuck.isInMpi() ? "" : " buffered")));
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

    private static Content ints(long count) {
        return new Content(List.of(new Run("INT", 1, 4)), count);
    }

    private long post(Call call, Operation operation) {
        job.step(0, new Step.Post(call, WORLD, ++request, operation));
        return request;
    }

    private void await(Call call, boolean all, long... requests) {
        job.step(0, new Step.Await(call, requests, all));
    }

    private void send(int rank, long number, int dest, int tag) {
        Call call = new Call(rank, number);
        await(call, true, post(call, new Send(call, dest, tag, ints(1), Send.Mode.STANDARD)));
    }

    private long irecv(int rank, long number, int source, int tag) {
        Call call = new Call(rank, number);
        int[] others = Arrays.stream(ALL).filter(other -> other != rank).toArray();
        return post(call, new Receive(call, source, others, tag, ints(1)));
    }

    private long recv(int rank, long number, int source, int tag) {
        long posted = irecv(rank, number, source, tag);
        await(new Call(rank, number), true, posted);
        return posted;
    }

    private final Map<Integer, Long> turns = new HashMap<>();

    private void collective(int rank, long number, String function, Map<String, String> alike) {
        Call call = new Call(rank, number);
        Agreement agreement = new Agreement(function, alike);
        long turn = turns.merge(rank, 1L, Long::sum) - 1;
        job.step(0, new Step.Arrive(call, WORLD, ++request, agreement, turn));
        await(call, true, request);
    }

    private void finds(String... expected) {
        job.findDeadlock();
        assertEquals(List.of(expected), found);
    }

    @Test
    void messagesThatMeetAreNoMistake() {
        send(0, 1, 1, 7);
        recv(1, 1, 0, 7);
        send(1, 2, 0, 7);
        recv(0, 2, 1, Receive.ANY);
        finds();
    }

    @Test
    void sendsToEachOtherNeedBuffers() {
        send(0, 1, 1, 7);
        send(1, 1, 0, 7);
        recv(0, 2, 1, 7);
        finds("stuck 0 buffered", "stuck 1");
    }

    @Test
    void buffersLetAJobGoOnOnlyAfterItWasTold() {
        send(0, 1, 1, 7);
        send(1, 1, 0, 7);
        recv(0, 2, 1, 7);
        recv(1, 2, 0, 7);
        job.goOn();
        finds("stuck 0 buffered", "stuck 1 buffered");
        job.goOn();
        finds("stuck 0 buffered", "stuck 1 buffered");
    }

    @Test
    void aReceiveThatNobodySendsToWaitsForTheEnded() {
        recv(0, 1, 1, 7);
        job.findDeadlock();
        assertEquals(List.of(), found);
        job.end(1);
        finds("stuck 0");
    }

    @Test
    void aReceiveFromAnyWaitsForAllOthers() {
        recv(0, 1, Receive.ANY, 7);
        recv(1, 1, 0, 7);
        finds();
        recv(2, 1, 0, 7);
        finds("stuck 0", "stuck 1", "stuck 2");
    }

    @Test
    void aReceiveFromAnyTakesWhatMpiSays() {
        long any = irecv(0, 1, Receive.ANY, 7);
        send(1, 1, 0, 7);
        send(2, 1, 0, 7);
        recv(0, 2, 1, 7);
        job.resolve(0, any, 2, 7);
        await(new Call(0, 3), true, any);
        finds("race 1 2");
    }

    @Test
    void aLaterReceiveByNameMayMissItsMessage() {
        long any = recv(0, 1, Receive.ANY, 7);
        send(1, 1, 0, 7);
        job.end(2);
        job.resolve(0, any, 1, 7);
        recv(0, 2, 1, 7);
        job.end(1);
        finds("stuck 0");
    }

    @Test
    void collectiveCallsMustBeTheSame() {
        collective(0, 1, "MPI_Bcast", Map.of("root", "0"));
        collective(1, 1, "MPI_Bcast", Map.of("root", "1"));
        collective(2, 1, "MPI_Barrier", Map.of());
        finds("0 1root: 0, 1", "0 1 2: MPI_Bcast, MPI_Barrier");
    }

    @Test
    void aRankThatNeverComesHoldsUpTheOthers() {
        collective(0, 1, "MPI_Barrier", Map.of());
        collective(1, 1, "MPI_Barrier", Map.of());
        recv(2, 1, 0, 7);
        finds("stuck 0", "stuck 1", "stuck 2");
    }

    @Test
    void typesAndLengthsAreCompared() {
        var call = new Call(0, 5);
        var bytes = new Content(List.of(new Run("BYTE", 1, 1)), 4);
        post(call, new Send(call, 1, 1, bytes, Send.Mode.STANDARD));
        recv(1, 6, 0, 1);
        var longer = new Call(0, 7);
        post(longer, new Send(longer, 1, 1, ints(2), Send.Mode.STANDARD));
        recv(1, 8, 0, 1);
        finds("types 5 6", "too long 7 8");
    }

    @Test
    void waitingForAnyNeedsOne() {
        long first = irecv(0, 1, 1, 1);
        long second = irecv(0, 2, 2, 1);
        await(new Call(0, 3), false, first, second);
        recv(1, 1, 0, 9);
        finds();
        recv(2, 1, 0, 9);
        finds("stuck 0", "stuck 1", "stuck 2");
    }

    @Test
    void aMessageThatTwoReceivesMayTakeIsARace() {
        long any = recv(0, 1, Receive.ANY, 7);
        send(1, 1, 0, 7);
        send(2, 1, 0, 7);
        job.resolve(0, any, 1, 7);
        recv(0, 2, 2, 7);
        finds("race 1 2");
    }

    @Test
    void aMessageThatIsSentAfterTheFirstReceiveIsNoRace() {
        long any = recv(0, 1, Receive.ANY, 7);
        send(1, 1, 0, 7);
        job.resolve(0, any, 1, 7);
        send(0, 2, 2, 9);
        recv(2, 1, 0, 9);
        send(2, 2, 0, 7);
        recv(0, 3, 2, 7);
        finds();
    }

    @Test
    void bufferedMessagesThatStayAreTold() {
        var call = new Call(0, 5);
        post(call, new Send(call, 1, 1, ints(1), Send.Mode.BUFFERED));
        irecv(1, 6, 0, 2);
        job.findUnreceived();
        finds("unreceived 5, receives 1");
    }

    @Test
    void accessesAtOneTimeConflict() {
        touch(0, 1, Use.Kind.PUT, 0);
        touch(1, 2, Use.Kind.GET, 4);
        touch(2, 3, Use.Kind.GET, 2);
        finds("conflict 0 2 at 2");
    }

    @Test
    void accessesOnBothSidesOfABarrierDoNot() {
        touch(0, 1, Use.Kind.PUT, 0);
        job.step(0, new Step.Complete(new Call(0, 2), WORLD));
        for (int rank : ALL) {
            collective(rank, 3, "MPI_Win_fence", Map.of());
        }
        touch(1, 4, Use.Kind.PUT, 0);
        finds();
    }

    private void touch(int rank, long number, Use.Kind kind, long from) {
        job.step(
                0,
                new Step.Touch(
                        new Call(rank, number),
                        WORLD,
                        2,
                        new Use(kind, "", false),
                        new long[] {from, from + 4}));
    }

    @Test
    void structsAreComparedElementByElement() {
        var pairs = new Content(List.of(new Run("INT", 1, 4), new Run("DOUBLE", 2, 8)), 2);
        var same =
                new Content(
                        List.of(
                                new Run("INT", 1, 4),
                                new Run("DOUBLE", 2, 8),
                                new Run("INT", 1, 4),
                                new Run("DOUBLE", 2, 8)),
                        1);
        assertEquals(true, pairs.begins(same));
        assertEquals(false, pairs.begins(ints(10)));
        assertEquals(true, ints(1).begins(pairs));
    }
}
