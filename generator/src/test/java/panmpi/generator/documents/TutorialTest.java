package panmpi.generator.documents;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import panmpi.generator.Project;

/** Tests that programs and outputs in the tutorial come from files that are compiled and run. */
final class TutorialTest {

    private static final Path PAGES = Project.root().resolve("docs/tutorial");
    private static final String PROGRAMS = "examples/src/tutorial/java/";
    private static final String RUNS = "examples/runs/";

    /** Languages of the blocks that show a program or its output. */
    private static final Set<String> SHOWN = Set.of("java", "text", "xml", "bash");

    @Test
    void programsAndOutputsAreThoseOfFiles() throws IOException {
        List<String> copies = new ArrayList<>();
        for (Page page : pages()) {
            page.blocks().stream()
                    .filter(block -> SHOWN.contains(block.language()) && !block.isOfAFile())
                    .forEach(block -> copies.add(page.file().getFileName() + ": " + block));
        }
        assertEquals(List.of(), copies);
    }

    /** Tests all documents but {@code docs/projects.md}, whose blocks are parts of files. */
    @Test
    void blocksAreAsInTheirFiles() throws IOException {
        List<String> others = new ArrayList<>();
        try (Stream<Path> files = Files.walk(Project.root().resolve("docs"))) {
            for (Path file : files.filter(TutorialTest::isFilled).toList()) {
                for (Page.Block block : Page.read(file).blocks()) {
                    if (block.isOfAFile() && !block.isAsInTheFile()) {
                        others.add(file.getFileName() + ": " + block.file());
                    }
                }
            }
        }
        assertEquals(List.of(), others, "`make documents` writes the text of the files");
    }

    private static boolean isFilled(Path file) {
        return file.toString().endsWith(".md")
                && !file.endsWith("projects.md")
                && !file.startsWith(Project.root().resolve("docs/abi"));
    }

    @Test
    void everyProgramIsShownAndRun() throws IOException {
        Set<String> shown = new HashSet<>();
        for (Page page : pages()) {
            page.blocks().forEach(block -> shown.add(block.file()));
        }
        for (String program : names(PROGRAMS, ".java")) {
            assertTrue(shown.contains(PROGRAMS + program + ".java"), program + " is in no page");
            Path run = Project.root().resolve(RUNS + program + ".run");
            assertTrue(Files.exists(run), run + " is missing");
        }
    }

    @Test
    void everyPageHasAnExerciseAndItsSolution() throws IOException {
        for (Page page : pages()) {
            List<String> lines = page.lines();
            int exercise = lines.indexOf("## Exercise");
            int solution = lines.indexOf("??? success \"Solution\"");
            int more = lines.indexOf("## Read on");
            assertTrue(
                    0 < exercise && exercise < solution && solution < more, page.file()::toString);
        }
    }

    @Test
    void theFirstPageListsAllPages() throws IOException {
        String list = Files.readString(PAGES.resolve("README.md"));
        for (Page page : pages()) {
            assertTrue(list.contains("(" + page.file().getFileName() + ")"), page.file()::toString);
        }
    }

    @Test
    void anotherTextAndAMissingFileAreFound() throws IOException {
        Page page =
                new Page(
                        Path.of("page.md"),
                        List.of(
                                "    ```java docs/nothing.java",
                                "    int i;",
                                "    ```",
                                "```text examples/runs/HelloRanks.run",
                                "rank 0 of 5",
                                "```",
                                "```java",
                                "int i;",
                                "```"));
        List<Page.Block> blocks = page.blocks();
        assertEquals(
                List.of(true, true, false), blocks.stream().map(Page.Block::isOfAFile).toList());
        assertFalse(blocks.get(0).isAsInTheFile());
        assertFalse(blocks.get(1).isAsInTheFile());
    }

    private static List<Page> pages() throws IOException {
        List<Page> pages = new ArrayList<>();
        for (String name : names("docs/tutorial", ".md")) {
            if (!name.equals("README")) {
                pages.add(Page.read(PAGES.resolve(name + ".md")));
            }
        }
        assertFalse(pages.isEmpty());
        return pages;
    }

    private static Set<String> names(String folder, String ending) throws IOException {
        try (Stream<Path> files = Files.list(Project.root().resolve(folder))) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(ending))
                    .map(name -> name.substring(0, name.length() - ending.length()))
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }
}
