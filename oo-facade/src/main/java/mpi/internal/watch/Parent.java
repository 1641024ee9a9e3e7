package mpi.internal.watch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/**
 * The process of the MPI launcher that this rank hangs on. Some launchers, when they are killed,
 * leave their ranks behind.
 *
 * @param process its number; 0 if there is none.
 * @param started when it began, in the kernel's words, since numbers are given again.
 */
record Parent(long process, String started) {

    /** In "stat", what follows the name, which may hold blanks: the state, then 18 more fields. */
    private static final int STARTED = 19;

    static Parent of(long process) {
        try {
            return new Parent(process, process == 0 ? "" : begun(process));
        } catch (IOException unseen) {
            return new Parent(process, "");
        }
    }

    /** Certain, or false: a JVM that has no descriptors left cannot look. */
    boolean isGone() {
        try {
            return !started.isEmpty() && !started.equals(begun(process));
        } catch (NoSuchFileException gone) {
            return true;
        } catch (IOException unseen) {
            return false;
        }
    }

    /** What ranks on one host have in common. */
    String key() {
        return process + "@" + started;
    }

    /** Empty for one that is dead and not yet buried. */
    private static String begun(long process) throws IOException {
        String stat = Files.readString(Path.of("/proc", Long.toString(process), "stat"));
        String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
        return fields[0].equals("Z") || fields[0].equals("X") ? "" : fields[STARTED];
    }
}
