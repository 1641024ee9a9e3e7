package panmpi.generator.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panmpi.generator.Pipeline;
import panmpi.generator.Project;
import panmpi.generator.model.Api;

class EmittersTest {

    private static List<SourceFile> emit(List<Api> snapshots) throws IOException {
        Pipeline pipeline = new Pipeline(Project.templates(), Project.quiet());
        return pipeline.emit(pipeline.decide(snapshots));
    }

    @Test
    void theOrderOfSnapshotsDoesNotMatter() throws IOException {
        List<Api> snapshots = new ArrayList<>(Pipeline.readSnapshots(List.of(Project.snapshots())));
        List<SourceFile> first = emit(snapshots);
        Collections.reverse(snapshots);
        assertEquals(first, emit(snapshots));
    }

    @Test
    void whatIsCommittedIsWhatComesOut() throws IOException {
        for (SourceFile file : emit(Pipeline.readSnapshots(List.of(Project.snapshots())))) {
            Path committed = Project.root().resolve("generated/java").resolve(file.path());
            assertEquals(
                    Files.readString(committed),
                    file.text(),
                    file.path() + ": run `make bindings` and review the difference");
        }
    }

    @Test
    void emittedSourcesCompileWithoutAWarning(@TempDir Path folder) throws IOException {
        List<Path> sources = new ArrayList<>();
        for (SourceFile file : emit(Pipeline.readSnapshots(List.of(Project.snapshots())))) {
            Path path = folder.resolve("java").resolve(file.path());
            Files.createDirectories(path.getParent());
            sources.add(Files.writeString(path, file.text()));
        }
        Path facade = Project.root().resolve("oo-facade/src/main/java");
        try (Stream<Path> walk = Files.walk(facade)) {
            sources.addAll(walk.filter(p -> p.toString().endsWith(".java")).toList());
        }
        assertEquals("", Compile.errors(sources, folder.resolve("classes")));
    }

    @Test
    void everyMemberIsMarkedAsGenerated() throws IOException {
        for (SourceFile file : emit(Pipeline.readSnapshots(List.of(Project.snapshots())))) {
            assertTrue(file.text().startsWith("// Generated from "), file.path());
            long methods = file.text().lines().filter(l -> l.startsWith("    public ")).count();
            long marks = file.text().lines().filter(l -> l.contains("@Generated(")).count();
            boolean marksItself =
                    file.path().startsWith("mpi/abi/") || file.text().contains("public record ");
            assertEquals(marksItself ? 1 : methods, marks, file.path());
        }
    }
}
