package mpi.internal.watch;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/** The ranks of this job on this host, by what each says it is doing. */
final class HostRanks {

    private static final String LINK = "/memfd:" + Notice.NAME;
    private static final int LINES = 4;

    /**
     * What a rank says.
     *
     * @param isEnding whether it has come to {@code MPI.Finalize}.
     * @param doing the calls it waits in.
     */
    record Said(boolean isEnding, String doing) {

        boolean waitsForOthers() {
            return !isEnding && !doing.equals(Watch.NO_CALL);
        }
    }

    private HostRanks() {}

    /** The text of a notice: the launcher that ranks have in common, the rank, its state. */
    static String text(Parent parent, JobRank self, String doing) {
        return parent.key() + "\n" + self.rank() + "\n" + self.isEnding() + "\n" + doing;
    }

    /** What each rank of the host says, this one too. */
    static Map<Integer, Said> look(Parent parent) {
        Map<Integer, Said> ranks = new TreeMap<>();
        try (DirectoryStream<Path> processes =
                Files.newDirectoryStream(Path.of("/proc"), "[0-9]*")) {
            for (Path process : processes) {
                read(process.resolve("fd"), parent, ranks);
            }
        } catch (IOException unseen) {
            // Then nobody is seen.
        }
        return ranks;
    }

    private static void read(Path folder, Parent parent, Map<Integer, Said> ranks) {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            for (Path file : files) {
                if (Files.readSymbolicLink(file).toString().startsWith(LINK)) {
                    take(Files.readString(file).split("\n", LINES), parent, ranks);
                    return;
                }
            }
        } catch (IOException othersOrGone) {
            // Of another user, or it ended while it was looked at.
        }
    }

    private static void take(String[] lines, Parent parent, Map<Integer, Said> ranks) {
        if (lines.length == LINES && lines[0].equals(parent.key())) {
            Said said = new Said(Boolean.parseBoolean(lines[2]), lines[3]);
            ranks.put(Integer.valueOf(lines[1]), said);
        }
    }
}
