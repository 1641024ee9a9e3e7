package mpi.internal.watch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/**
 * Identifies a process, such as the MPI launcher of this rank, so that its end can be noticed. The
 * launcher is checked since some launchers leave their ranks running when they are killed.
 *
 * @param process process id; 0 if there is no process.
 * @param started start time of the process as in /proc, since process ids are reused.
 */
record Parent(long process, String started) {

    /**
     * Index of the start time in /proc/PID/stat, among the fields after the name (which may contain
     * blanks).
     */
    private static final int STARTED = 19;

    static Parent of(long process) {
        try {
            return new Parent(process, process == 0 ? "" : begun(process));
        } catch (IOException unseen) {
            return new Parent(process, "");
        }
    }

    /**
     * Tests whether the process has certainly ended. Returns false if that is unknown, for example
     * because no file descriptor is left to read /proc.
     */
    boolean isGone() {
        try {
            return !started.isEmpty() && !started.equals(begun(process));
        } catch (NoSuchFileException gone) {
            return true;
        } catch (IOException unseen) {
            return false;
        }
    }

    /**
     * Returns a key that identifies the process, and is equal for all ranks that have it as their
     * launcher.
     */
    String key() {
        return process + "@" + started;
    }

    /** Reads the start time of a process; empty for a zombie, which has ended. */
    private static String begun(long process) throws IOException {
        String stat = Files.readString(Path.of("/proc", Long.toString(process), "stat"));
        String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
        return fields[0].equals("Z") || fields[0].equals("X") ? "" : fields[STARTED];
    }
}
