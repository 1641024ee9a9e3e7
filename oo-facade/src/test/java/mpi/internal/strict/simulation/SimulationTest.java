package mpi.internal.strict.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import mpi.internal.strict.wire.LockPhase;
import mpi.internal.strict.wire.Use;
import mpi.internal.types.TypeSignature.Run;
import org.junit.jupiter.api.Test;

/**
 * Tests the simulation, in which strict checks find mistakes, with messages, collective calls and
 * waits of three ranks.
 */
final class SimulationTest extends RecordedJob {
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
    void aMessageOfAnotherTagIsNoMatterOfBuffers() {
        send(0, 1, 1, 7);
        recv(1, 1, 0, 8);
        recv(0, 2, 1, 9);
        finds("stuck 0", "stuck 1 not 7");
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
        job.findDeadlock(false);
        assertEquals(List.of(), found);
        job.end(1);
        finds("stuck 0");
    }

    @Test
    void threadsThatHaveEndedDoNotGoOn() {
        job.step(1, new Step.Await(new Call(0, 1), new long[0], true));
        recv(0, 2, 1, 7);
        recv(1, 1, 0, 7);
        finds();
        job.endThread(0, 1);
        finds("stuck 0", "stuck 1");
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
        endsWith("race 1 2");
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
        endsWith("race 1 2");
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

    @Test
    void aLockThatItsHolderNeverEndsIsWaitedForInVain() {
        lock(0, 1, 2, LockPhase.AWAITED);
        lock(1, 2, 2, LockPhase.AWAITED);
        lock(0, 1, 2, LockPhase.HELD);
        recv(0, 3, 1, 7);
        finds("stuck 0", "stuck 1");
    }

    @Test
    void aLockThatItsHolderEndsIsGranted() {
        lock(0, 1, 2, LockPhase.HELD);
        lock(1, 2, 2, LockPhase.AWAITED);
        finds();
        lock(0, 3, 2, LockPhase.AWAITED);
        lock(0, 3, 2, LockPhase.OVER);
        recv(0, 4, 1, 7);
        finds();
        lock(1, 2, 2, LockPhase.HELD);
        send(1, 5, 0, 7);
        finds();
    }

    @Test
    void ranksWhoseLocksMpiDelaysUnlockInTurn() {
        lock(0, 1, 2, LockPhase.HELD);
        lock(1, 2, 2, LockPhase.HELD);
        lock(0, 3, 2, LockPhase.AWAITED);
        lock(1, 4, 2, LockPhase.AWAITED);
        finds();
    }

    @Test
    void twoLocksInOtherOrderAreADeadlock() {
        lock(0, 1, 0, LockPhase.HELD);
        lock(1, 2, 1, LockPhase.HELD);
        lock(0, 3, 1, LockPhase.AWAITED);
        lock(1, 4, 0, LockPhase.AWAITED);
        finds("stuck 0", "stuck 1");
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
