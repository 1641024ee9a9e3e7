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
 * completed. MPICH delivers none of them in MPI_Finalize, Open MPI all.
 */
final class LastMessages {

    private static final long SECOND = 1_000_000_000;

    /**
     * Number of checks, one a second, that must find all ranks of the host at the end before the
     * wait is given up.
     */
    private static final int CHECKS = 2;

    /**
     * Number of these checks in a job on several hosts, since a check sees only the ranks of its
     * own host.
     */
    private static final int CHECKS_UNCLEAR = 5;

    /** Number of yields before the first timed wait, since most jobs end at once. */
    private static final int YIELDS = 1000;

    private static final long PAUSE_NANOS = 100_000;

    /** Matches versions of MPICH whose ranks wait in the launcher's barrier in MPI_Finalize. */
    private static final String CLOSES_EARLY = "MPICH (3|4\\.[01])\\..*";

    private LastMessages() {}

    /**
     * Waits until all ranks are at the end. Programs in C end by MPI_Finalize alone, so that
     * nothing is waited for if there is one on this host, and the wait is given up if one may be
     * elsewhere. The barrier is a nonblocking one, so that no collective call of the program can be
     * taken for it. An error is ignored, since MPI_Finalize reports it.
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
     * Returns true if a barrier makes it more likely that MPI_Finalize waits for ever: over UCX, a
     * rank of MPICH up to 4.1 closes its connections to other hosts, whose ranks may then already
     * be in the launcher's barrier, in which they do not answer.
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
