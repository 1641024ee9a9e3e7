package panmpi.generator.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.github.javaparser.JavaParser;
import com.github.javaparser.ParserConfiguration;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import com.github.javaparser.ast.expr.SimpleName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panmpi.generator.Pipeline;
import panmpi.generator.Project;
import panmpi.generator.model.MethodName;
import panmpi.generator.model.Snapshots;
import panmpi.generator.rules.Spelling;

/** Tests the whole facade with camelCase names instead of mpiJava's. */
@Tag("long")
@Tag("nightly")
class SecondSpellingTest {

    @TempDir private Path folder;

    private static Pipeline pipeline(Spelling spelling) {
        return new Pipeline(Project.templates(), Project.quiet(), spelling);
    }

    private static List<SourceFile> emit(Spelling spelling) throws IOException {
        Pipeline pipeline = pipeline(spelling);
        return pipeline.emit(pipeline.decide(Snapshots.read(List.of(Project.snapshots())))).files();
    }

    /**
     * Counts the source lines by which generated methods take objects: a test for an ObjectType, or
     * a use of MPI.OBJECT.
     */
    private static long objects(List<SourceFile> files) {
        return files.stream()
                .flatMap(f -> f.text().lines())
                .filter(l -> l.contains("instanceof ObjectType") || l.contains("MPI.OBJECT"))
                .count();
    }

    @Test
    void itLosesNoMethodOfObjects() throws IOException {
        long mpijava = objects(emit(Spelling.MPIJAVA));
        assertTrue(mpijava > 50, "with objects: " + mpijava);
        assertEquals(mpijava, objects(emit(new CamelCase())));
    }

    @Test
    void itsFacadeCompilesWithTheHandWrittenPartSpeltLikewise() throws IOException {
        List<Path> sources = new ArrayList<>();
        Map<String, String> spelling = spelling();
        for (SourceFile file : emit(new CamelCase())) {
            // Hand-written members in templates call methods by mpiJava's names: rename the calls.
            sources.add(write(file.path(), spelt(file.text(), spelling)));
        }
        for (Path facade : Project.facade()) {
            sources.addAll(spelt(facade, spelling));
        }
        assertEquals("", Compile.errors(sources, folder.resolve("classes")));
    }

    private List<Path> spelt(Path facade, Map<String, String> spelling) throws IOException {
        List<Path> sources = new ArrayList<>();
        try (Stream<Path> walk = Files.walk(facade)) {
            for (Path file : walk.filter(p -> p.toString().endsWith(".java")).toList()) {
                String path = facade.relativize(file).toString();
                sources.add(write(path, spelt(Files.readString(file), spelling)));
            }
        }
        return sources;
    }

    private Path write(String path, String text) throws IOException {
        Path file = folder.resolve("java").resolve(path);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    /** Maps mpiJava's names to the camelCase names. */
    private static Map<String, String> spelling() throws IOException {
        Map<String, String> names = new HashMap<>();
        pipeline(Spelling.MPIJAVA)
                .decide(Snapshots.read(List.of(Project.snapshots())))
                .facade()
                .methods()
                .values()
                .forEach(
                        list ->
                                list.forEach(
                                        m -> {
                                            MethodName spelling =
                                                    new CamelCase().spell(m.names().words());
                                            names.put(m.names().method(), spelling.method());
                                            names.put(m.names().large(), spelling.large());
                                        }));
        return names;
    }

    private static String spelt(String text, Map<String, String> spelling) {
        ParserConfiguration java =
                new ParserConfiguration()
                        .setLanguageLevel(ParserConfiguration.LanguageLevel.JAVA_25);
        CompilationUnit unit = new JavaParser(java).parse(text).getResult().orElseThrow();
        unit.findAll(SimpleName.class).stream()
                .filter(n -> isOfMethod(n.getParentNode().orElseThrow()))
                .forEach(
                        n ->
                                n.setIdentifier(
                                        spelling.getOrDefault(
                                                n.getIdentifier(), n.getIdentifier())));
        unit.findAll(MethodReferenceExpr.class)
                .forEach(
                        m ->
                                m.setIdentifier(
                                        spelling.getOrDefault(
                                                m.getIdentifier(), m.getIdentifier())));
        return unit.toString();
    }

    private static boolean isOfMethod(Node node) {
        return node instanceof MethodDeclaration || node instanceof MethodCallExpr;
    }
}
