package mpi.internal.discovery;

import java.io.IOException;
import java.util.Optional;
import java.util.Set;
import mpi.internal.natives.EmbeddedMpi;

/**
 * Opens the MPI that comes with panmpi in the jar panmpi-mpich, as the last step of the search.
 * Processes that another MPI's launcher started do not use this MPI, since they would not find each
 * other.
 */
final class EmbeddedLibrary {

    /**
     * Value of {@code PANMPI_LIB} that chooses the MPI of panmpi-mpich where other MPIs are
     * installed.
     */
    static final String WORD = EmbeddedMpi.WORD;

    private static final String ORIGIN = "panmpi-mpich";

    private static final String FOREIGN =
            ", and the library works with its own mpiexec alone: mpi.Launch starts that";

    private EmbeddedLibrary() {}

    /**
     * Opens the library of the MPI that comes with panmpi. Returns an empty result if that is not
     * possible, for example because another MPI's launcher has started this job.
     */
    static Optional<NativeLib> open(Attempts attempts, Launcher launcher, Set<Family> wanted) {
        if (!EmbeddedMpi.isThere()) {
            attempts.note(ORIGIN, EmbeddedMpi.absence());
            return Optional.empty();
        }
        try {
            EmbeddedMpi mpi = EmbeddedMpi.open();
            if (isStartedByAnother(launcher, mpi)) {
                attempts.note(ORIGIN, "this job was started by " + name(launcher) + FOREIGN);
                return Optional.empty();
            }
            return attempts.openFile(ORIGIN, mpi.library(), wanted);
        } catch (IOException unusable) {
            attempts.note(ORIGIN, unusable.getMessage());
            return Optional.empty();
        }
    }

    private static boolean isStartedByAnother(Launcher launcher, EmbeddedMpi mpi) {
        if (launcher.program().isPresent()) {
            return !mpi.has(launcher.program().get());
        }
        return launcher.size() > 0 || launcher.step().isPresent();
    }

    private static String name(Launcher launcher) {
        if (launcher.program().isPresent()) {
            return launcher.program().get().toString();
        }
        return launcher.step().isPresent() ? launcher.step().command() : "another mpiexec";
    }
}
