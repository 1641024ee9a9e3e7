package mpi.internal.watch;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * Finds the ranks of this job on this host, by searching /proc for the status files that they
 * publish ({@link Notice}).
 */
final class HostRanks {

    /** Status of a rank that has no thread blocked in an MPI call. */
    static final String NO_CALL = "in no call of MPI for longer than a second";

    private static final String LINK = "/memfd:" + Notice.NAME;
    private static final int LINES = 7;

    /**
     * Record of the status that a rank publishes.
     *
     * @param launcher key of the launcher process, equal for all ranks of the job on this host.
     * @param rank the rank.
     * @param isEnding true if the rank has called {@code MPI.Finalize}.
     * @param isNeeded true if the job cannot continue without the rank.
     * @param endsTheJob true if the rank has printed a report and is about to end the job.
     * @param blocked seconds for which the rank has been blocked; 0 if it is not blocked.
     * @param doing description of the calls in which threads of the rank wait.
     */
    record RankStatus(
            String launcher,
            int rank,
            boolean isEnding,
            boolean isNeeded,
            boolean endsTheJob,
            long blocked,
            String doing) {

        private static final RankStatus NOTHING =
                new RankStatus("", -1, false, false, false, 0, "");

        /** Makes the status of this rank, to be published. */
        static RankStatus of(
                Parent parent, JobRank self, boolean endsTheJob, long blocked, String doing) {
            return new RankStatus(
                    parent.key(),
                    self.rank(),
                    self.isEnding(),
                    self.isNeeded(),
                    endsTheJob,
                    blocked,
                    doing);
        }

        /** Formats the status as the text of a status file, which {@link #parse} reads. */
        String text() {
            return String.join(
                    "\n",
                    launcher,
                    Integer.toString(rank),
                    Boolean.toString(isEnding),
                    Boolean.toString(isNeeded),
                    Boolean.toString(endsTheJob),
                    Long.toString(blocked),
                    doing);
        }

        /**
         * Parses the text of a status file; returns {@code NOTHING} if the text is empty or half
         * written.
         */
        static RankStatus parse(String text) {
            String[] lines = text.split("\n", LINES);
            try {
                return lines.length < LINES ? NOTHING : of(lines);
            } catch (NumberFormatException halfWritten) {
                return NOTHING;
            }
        }

        private static RankStatus of(String[] lines) {
            return new RankStatus(
                    lines[0],
                    Integer.parseInt(lines[1]),
                    Boolean.parseBoolean(lines[2]),
                    Boolean.parseBoolean(lines[3]),
                    Boolean.parseBoolean(lines[4]),
                    Long.parseLong(lines[5]),
                    lines[6]);
        }

        boolean waitsForOthers() {
            return !isEnding && !doing.equals(NO_CALL);
        }
    }

    /**
     * Record of the process of a rank.
     *
     * @param process process id.
     * @param notice status file of the process.
     * @param status the status when the process was found.
     */
    record RankProcess(long process, Path notice, RankStatus status) {

        /** Reads the current status of the rank; {@code NOTHING} if the process is gone. */
        RankStatus read() {
            try {
                return RankStatus.parse(Files.readString(notice));
            } catch (IOException gone) {
                return RankStatus.NOTHING;
            }
        }
    }

    private HostRanks() {}

    /** Reads the status of each rank of this host, including this rank. */
    static Map<Integer, RankStatus> statuses(Parent parent) {
        Map<Integer, RankStatus> ranks = new TreeMap<>();
        processes(parent).forEach((rank, process) -> ranks.put(rank, process.status()));
        return ranks;
    }

    /** Finds the processes of this job on this host by rank, including this process. */
    static NavigableMap<Integer, RankProcess> processes(Parent parent) {
        NavigableMap<Integer, RankProcess> ranks = new TreeMap<>();
        all(parent).forEach(process -> ranks.put(process.status().rank(), process));
        return ranks;
    }

    /**
     * Finds the ranks on this host that have the launcher {@code parent}, sorted by rank. Several
     * processes may have the same rank, since processes that a rank has spawned are again numbered
     * from 0.
     */
    static List<RankProcess> all(Parent parent) {
        List<RankProcess> ranks = new ArrayList<>();
        try (DirectoryStream<Path> processes =
                Files.newDirectoryStream(Path.of("/proc"), "[0-9]*")) {
            for (Path process : processes) {
                read(process, parent, ranks);
            }
        } catch (IOException unseen) {
            // If /proc cannot be read, no rank is found.
        }
        ranks.sort(Comparator.comparingInt(process -> process.status().rank()));
        return ranks;
    }

    private static void read(Path process, Parent parent, List<RankProcess> ranks) {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(process.resolve("fd"))) {
            for (Path file : files) {
                if (Files.readSymbolicLink(file).toString().startsWith(LINK)) {
                    RankStatus status = RankStatus.parse(Files.readString(file));
                    if (status.launcher().equals(parent.key())) {
                        long number = Long.parseLong(process.getFileName().toString());
                        ranks.add(new RankProcess(number, file, status));
                    }
                    return;
                }
            }
        } catch (IOException othersOrGone) {
            // The process belongs to another user or ended meanwhile, so that it is left out.
        }
    }
}
