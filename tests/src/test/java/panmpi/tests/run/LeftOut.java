package panmpi.tests.run;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import panmpi.tests.harness.InstalledMpi;
import panmpi.tests.harness.Setup;

/** Makes the closing remarks of a run: which tests it left out, and the command that runs them. */
final class LeftOut {
    private LeftOut() {}

    /** {@return a line for each kind of tests that did not run; empty if all ran} */
    static String text() {
        return ranks() + missing(Setup.mpis());
    }

    private static String ranks() {
        int thorough = setting("thorough").map(Integer::parseInt).orElse(0);
        var limited = mpis().stream().skip(thorough).collect(Collectors.joining(", "));
        return setting("ranks")
                .filter(_ -> !limited.isEmpty())
                .map(most -> ranks(most, limited))
                .orElse("");
    }

    private static String ranks(String most, String limited) {
        return ("\nleft out on %s: numbers of ranks other than the largest up to %s, and tests for "
                        + "nightly runs; make test THOROUGH=all runs them")
                .formatted(limited, most);
    }

    private static List<String> mpis() {
        return setting("mpi")
                .map(text -> List.of(text.split(",")))
                .orElseGet(() -> Setup.mpis().stream().map(InstalledMpi::name).toList());
    }

    /** {@return a line for each ABI of which the list has no MPI} */
    static String missing(List<InstalledMpi> mpis) {
        var kinds =
                new TreeMap<>(
                        Map.of("mpich", "mpich", "openmpi", "openmpi", "standard", "mpi-abi"));
        mpis.forEach(mpi -> kinds.remove(mpi.abi()));
        var lines = new StringBuilder();
        kinds.forEach((abi, kind) -> lines.append(missing(abi, kind)));
        return lines.toString();
    }

    private static String missing(String abi, String kind) {
        return ("\nleft out: no MPI with the %s ABI was tested; make test-ranks MPI=%s installs one "
                        + "and tests on it")
                .formatted(abi, kind);
    }

    private static Optional<String> setting(String name) {
        return Optional.ofNullable(System.getProperty(RunSettings.PREFIX + name));
    }
}
