package mpi.internal.watch;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/** The ranks of this job on this host, by what each says it is doing. */
final class HostRanks {

    private static final String LINK = "/memfd:" + Notice.NAME;
    private static final int LINES = 5;

    /**
     * What a rank says.
     *
     * @param launcher what the ranks of a job have in common on a host.
     * @param rank its number.
     * @param isEnding whether it has come to {@code MPI.Finalize}.
     * @param isNeeded whether the job cannot go on without it.
     * @param doing the calls it waits in.
     */
    record Said(String launcher, int rank, boolean isEnding, boolean isNeeded, String doing) {

        private static final Said NOTHING = new Said("", -1, false, false, "");

        /** Reads a notice, which may be empty as yet. */
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
     * A rank's process.
     *
     * @param process its number.
     * @param notice the file in which it says what it is doing.
     * @param said what that was.
     */
    record Place(long process, Path notice, Said said) {}

    private HostRanks() {}

    /** The text of a notice: the launcher that ranks have in common, the rank, its state. */
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

    /** What each rank of the host says, this one too. */
    static Map<Integer, Said> look(Parent parent) {
        Map<Integer, Said> ranks = new TreeMap<>();
        places(parent).forEach((rank, place) -> ranks.put(rank, place.said()));
        return ranks;
    }

    /** Each rank of the host, this one too. */
    static NavigableMap<Integer, Place> places(Parent parent) {
        NavigableMap<Integer, Place> ranks = new TreeMap<>();
        try (DirectoryStream<Path> processes =
                Files.newDirectoryStream(Path.of("/proc"), "[0-9]*")) {
            for (Path process : processes) {
                read(process, parent, ranks);
            }
        } catch (IOException unseen) {
            // Then nobody is seen.
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
            // Of another user, or it ended while it was looked at.
        }
    }
}
