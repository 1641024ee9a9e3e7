package mpi.internal.watch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import mpi.internal.launch.Launch;

/**
 * Tests whether all ranks of this job on this host have called {@code MPI.Finalize}, and whether
 * the launcher has also started programs here that are not in Java.
 */
public final class HostEnd {

    private static final Set<String> JVMS = Set.of("java", "mpijava");

    private HostEnd() {}

    /**
     * Tests whether all ranks of this host that use panmpi have called {@code MPI.Finalize}. A rank
     * is seen only about one second after it has begun to initialize MPI, when it publishes its
     * first status.
     *
     * @return true if all ranks of this host that are seen have called it, or no rank is seen.
     */
    public static boolean isReached() {
        return HostRanks.all(Parent.of(Launch.process())).stream()
                .allMatch(process -> process.status().isEnding());
    }

    /**
     * Tests whether the launcher has started a program on this host that is surely not in Java,
     * such as a program in C.
     *
     * @return true if a child of the launcher has ended, or is neither a JVM nor a process with
     *     children; a script that starts a JVM has children.
     */
    public static boolean hasOtherPrograms() {
        long launcher = Parent.of(Launch.process()).process();
        List<String> children = launcher == 0 ? List.of() : children(launcher);
        boolean hasAnyEnded = !children.isEmpty() && children.size() < Launch.ranksHere();
        return hasAnyEnded || children.stream().anyMatch(HostEnd::isOther);
    }

    private static boolean isOther(String process) {
        try {
            Path program = Files.readSymbolicLink(Path.of("/proc", process, "exe"));
            return !JVMS.contains(program.getFileName().toString())
                    && children(Long.parseLong(process)).isEmpty();
        } catch (IOException gone) {
            return false;
        }
    }

    /**
     * Lists the processes that the first thread of a process has started; launchers start ranks by
     * this thread. Unlike {@code ProcessHandle.children}, this reads one file, not all of /proc.
     */
    private static List<String> children(long process) {
        String number = Long.toString(process);
        try {
            String list = Files.readString(Path.of("/proc", number, "task", number, "children"));
            return list.isBlank() ? List.of() : List.of(list.strip().split(" "));
        } catch (IOException goneOrUnknown) {
            return List.of();
        }
    }
}
