package mpi;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.concurrent.locks.LockSupport;
import mpi.c.Mpi;
import mpi.internal.discovery.Family;
import mpi.internal.job.JobState;
import mpi.internal.launch.Launch;
import mpi.internal.link.Linkage;
import mpi.internal.watch.HostEnd;

/**
 * Lets MPI deliver, at MPI.Finalize, the messages of nonblocking sends that the program has not
 * completed. MPICH delivers none of them in MPI_Finalize. Open MPI delivers all of them, so that
 * this class does nothing for Open MPI.
 */
final class LastMessages {

    private static final long SECOND = 1_000_000_000;

    /**
     * The wait is given up after this number of consecutive checks, one each second, that have
     * found that all ranks of this host have called MPI.Finalize.
     */
    private static final int CHECKS = 2;

    /**
     * Number of these checks for a job on several hosts: larger, since a check sees only the ranks
     * of its own host.
     */
    private static final int CHECKS_UNCLEAR = 5;

    /** Number of yields before the first timed wait, since most jobs end at once. */
    private static final int YIELDS = 1000;

    private static final long PAUSE_NANOS = 100_000;

    /** Matches the versions of MPICH for which {@link #closesConnectionsEarly} may return true. */
    private static final String CLOSES_EARLY = "MPICH (3|4\\.[01])\\..*";

    private LastMessages() {}

    /**
     * Waits in a barrier until all ranks have called MPI.Finalize. Programs in C do not call this
     * barrier. Therefore this method does not wait if such a program runs on this host, and gives
     * up the wait if one may run on another host. The barrier is nonblocking, so that MPI cannot
     * match it with a blocking collective call of the program. An error is ignored, since
     * MPI_Finalize reports it.
     */
    static void deliver() {
        if (JobState.size() == 1
                || Linkage.abi().family().equals(Family.OPENMPI.word())
                || HostEnd.hasOtherPrograms()
                || closesConnectionsEarly()) {
            return;
        }
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment request = arena.allocate(JAVA_LONG);
            if (Mpi.MPI_Ibarrier(Mpi.MPI_COMM_WORLD, request) == 0) {
                await(request, arena.allocate(JAVA_INT));
            }
        }
    }

    /**
     * Returns true if a barrier makes it more likely that MPI_Finalize waits for ever. Over UCX, a
     * rank of MPICH up to 4.1 closes its connections to ranks on other hosts, which must answer.
     * They do not answer while they wait in the launcher's barrier.
     */
    private static boolean closesConnectionsEarly() {
        return Launch.ranksHere() != JobState.size()
                && Linkage.library().matches(CLOSES_EARLY)
                && isOverUcx();
    }

    private static boolean isOverUcx() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment version = arena.allocate(Mpi.MPI_MAX_LIBRARY_VERSION_STRING);
            int error = Mpi.MPI_Get_library_version(version, arena.allocate(JAVA_INT));
            return error == 0 && version.getString(0).contains("ch4:ucx");
        }
    }

    private static void await(MemorySegment request, MemorySegment flag) {
        int limit = Launch.ranksHere() == JobState.size() ? CHECKS : CHECKS_UNCLEAR;
        long next = System.nanoTime() + SECOND;
        int reached = 0;
        for (int round = 0; reached < limit && !isComplete(request, flag); round++) {
            if (System.nanoTime() - next > 0) {
                reached = HostEnd.isReached() ? reached + 1 : 0;
                next += SECOND;
            }
            if (round < YIELDS) {
                Thread.yield();
            } else {
                LockSupport.parkNanos(PAUSE_NANOS);
            }
        }
    }

    private static boolean isComplete(MemorySegment request, MemorySegment flag) {
        return Mpi.MPI_Test(request, flag, Mpi.MPI_STATUS_IGNORE) != 0
                || flag.get(JAVA_INT, 0) != 0;
    }
}
