package panmpi.tests.bounds;

import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import mpi.Comm;
import mpi.MPI;
import mpi.MPIException;
import mpi.Win;

/** Makes windows of each kind, over all ranks, and over each rank alone. */
final class TargetWindows {
    private static final int BEGIN = 4096 + 8;
    private static final int BYTES = 4096;

    private final int rank = MPI.COMM_WORLD.Rank();
    private final int ranks = MPI.COMM_WORLD.Size();
    private final List<TargetWindow> all = new ArrayList<>();

    /** Makes the windows, with an access epoch for all ranks; collective. */
    TargetWindows() {
        over("alike", MPI.COMM_WORLD, r -> BYTES, r -> 8);
        over("of other sizes and units", MPI.COMM_WORLD, r -> 70 * (r + 1) + r, r -> 1 << r % 4);
        over("of one rank's memory", MPI.COMM_WORLD, r -> r == 0 ? BYTES : 0, r -> 4);
        ofThisRankAlone();
        shared();
        dynamic();
        all.forEach(one -> one.win().Lock_all(0));
    }

    List<TargetWindow> all() {
        return all;
    }

    /** Function that returns a number for a rank. */
    private interface OfRank {
        long of(int rank);

        static long[] all(OfRank numbers, int ranks) {
            long[] each = new long[ranks];
            Arrays.setAll(each, numbers::of);
            return each;
        }
    }

    private void over(String name, Comm comm, OfRank sizes, OfRank units) {
        var guarded = new GuardedMemory(GuardedMemory.fenced());
        int own = comm.Rank();
        var part = guarded.memory().asSlice(BEGIN, sizes.of(own));
        var win = Win.Create(part, (int) units.of(own), null, comm);
        long[] size = OfRank.all(sizes, comm.Size());
        long[] unit = OfRank.all(units, comm.Size());
        all.add(new TargetWindow(win, name, guarded, BEGIN, size, unit, null));
    }

    /**
     * Makes windows of this rank alone, except with Open MPI 4.1.4, which cannot make a window of a
     * single process over the program's memory.
     */
    private void ofThisRankAlone() {
        try {
            over("of this rank alone", MPI.COMM_SELF, r -> BYTES, r -> 1);
        } catch (MPIException missing) {
            if (missing.Get_error_class() != MPI.ERR_WIN) {
                throw missing;
            }
        }
    }

    /** Makes a window of shared memory, in which the parts of ranks lie side by side. */
    private void shared() {
        var win = Win.Allocate_shared(BYTES, 4, null, MPI.COMM_WORLD);
        long[] size = OfRank.all(r -> BYTES, ranks);
        long[] unit = OfRank.all(r -> 4, ranks);
        var guarded = new GuardedMemory(win.Base());
        all.add(new TargetWindow(win, "shared", guarded, 0, size, unit, null));
    }

    private void dynamic() {
        Win win;
        try {
            win = Win.Create_dynamic(null, MPI.COMM_WORLD);
        } catch (MPIException missing) {
            return;
        }
        var guarded = new GuardedMemory(GuardedMemory.fenced());
        MemorySegment part = guarded.memory().asSlice(BEGIN, BYTES);
        win.Attach(part);
        long[] addresses = new long[ranks];
        long[] own = {part.address()};
        MPI.COMM_WORLD.Allgather(own, 0, 1, MPI.LONG, addresses, 0, 1, MPI.LONG);
        long[] size = OfRank.all(r -> BYTES, ranks);
        long[] unit = OfRank.all(r -> 1, ranks);
        all.add(new TargetWindow(win, "dynamic", guarded, BEGIN, size, unit, addresses));
    }

    /** Completes all calls of this rank. */
    void flush() {
        all.forEach(one -> one.win().Flush_all());
    }

    /** Frees all windows; collective. */
    void end() {
        all.forEach(one -> one.win().Unlock_all());
        MPI.COMM_WORLD.Barrier();
        all.forEach(one -> one.win().Free());
    }
}
