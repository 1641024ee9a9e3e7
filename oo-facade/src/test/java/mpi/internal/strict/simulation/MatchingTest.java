package mpi.internal.strict.simulation;

import java.util.List;
import java.util.Map;
import mpi.internal.types.TypeSignature.Run;
import org.junit.jupiter.api.Test;

/**
 * Tests how the simulation of strict checks matches messages with receives: messages that several
 * receives could take, ready-mode messages, and messages that were matched by a probe.
 */
class MatchingTest extends RecordedJob {

    private static final Content ANYTHING =
            new Content(List.of(new Run(Content.PACKED, 1, 1)), Long.MAX_VALUE);

    private void sendReady(int rank, long number, int dest, int tag) {
        Call call = new Call(rank, number);
        await(call, true, post(call, new Send(call, dest, tag, ints(1), Send.Mode.READY)));
    }

    @Test
    void aReadySendMustKnowOfItsReceive() {
        long receive = irecv(0, 1, 1, 7);
        sendReady(1, 1, 0, 7);
        await(new Call(0, 2), true, receive);
        endsWith("not ready 1 1");
    }

    @Test
    void aBarrierTellsOfTheReceive() {
        long receive = irecv(0, 1, 1, 7);
        for (int rank : ALL) {
            collective(rank, 2, "MPI_Barrier", Map.of());
        }
        sendReady(1, 3, 0, 7);
        await(new Call(0, 3), true, receive);
        endsWith();
    }

    @Test
    void aLaterMessageOfTheSameSenderMakesTheRaceHarmless() {
        long first = recv(0, 1, Receive.ANY, 7);
        send(1, 1, 0, 7);
        send(2, 1, 0, 7);
        job.resolve(0, first, 1, 7);
        recv(0, 2, 2, 7);
        long last = recv(0, 3, Receive.ANY, 7);
        send(2, 2, 0, 7);
        job.resolve(0, last, 2, 7);
        endsWith();
    }

    @Test
    void theSecondMessageOfASenderIsBehindItsFirst() {
        for (int turn = 0; turn < 2; turn++) {
            long any = recv(0, 1 + 2 * turn, Receive.ANY, 7);
            if (turn == 0) {
                send(1, 1, 0, 7);
                send(2, 1, 0, 7);
            }
            job.resolve(0, any, 1 + turn, 7);
            recv(0, 2 + 2 * turn, 1 + turn, 7);
            send(1 + turn, 2, 0, 7);
        }
        endsWith();
    }

    @Test
    void receivesOfAnyThatMayNotSwapTheirMessagesAreARace() {
        long any = recv(0, 1, Receive.ANY, Receive.ANY);
        send(1, 1, 0, 7);
        send(2, 1, 0, 8);
        job.resolve(0, any, 1, 7);
        long other = recv(0, 2, Receive.ANY, 8);
        job.resolve(0, other, 2, 8);
        endsWith("race 1 2");
    }

    @Test
    void aReceiveWaitsForEverForAMessageThatAnotherHasTaken() {
        irecv(0, 1, Receive.ANY, 7);
        send(2, 1, 0, 7);
        collective(1, 1, "MPI_Barrier", Map.of());
        collective(2, 2, "MPI_Barrier", Map.of());
        recv(0, 2, 2, 7);
        finds();
        job.findDeadlock(true);
        endsWith("stuck 0 not 7", "stuck 1", "stuck 2", "unreceived 1, receives 2");
    }

    @Test
    void aMatchedMessageIsComparedWithTheCallThatReceivesIt() {
        Call probe = new Call(0, 1);
        Receive matched = new Receive(probe, 1, ALL, 7, ANYTHING);
        matched.setWay(Receive.Way.MATCHED);
        long request = post(probe, matched);
        send(1, 1, 0, 7);
        Content floats = new Content(List.of(new Run("FLOAT", 1, 4)), 1);
        job.fit(0, request, new Call(0, 2), floats);
        endsWith("types 1 2");
    }
}
