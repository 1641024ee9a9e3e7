package panmpi.generator.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panmpi.generator.Pipeline;
import panmpi.generator.Project;
import panmpi.generator.model.Snapshots;

/** Tests that names in {@code exceptions.rules} which do not exist are reported. */
class ReferencesTest {

    @TempDir private Path folder;

    /**
     * Returns why a function has no method if {@code other} replaces {@code text} in {@code
     * exceptions.rules}.
     */
    private String reason(String function, String text, String other) throws IOException {
        try (Stream<Path> walk = Files.walk(Project.templates())) {
            for (Path file : walk.filter(Files::isRegularFile).toList()) {
                String content = Files.readString(file);
                boolean isRules = file.endsWith("exceptions.rules");
                assertTrue(!isRules || content.contains(text), text);
                Path copy = folder.resolve(Project.templates().relativize(file).toString());
                Files.createDirectories(copy.getParent());
                Files.writeString(copy, isRules ? content.replace(text, other) : content);
            }
        }
        Pipeline pipeline = new Pipeline(folder, Project.quiet());
        Snapshots snapshots = Snapshots.read(List.of(Project.snapshots()));
        return pipeline.unclassified(pipeline.decide(snapshots)).get(function);
    }

    @Test
    void aFunctionThatNobodyHasIsNamed() throws IOException {
        assertEquals(
                "exceptions.rules refers to MPI_Gone: the facade has no method of it",
                reason("MPI_Cart_coords", "MPI_Cartdim_get.ndims", "MPI_Gone.ndims"));
    }

    @Test
    void anOutputThatTheFunctionHasNotIsNamed() throws IOException {
        assertEquals(
                "exceptions.rules refers to MPI_Cartdim_get: it has no output 'n'",
                reason("MPI_Cart_coords", "MPI_Cartdim_get.ndims", "MPI_Cartdim_get.n"));
    }

    @Test
    void aParameterThatTheFunctionHasNotIsNamed() throws IOException {
        assertEquals(
                "exceptions.rules says 'completes(peer)', and no parameter is called so",
                reason("MPI_Win_unlock", "completes(rank)", "completes(peer)"));
    }
}
