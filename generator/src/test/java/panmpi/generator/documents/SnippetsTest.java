package panmpi.generator.documents;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.FencedCodeBlock;
import org.junit.jupiter.api.Test;
import panmpi.generator.Project;

/**
 * Tests that each snippet of {@code docs/projects.md} is in the file that the snippet names. The
 * file belongs to a project that is built and run.
 */
final class SnippetsTest {

    private static final int FEWEST = 10;

    private record Snippet(String file, String text) {}

    @Test
    void snippetsStandInTheProjectsThatTheyName() throws IOException {
        Path projects = Project.root().resolve("tests/outside");
        List<Snippet> snippets = snippets(Project.root().resolve("docs/projects.md"));
        assertTrue(snippets.size() >= FEWEST, snippets::toString);
        for (Snippet snippet : snippets) {
            Path file = projects.resolve(snippet.file());
            String content = unindented(Files.readString(file));
            assertTrue(
                    content.contains(unindented(snippet.text())),
                    file + " does not have these lines:\n" + snippet.text());
        }
    }

    @Test
    void indentationAloneMayDiffer() {
        assertEquals("a b\nc", unindented("    a b\n\tc  \n"));
    }

    private static List<Snippet> snippets(Path document) throws IOException {
        List<Snippet> snippets = new ArrayList<>();
        Document.read(document)
                .root()
                .accept(
                        new AbstractVisitor() {
                            @Override
                            public void visit(FencedCodeBlock block) {
                                String[] words = block.getInfo().split(" ");
                                assertEquals(2, words.length, "no file: " + block.getInfo());
                                snippets.add(new Snippet(words[1], block.getLiteral()));
                            }
                        });
        return snippets;
    }

    private static String unindented(String text) {
        return text.lines().map(String::strip).collect(Collectors.joining("\n"));
    }
}
