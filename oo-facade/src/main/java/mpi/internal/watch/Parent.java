package mpi.internal.watch;

import java.io.IOException;
import java.nio.file.Files;
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
        return new Parent(process, process == 0 ? "" : started(process));
    }

    boolean isKnown() {
        return !started.isEmpty();
    }

    boolean isGone() {
        return isKnown() && !started.equals(started(process));
    }

    /** What ranks on one host have in common. */
    String key() {
        return process + "@" + started;
    }

    /** Empty for a process that is gone, or that is dead and not yet buried. */
    private static String started(long process) {
        try {
            String stat = Files.readString(Path.of("/proc", Long.toString(process), "stat"));
            String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
            return fields[0].equals("Z") || fields[0].equals("X") ? "" : fields[STARTED];
        } catch (IOException gone) {
            return "";
        }
    }
}
