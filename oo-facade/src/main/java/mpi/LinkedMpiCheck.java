package mpi;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import mpi.internal.discovery.NativeLib;
import mpi.internal.discovery.NeededMpi;
import mpi.internal.link.Linkage;

/**
 * Implements {@link MPI#checkCompatible}: throws if a shared library of the program was linked to
 * an MPI whose ABI is not that of the MPI that panmpi has opened. A library that needs no MPI
 * passes.
 */
final class LinkedMpiCheck {

    private LinkedMpiCheck() {}

    static void check(Path library) {
        NativeLib opened = Linkage.opened();
        try {
            Optional<NeededMpi.Need> need = NeededMpi.of(library);
            if (need.isPresent() && !need.get().families().contains(opened.family())) {
                throw new MPIException(refusal(library, need.get(), opened));
            }
        } catch (IOException unreadable) {
            throw new MPIException("MPI.checkCompatible: " + unreadable.getMessage());
        }
    }

    private static String refusal(Path library, NeededMpi.Need need, NativeLib opened) {
        String by = need.by().equals(library) ? "" : ", by " + need.by().getFileName();
        String product = need.families().iterator().next().product();
        String rule =
                "%s needs %s of %s%s, but %s is open: use a build of %1$s for that MPI, or start the program with %3$s";
        String name = library.getFileName().toString();
        return "MPI.checkCompatible: "
                + rule.formatted(name, need.name(), product, by, opened.describe());
    }
}
