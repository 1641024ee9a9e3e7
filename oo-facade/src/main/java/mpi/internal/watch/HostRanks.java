package mpi.internal.watch;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/** Ranks of this job on this host, found by the status files that they publish. */
final class HostRanks {

    private static final String LINK = "/memfd:" + Notice.NAME;
    private static final int LINES = 5;

    /**
     * Published status of a rank.
     *
     * @param launcher key of the launcher process, equal for all ranks of the job on this host.
     * @param rank its rank.
     * @param isEnding true if it has called {@code MPI.Finalize}.
     * @param isNeeded true if the job cannot continue without it.
     * @param doing the calls that its threads wait in.
     */
    record Said(String launcher, int rank, boolean isEnding, boolean isNeeded, String doing) {

        private static final Said NOTHING = new Said("", -1, false, false, "");

        /** Parses a status file, which may still be empty. */
        static Said parse(String text) {
            String[] lines = text.split("\n", LINES);
            if (lines.length < LINES) {
                return NOTHING;
            }
            return new Said(
                    lines[0],
                    Integer.parseInt(lines[1]),
                    Boolean.parseBoolean(lines[2]),
                    Boolean.parseBoolean(lines[3]),
                    lines[4]);
        }

        boolean waitsForOthers() {
            return !isEnding && !doing.equals(Watch.NO_CALL);
        }
    }

    /**
     * Process of a rank.
     *
     * @param process its process id.
     * @param notice its status file.
     * @param said the status read from it.
     */
    record Place(long process, Path notice, Said said) {}

    private HostRanks() {}

    /** Formats a status file: key of the launcher, rank, state, calls. */
    static String text(Parent parent, JobRank self, String doing) {
        return parent.key()
                + "\n"
                + self.rank()
                + "\n"
                + self.isEnding()
                + "\n"
                + self.isNeeded()
                + "\n"
                + doing;
    }

    /** Reads the status of each rank of this host, including this one. */
    static Map<Integer, Said> statuses(Parent parent) {
        Map<Integer, Said> ranks = new TreeMap<>();
        places(parent).forEach((rank, place) -> ranks.put(rank, place.said()));
        return ranks;
    }

    /** Finds each rank of this host, including this one. */
    static NavigableMap<Integer, Place> places(Parent parent) {
        NavigableMap<Integer, Place> ranks = new TreeMap<>();
        try (DirectoryStream<Path> processes =
                Files.newDirectoryStream(Path.of("/proc"), "[0-9]*")) {
            for (Path process : processes) {
                read(process, parent, ranks);
            }
        } catch (IOException unseen) {
            // Without /proc, no rank is seen.
        }
        return ranks;
    }

    private static void read(Path process, Parent parent, Map<Integer, Place> ranks) {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(process.resolve("fd"))) {
            for (Path file : files) {
                if (Files.readSymbolicLink(file).toString().startsWith(LINK)) {
                    Said said = Said.parse(Files.readString(file));
                    if (said.launcher().equals(parent.key())) {
                        long number = Long.parseLong(process.getFileName().toString());
                        ranks.put(said.rank(), new Place(number, file, said));
                    }
                    return;
                }
            }
        } catch (IOException othersOrGone) {
            // A process of another user, or one that ended meanwhile.
        }
    }
}
