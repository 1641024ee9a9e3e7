package mpi.internal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import mpi.abi.MpiLibraryError;

/**
 * Finds the MPI library of this job. First what the user names; then installations that the
 * environment names; then the installation that started this process, since only its library will
 * see the other ranks; then what the dynamic linker knows.
 */
final class Discovery {

    private static final List<String> LIBRARY_FOLDERS =
            List.of("lib", "lib64", "lib/" + triplet(), "lib/release", "lib/" + triplet() + "/openmpi/lib");

    private final Attempts attempts = new Attempts();
    private final Launcher launcher;
    private final Set<Family> wanted;

    private Discovery(Launcher launcher, Set<Family> wanted) {
        this.launcher = launcher;
        this.wanted = wanted;
    }

    /** Opens the library, or throws an error that lists every attempt. */
    static NativeLib find(Launcher launcher) {
        String abi = Settings.abi();
        Set<Family> wanted = Family.named(abi);
        if (wanted.isEmpty()) {
            throw new MpiLibraryError(
                    "PANMPI_ABI (or -Dpanmpi.abi) is \"" + abi + "\"; it may be mpich, openmpi or standard");
        }
        Discovery discovery = new Discovery(launcher, wanted);
        String library = Settings.library();
        return library.isEmpty() ? discovery.search() : discovery.named(library);
    }

    private NativeLib named(String library) {
        Optional<NativeLib> opened =
                library.indexOf('/') >= 0
                        ? attempts.openFile("PANMPI_LIB", Path.of(library), wanted)
                        : attempts.open("PANMPI_LIB", library, wanted);
        if (opened.isEmpty()) {
            throw Advice.namedLibrary(library, attempts);
        }
        return opened.get();
    }

    /** Step by step without lambdas: linking those would be most of the time this takes. */
    private NativeLib search() {
        Optional<NativeLib> found = homes();
        if (found.isEmpty()) {
            found = launchersInstallation();
        }
        if (found.isEmpty()) {
            found = pathsInstallation();
        }
        if (found.isEmpty()) {
            found = dynamicLinker();
        }
        if (found.isEmpty()) {
            throw Advice.noLibrary(wanted, attempts);
        }
        return found.get();
    }

    private Optional<NativeLib> homes() {
        Optional<NativeLib> found = home("MPI_HOME", wanted);
        if (found.isEmpty()) {
            found = home("MPI_ROOT", wanted);
        }
        // Set in every shell of a machine with Intel MPI, also where another MPI starts the job.
        return found.isEmpty() ? home("I_MPI_ROOT", servedByLauncher()) : found;
    }

    private Optional<NativeLib> home(String variable, Set<Family> accepted) {
        String home = Settings.environment(variable);
        if (home.isEmpty()) {
            attempts.note(variable, "not set");
            return Optional.empty();
        }
        return installation(variable + "=" + home, Path.of(home), accepted);
    }

    private Optional<NativeLib> launchersInstallation() {
        if (launcher.program().isEmpty()) {
            attempts.note("the launcher", "no parent process is an mpiexec");
            return Optional.empty();
        }
        Path program = launcher.program().get();
        return installation("started by " + program, prefix(program), servedByLauncher());
    }

    /** Without a launcher, the mpiexec the user would call tells which MPI is theirs. */
    private Optional<NativeLib> pathsInstallation() {
        for (String folder : Settings.environment("PATH").split(":")) {
            Path program = Path.of(folder, "mpiexec");
            if (Files.isExecutable(program)) {
                try {
                    Path real = program.toRealPath();
                    return installation("PATH has " + real, prefix(real), servedByLauncher());
                } catch (IOException gone) {
                    attempts.note("PATH", program + " cannot be followed");
                }
            }
        }
        attempts.note("PATH", "has no mpiexec");
        return Optional.empty();
    }

    private Optional<NativeLib> dynamicLinker() {
        for (String name : libraryNames(wanted)) {
            Optional<NativeLib> opened = attempts.open("dynamic linker", name, wanted);
            if (opened.isPresent()) {
                return opened;
            }
        }
        return Optional.empty();
    }

    private Optional<NativeLib> installation(String origin, Path prefix, Set<Family> accepted) {
        boolean any = false;
        for (String folder : LIBRARY_FOLDERS) {
            for (String name : libraryNames(accepted)) {
                Path file = prefix.resolve(folder).resolve(name);
                if (!Files.exists(file) || !mayBe(file, accepted)) {
                    continue;
                }
                any = true;
                Optional<NativeLib> opened = attempts.openFile(origin, file, accepted);
                if (opened.isPresent()) {
                    return opened;
                }
            }
        }
        if (!any) {
            String names = String.join(", ", libraryNames(accepted));
            attempts.note(origin, "none of " + names + " in its lib folders");
        }
        return Optional.empty();
    }

    /** The development link of a Debian system may point at another family than the one asked. */
    private static boolean mayBe(Path file, Set<Family> accepted) {
        try {
            Set<Family> families = Family.ofFile(file.toRealPath().getFileName().toString());
            families.retainAll(accepted);
            return !families.isEmpty();
        } catch (IOException gone) {
            return false;
        }
    }

    /** What the launcher can start: its own family, and libraries with the standard ABI. */
    private Set<Family> servedByLauncher() {
        Set<Family> served = EnumSet.copyOf(launcher.families());
        served.add(Family.STANDARD);
        served.retainAll(wanted);
        return served;
    }

    private Set<String> libraryNames(Set<Family> accepted) {
        Set<String> names = new LinkedHashSet<>();
        for (Set<Family> families : List.of(launcher.families(), accepted)) {
            for (Family family : families) {
                if (accepted.contains(family)) {
                    names.addAll(family.libraries());
                }
            }
        }
        names.add(Family.ANY_LIBRARY);
        return names;
    }

    private static Path prefix(Path program) {
        Path folder = program.getParent().getParent();
        return folder == null ? program.getRoot() : folder;
    }

    private static String triplet() {
        return switch (System.getProperty("os.arch")) {
            case "amd64" -> "x86_64-linux-gnu";
            case "ppc64le" -> "powerpc64le-linux-gnu";
            default -> System.getProperty("os.arch") + "-linux-gnu";
        };
    }
}
