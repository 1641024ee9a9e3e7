package panmpi.generator.resist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panmpi.generator.Pipeline;
import panmpi.generator.Project;
import panmpi.generator.header.ClangProducer;
import panmpi.generator.header.InstallSearch;
import panmpi.generator.header.MpiInstall;
import panmpi.generator.model.Api;
import panmpi.generator.model.Snapshots;
import panmpi.generator.report.Diagnostics;

/**
 * Tests that the facade does not change, and compiles, whatever names the parameters of known
 * functions have. The headers from which the committed snapshots were made are changed in every way
 * of {@link Mutation}.
 *
 * <p>{@code -Dpanmpi.resist=K/N} runs one of N parts of the test, since all parts together take
 * minutes.
 */
@Tag("long")
@Tag("nightly")
class ResistTest {

    private static final Path REPORT = Path.of("target/resist.txt");
    private static final String PART = System.getProperty("panmpi.resist", "1/6");
    private static final long SEED = Long.getLong("panmpi.seed", 20261124);

    private final Path headers = Project.root().resolve(".mpi/headers");
    private final Snapshots committed;
    private final List<String> failures = new ArrayList<>();
    private int done;

    @TempDir private Path folder;

    ResistTest() throws IOException {
        committed = Snapshots.read(List.of(Project.snapshots()));
    }

    @Test
    void knownFunctionsKeepTheirMethods() throws IOException {
        assumeTrue(Files.isDirectory(headers), "no headers in " + headers + ": run make headers");
        List<Path> all = headers();
        List<Runnable> cases = new ArrayList<>();
        for (Mutation mutation : Mutation.values()) {
            all.forEach(header -> cases.add(() -> resist(header, mutation)));
        }
        int part = Integer.parseInt(PART.split("/")[0]);
        int parts = Integer.parseInt(PART.split("/")[1]);
        for (int i = part - 1; i < cases.size(); i += parts) {
            cases.get(i).run();
            done++;
            System.out.printf("bindings-resist: %d done, %d failed%n", done, failures.size());
        }
        report();
        assertEquals(List.of(), failures);
    }

    private void report() throws IOException {
        List<String> lines = new ArrayList<>(failures);
        lines.add(
                "bindings-resist: %d of %d headers, facade unchanged, all compiled"
                        .formatted(done - failures.size(), done));
        Files.write(REPORT, lines);
    }

    /**
     * Finds the headers that {@code make headers} has fetched: for each committed snapshot, the
     * file that the snapshot was made from, such as {@code mpi.h}.
     */
    private List<Path> headers() {
        List<Path> found = new ArrayList<>();
        for (Api api : committed.apis()) {
            String name = api.identity().library() + "-" + api.identity().version();
            Path header = headers.resolve(name).resolve(api.identity().header());
            if (Files.exists(header)) {
                found.add(header);
            }
        }
        return found;
    }

    private void resist(Path header, Mutation mutation) {
        String name = header.getParent().getFileName() + " " + mutation;
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        try {
            Path copy = folder.resolve(name.replace(' ', '-'));
            copy(header.getParent(), copy);
            Path changed = copy.resolve(header.getFileName());
            mutation.apply(changed, new Random(SEED + name.hashCode()));
            List<String> wrong = differences(changed, new Diagnostics(new PrintStream(said)));
            if (!wrong.isEmpty()) {
                failures.add(name + ": " + wrong);
            }
        } catch (IOException | RuntimeException e) {
            failures.add(name + ": " + e + "\n" + said);
        }
    }

    private List<String> differences(Path header, Diagnostics diagnostics) throws IOException {
        Pipeline pipeline = new Pipeline(Project.templates(), diagnostics);
        MpiInstall mpi = InstallSearch.find(Optional.of(header), Optional.empty());
        Api api = pipeline.snapshot(mpi, new ClangProducer()).orElseThrow();
        return new BindingDiff(pipeline, committed).of(committed.with(List.of(api)));
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> walk = Files.walk(from)) {
            for (Path file : walk.toList()) {
                Path copy = to.resolve(from.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(copy);
                } else {
                    Files.copy(file, copy);
                }
            }
        }
    }
}
