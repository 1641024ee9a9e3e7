package mpi.doctor;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import mpi.internal.launch.Diagnosis;
import mpi.internal.link.Linkage;
import mpi.internal.natives.EmbeddedMpi;

/**
 * Checks the mpiexec of the installation that the MPI library belongs to, and the mpiexec on the
 * PATH; starts a job with each of the two.
 */
final class MpiexecChecks {

    private final Optional<Mpiexec> own;
    private final Optional<Mpiexec> onPath = Mpiexec.ofPath();

    MpiexecChecks() {
        String program = Diagnosis.ownMpiexec();
        own = program.isEmpty() ? Optional.empty() : Optional.of(Mpiexec.of(Path.of(program)));
    }

    List<Finding> all() {
        return List.of(ownMpiexec(), pathsMpiexec());
    }

    /**
     * Starts a job with the library's mpiexec, and one with the mpiexec on the PATH if it is
     * another file.
     */
    List<ProbeJob> jobs() {
        List<ProbeJob> jobs = new ArrayList<>();
        own.ifPresent(mpiexec -> jobs.add(ProbeJob.start(mpiexec)));
        onPath.filter(mpiexec -> own.isEmpty() || !mpiexec.isSameFile(own.get()))
                .ifPresent(mpiexec -> jobs.add(ProbeJob.start(mpiexec)));
        return jobs;
    }

    Finding check(ProbeJob job) {
        boolean isOwn = own.isPresent() && job.mpiexec() == own.get();
        return job.check(isOwn ? "job" : "job-by-path", isOwn ? lookAtOutput() : remedy());
    }

    private Finding ownMpiexec() {
        String name = "mpiexec";
        if (own.isEmpty()) {
            return Finding.note(
                    name,
                    "there is no mpiexec in a folder bin next to the folder of "
                            + Linkage.libraryFile(),
                    "use the launcher that its MPI was installed with");
        }
        return Diagnosis.isServedBy(own.get().product())
                ? Finding.ok(name, own.get() + " belongs to the library")
                : Finding.error(
                        name,
                        own.get() + " is in the library's installation, but belongs to another MPI",
                        "install the launcher of " + Linkage.library());
    }

    private Finding pathsMpiexec() {
        String name = "mpiexec-by-path";
        if (onPath.isEmpty() && EmbeddedMpi.isThere()) {
            return Finding.ok(
                    name, "the PATH has no mpiexec; start jobs by mpijava -n or mpi.Launch");
        }
        if (onPath.isEmpty()) {
            return Finding.warning(name, "the PATH has no mpiexec", remedy());
        }
        Mpiexec mpiexec = onPath.get();
        if (own.isPresent() && mpiexec.isSameFile(own.get())) {
            return Finding.ok(name, mpiexec.program() + " is the same");
        }
        if (mpiexec.product().isEmpty()) {
            return Finding.note(
                    name, mpiexec.toString(), "see below whether it serves the library");
        }
        return Diagnosis.isServedBy(mpiexec.product())
                ? Finding.ok(name, mpiexec + " serves libraries of this kind")
                : Finding.error(
                        name, mpiexec + " belongs to another MPI than the library", remedy());
    }

    private static String lookAtOutput() {
        return "read what it says above; does a C program start?";
    }

    private String remedy() {
        return own.map(mpiexec -> "start jobs with " + mpiexec.program() + ", or ").orElse("")
                + "leave the choice of the library to the mpiexec:"
                + " unset PANMPI_LIB, PANMPI_ABI, MPI_HOME and MPI_ROOT";
    }
}
