package mpi.internal.watch;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.StandardOpenOption;
import java.util.NavigableMap;

/**
 * Failure detector for launchers that do not end the job when a rank dies. It ends the job when the
 * process of the next rank on this host has ended without MPI.Finalize. Each rank monitors only the
 * next rank, and the last rank monitors the first, so that the cost does not grow with the number
 * of ranks on the host.
 */
final class NextRank {

    private static final int LONGEST_NOTICE = 1 << 16;

    private final JobRank self;
    private int checks;
    private int rank;
    private Parent process;

    /**
     * Status file of the next rank. The file is kept open, since an open file can be read even when
     * the rank's process is gone.
     */
    private FileChannel notice;

    NextRank(JobRank self) {
        this.self = self;
    }

    void check(Parent launcher, JobEnd end) {
        // Ranks start at different times, so that the next rank is chosen anew at each check whose
        // number is a power of two.
        checks++;
        if (Integer.bitCount(checks) == 1) {
            choose(launcher);
        }
        if (notice != null && process.isGone()) {
            if (wasNeeded()) {
                end.abort(
                        "rank %d, process %d of this host, is gone without MPI.Finalize; ending the job"
                                .formatted(rank, process.process()),
                        Thread.currentThread());
            }
            close();
        }
    }

    private void choose(Parent launcher) {
        NavigableMap<Integer, HostRanks.RankProcess> ranks = HostRanks.processes(launcher);
        ranks.remove(self.rank());
        if (ranks.isEmpty()) {
            return;
        }
        Integer next = ranks.higherKey(self.rank());
        int chosen = next == null ? ranks.firstKey() : next;
        if (notice == null || chosen != rank) {
            open(chosen, ranks.get(chosen));
        }
    }

    private void open(int chosen, HostRanks.RankProcess rankProcess) {
        try {
            FileChannel file = FileChannel.open(rankProcess.notice(), StandardOpenOption.READ);
            close();
            notice = file;
            rank = chosen;
            process = Parent.of(rankProcess.process());
        } catch (IOException gone) {
            // The process of the chosen rank has ended meanwhile; a later check chooses another
            // rank.
        }
    }

    /**
     * Returns true if the job needed the process of the next rank, by its last status. A process
     * that ends normally first publishes that it is not needed.
     */
    private boolean wasNeeded() {
        try {
            ByteBuffer bytes = ByteBuffer.allocate(LONGEST_NOTICE);
            notice.read(bytes, 0);
            String text = new String(bytes.array(), 0, bytes.position(), StandardCharsets.UTF_8);
            return HostRanks.RankStatus.parse(text).isNeeded();
        } catch (IOException unreadable) {
            return false;
        }
    }

    private void close() {
        try {
            if (notice != null) {
                notice.close();
            }
        } catch (IOException closedAnyway) {
            // A failure of close does no harm, since nothing was written to the file.
        }
        notice = null;
    }
}
