package panmpi.generator.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import panmpi.generator.Pipeline;
import panmpi.generator.Project;
import panmpi.generator.model.Snapshots;
import panmpi.generator.output.TextFile;
import panmpi.generator.report.Diagnostics;
import panmpi.generator.rules.Spelling;

/**
 * Compares the generator's output with golden pairs: each is a folder with small snapshots and the
 * Java that is expected.
 *
 * <p>{@code make golden} writes the expected Java anew; review its diff before a commit.
 */
class GoldenTest {

    private static final boolean OVERWRITE = Boolean.getBoolean("panmpi.golden.overwrite");

    /** Naming rules of the test cases in which methods do not have mpiJava's names. */
    private static final Map<String, Spelling> SPELLINGS = Map.of("camel-case", new CamelCase());

    static Stream<Path> cases() throws IOException {
        return Files.list(Project.root().resolve("generator/src/test/golden")).sorted();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void emitsWhatIsExpected(Path folder) throws IOException {
        Diagnostics diagnostics = Project.quiet();
        Spelling spelling =
                SPELLINGS.getOrDefault(folder.getFileName().toString(), Spelling.MPIJAVA);
        Pipeline pipeline = new Pipeline(Project.templates(), diagnostics, spelling);
        List<SourceFile> files = new ArrayList<>();
        files.addAll(pipeline.emit(pipeline.decide(Snapshots.read(List.of(folder)))).files());
        // Files of primitives are left out, since they are the same for all snapshots.
        List<Draft> primitives = PrimitivesEmitter.ofFacade(Project.templates()).emit();
        files.removeIf(f -> primitives.stream().anyMatch(p -> p.path().equals(f.path())));
        // Functions made up for the test have no line in summaries.txt: a note says so for each.
        assertEquals(diagnostics.count(Diagnostics.Severity.NOTE), diagnostics.messages().size());
        assertTrue(files.size() >= 6, "files: " + files.size());
        for (SourceFile file : files) {
            Path expected = folder.resolve("expected").resolve(file.path());
            if (OVERWRITE) {
                TextFile.replace(expected, file.text());
            }
            assertEquals(
                    Files.readString(expected),
                    file.text(),
                    expected + ": if the change is meant, run `make golden` and review the diff");
        }
    }
}
