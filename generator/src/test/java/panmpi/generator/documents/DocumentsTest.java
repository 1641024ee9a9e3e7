package panmpi.generator.documents;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import panmpi.generator.Project;

/**
 * Tests the project's documents: their links, their first lines, and the size of the documents that
 * all readers read.
 */
final class DocumentsTest {

    private static final int MOST_BYTES = 8192;

    /** Names of folders that hold no documents of the project. */
    private static final Set<String> FOREIGN =
            Set.of(".git", ".github", ".mpi", "build", "target", "results");

    @Test
    void everyLinkLeadsToAFileAndAHeading() throws IOException {
        List<String> broken = new ArrayList<>();
        List<Path> documents = documents();
        assertTrue(documents.size() > 60, documents::toString);
        for (Path document : documents) {
            broken.addAll(Document.read(document).broken());
        }
        assertEquals(List.of(), broken);
    }

    @Test
    void everyDocumentOpensWithItsReaders() throws IOException {
        List<Path> silent = new ArrayList<>();
        for (Path document : documents()) {
            if (!isGenerated(document) && !Document.read(document).namesReaders()) {
                silent.add(Project.root().relativize(document));
            }
        }
        assertEquals(List.of(), silent);
    }

    @ParameterizedTest
    @ValueSource(strings = {"README.md", "docs/architecture.md"})
    void documentsThatAllReadAreShort(String name) throws IOException {
        long bytes = Files.size(Project.root().resolve(name));
        assertTrue(bytes <= MOST_BYTES, name + " has " + bytes + " bytes, of at most 8192");
    }

    @Test
    void brokenLinksAreFound(@TempDir Path folder) throws IOException {
        Files.writeString(
                folder.resolve("b.md"), "# One (1)\n\ntext\n\n## Two: it\n\n## Two: it\n");
        Path document = folder.resolve("a.md");
        Files.writeString(
                document,
                """
                # A

                *For no one.*

                [good](b.md#one-1) [good](b.md#two-it-1) [own](#a) [far](https://mpi-forum.org/)
                | [gone](c.md) | [no heading](b.md#three) | ![no picture](p.svg) |
                """);
        assertEquals(
                List.of("a.md: c.md", "a.md: b.md#three", "a.md: p.svg"),
                Document.read(document).broken());
        assertTrue(Document.read(document).namesReaders());
    }

    /**
     * Returns true if {@code make bindings} writes the document: a page on a version, or the
     * ledger.
     */
    private static boolean isGenerated(Path document) {
        Path name = Project.root().relativize(document);
        return name.startsWith("generated")
                || name.startsWith("docs/abi") && !name.endsWith("README.md");
    }

    private static List<Path> documents() throws IOException {
        List<Path> found = new ArrayList<>();
        Files.walkFileTree(
                Project.root(),
                new SimpleFileVisitor<>() {
                    @Override
                    public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes a) {
                        return FOREIGN.contains(folder.getFileName().toString())
                                ? FileVisitResult.SKIP_SUBTREE
                                : FileVisitResult.CONTINUE;
                    }

                    @Override
                    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                        Stream.of(file)
                                .filter(f -> f.toString().endsWith(".md"))
                                .forEach(found::add);
                        return FileVisitResult.CONTINUE;
                    }
                });
        return found.stream().sorted().toList();
    }
}
