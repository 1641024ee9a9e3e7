package panmpi.generator.header;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import panmpi.generator.report.OptionNames;

/** Searches for a header and its compiler, and records why each attempt failed. */
public final class InstallSearch {

    private final Map<String, String> environment;
    private final String defaultWrapper;
    private final List<String> attempts = new ArrayList<>();

    /**
     * Makes a search.
     *
     * @param environment environment variables, of which MPI_HOME is used
     * @param defaultWrapper wrapper to try when nothing else is known
     */
    InstallSearch(Map<String, String> environment, String defaultWrapper) {
        this.environment = environment;
        this.defaultWrapper = defaultWrapper;
    }

    /**
     * Finds a header: the given header, else the header of the given wrapper, of {@code $MPI_HOME},
     * or of the {@code mpicc} on the path.
     *
     * @param header a header, if one is wanted
     * @param wrapper the MPI's compiler wrapper, if it is known
     * @throws HeaderNotFound if no header was found, or no compiler to read the header; the message
     *     lists the attempts
     */
    public static MpiInstall find(Optional<Path> header, Optional<String> wrapper)
            throws IOException {
        return new InstallSearch(System.getenv(), "mpicc").search(header, wrapper);
    }

    /**
     * Finds the compiler for a header that the user names as a plain argument, not by an option.
     *
     * @param header the header
     * @throws HeaderNotFound if the header cannot be read
     */
    public static MpiInstall of(Path header) throws IOException {
        return new InstallSearch(System.getenv(), "mpicc").search(header);
    }

    MpiInstall search(Optional<Path> header, Optional<String> wrapper) throws IOException {
        if (header.isPresent()) {
            String named = OptionNames.option("header", header.get().toString());
            return read(Optional.of(HeaderFile.check(named, header.get())), wrapper);
        }
        if (wrapper.isPresent()) {
            // A named wrapper selects its MPI; no other MPI is tried.
            return read(headerOf(wrapper.get()).or(() -> headerBeside(wrapper.get())), wrapper);
        }
        Optional<Path> home = headerOfHome();
        return home.isPresent()
                ? found(home, Optional.empty())
                : found(headerOf(defaultWrapper), Optional.of(defaultWrapper));
    }

    /**
     * Finds the compiler for a header that the user names as a plain argument, not by an option.
     */
    MpiInstall search(Path file) throws IOException {
        return read(Optional.of(HeaderFile.check(file.toString(), file)), Optional.empty());
    }

    /**
     * Returns a header and the compiler that reads it: the compiler that the user named, else the
     * first compiler found that can read it.
     */
    private MpiInstall read(Optional<Path> header, Optional<String> named) throws HeaderNotFound {
        return header.isPresent() && named.isPresent()
                ? NamedCompiler.install(header.get(), named.get())
                : found(header, named);
    }

    private MpiInstall found(Optional<Path> header, Optional<String> wrapper)
            throws HeaderNotFound {
        if (header.isEmpty()) {
            throw new HeaderNotFound("no mpi.h", attempts);
        }
        String failure = "no C compiler to read " + header.get() + " with";
        return withCompiler(header.get(), wrapper)
                .orElseThrow(() -> new HeaderNotFound(failure, attempts));
    }

    private Optional<Path> headerOfHome() {
        String home = environment.getOrDefault("MPI_HOME", "");
        if (home.isEmpty()) {
            attempts.add("MPI_HOME: not set");
            return Optional.empty();
        }
        return existing("MPI_HOME", Path.of(home, "include", "mpi.h"));
    }

    private Optional<Path> existing(String what, Path file) {
        if (Files.isRegularFile(file)) {
            return Optional.of(file.toAbsolutePath().normalize());
        }
        attempts.add(what + ": " + file + " is no file");
        return Optional.empty();
    }

    private Optional<Path> headerOf(String wrapper) {
        try {
            return Optional.of(Wrapper.header(wrapper));
        } catch (IOException e) {
            attempts.add(wrapper + ": " + e.getMessage());
            return Optional.empty();
        }
    }

    private Optional<Path> headerBeside(String wrapper) {
        try {
            Path folder = Path.of(Wrapper.command(wrapper).getFirst()).getParent();
            return folder == null
                    ? Optional.empty()
                    : existing(wrapper, folder.resolve("../include/mpi.h").normalize());
        } catch (IOException e) {
            // This failure is not added to the attempts, since headerOf has added it already.
            return Optional.empty();
        }
    }

    /**
     * Returns the first compiler that can read the header, else the first compiler that runs at
     * all; empty if none runs.
     */
    private Optional<MpiInstall> withCompiler(Path header, Optional<String> wrapper) {
        List<MpiInstall> running = new ArrayList<>();
        for (String compiler : compilers(header, wrapper)) {
            try {
                MpiInstall install = Wrapper.install(header, compiler);
                Command.Result result = Preprocessor.read(install);
                if (result.succeeded()) {
                    Optional<Path> included = IncludedHeader.of(header, result.out());
                    return included.isPresent()
                            ? withCompiler(included.get(), Optional.of(compiler))
                            : Optional.of(install);
                }
                attempts.add(compiler + ": " + result.summary());
                if (Preprocessor.run(install.compiler(), List.of("-E"), "").succeeded()) {
                    running.add(install);
                }
            } catch (IOException e) {
                attempts.add(compiler + ": " + e.getMessage());
            }
        }
        // If no compiler can read the header, the header has an error, which the next stage
        // reports.
        return running.stream().findFirst();
    }

    private List<String> compilers(Path header, Optional<String> wrapper) {
        List<String> compilers = new ArrayList<>();
        wrapper.ifPresent(compilers::add);
        String name = header.endsWith("mpi_abi.h") ? "mpicc_abi" : "mpicc";
        Path beside = header.resolveSibling("../bin/" + name).normalize();
        if (Files.isExecutable(beside)) {
            compilers.add(beside.toString());
        }
        compilers.add("cc");
        return compilers;
    }
}
