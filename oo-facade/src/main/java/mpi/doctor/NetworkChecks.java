package mpi.doctor;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import mpi.internal.launch.Diagnosis;

/**
 * Checks the networks: the library's device, the interfaces of the host, and the variables that
 * choose among them.
 */
final class NetworkChecks {

    private static final Pattern CHOICE =
            Pattern.compile(
                    "(UCX|FI|OMPI_MCA|PRTE_MCA|PMIX_MCA|I_MPI|MPICH|MPIR_CVAR|PSM[23]|HFI|HYDRA)_.*"
                            + "|NCCL_.*|MPIEXEC_.*");

    /**
     * Variables that launchers set; the report leaves them out, since it lists the user's settings.
     */
    private static final Pattern LAUNCHERS =
            Pattern.compile("OMPI_MCA_(orte|ess|pmix|shmem|initial|mpi_).*|PMIX_MCA_.*|.*_ROOT");

    private static final Pattern DEVICE =
            Pattern.compile(
                    "(?i)(MPICH Device|ch[34]:\\S+|netmod.*|libfabric.*|--with-(ucx|ofi)).*");

    private NetworkChecks() {}

    /** Reports the communication device that the library's version string names. */
    static Finding device() {
        var lines =
                Diagnosis.version()
                        .lines()
                        .map(String::strip)
                        .filter(line -> DEVICE.matcher(line).lookingAt())
                        .map(line -> line.replaceAll("\\s+", " "))
                        .toList();
        return lines.isEmpty()
                ? Finding.note(
                        "device",
                        "the library does not say what it was built for",
                        "ompi_info, mpichversion or impi_info may tell")
                : Finding.ok("device", String.join("; ", lines));
    }

    static List<Finding> all() {
        return List.of(interfaces(), choices());
    }

    private static Finding interfaces() {
        var names = new ArrayList<String>();
        for (Path device : in("/sys/class/net")) {
            names.add(device.getFileName() + " " + read(device.resolve("operstate")));
        }
        for (Path device : in("/sys/class/infiniband")) {
            names.add(
                    device.getFileName()
                            + " (InfiniBand) "
                            + read(device.resolve("ports/1/state")));
        }
        return Finding.ok("interfaces", String.join(", ", names));
    }

    private static Finding choices() {
        var set =
                System.getenv().entrySet().stream()
                        .filter(e -> CHOICE.matcher(e.getKey()).matches())
                        .filter(e -> !LAUNCHERS.matcher(e.getKey()).matches())
                        .map(e -> e.getKey() + "=" + e.getValue())
                        .sorted()
                        .toList();
        if (System.getenv("PSM3_BACKTRACE") != null) {
            return Finding.warning(
                            "choices",
                            "PSM3_BACKTRACE makes PSM3 replace the JVM's signal handlers",
                            "unset PSM3_BACKTRACE")
                    .with(set);
        }
        return set.isEmpty()
                ? Finding.ok("choices", "no variable chooses a network or tunes MPI")
                : Finding.ok("choices", "variables that choose networks or tune MPI").with(set);
    }

    private static List<Path> in(String folder) {
        try (Stream<Path> files = Files.list(Path.of(folder))) {
            return files.sorted().toList();
        } catch (IOException | UncheckedIOException none) {
            return List.of();
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file).strip();
        } catch (IOException unreadable) {
            return "?";
        }
    }
}
