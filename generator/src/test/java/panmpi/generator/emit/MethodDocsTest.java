package panmpi.generator.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panmpi.generator.Pipeline;
import panmpi.generator.Project;
import panmpi.generator.emit.Summaries.Summary;
import panmpi.generator.model.Classes;
import panmpi.generator.model.FacadeMethod;
import panmpi.generator.report.Diagnostics;

/**
 * Tests the tables summaries.txt and words.txt, which have a sentence for each function and phrases
 * for parameters, results and constants, and the Javadoc that is made from these tables.
 */
class MethodDocsTest {

    @TempDir private Path folder;

    private final Diagnostics diagnostics = Project.quiet();

    private Pipeline.Decided decided() throws IOException {
        return Project.decide(Project.snapshots(), diagnostics);
    }

    private Summaries summaries(String text) throws IOException {
        Files.writeString(folder.resolve("summaries.txt"), text);
        return Summaries.read(folder, diagnostics);
    }

    private List<String> texts() {
        return diagnostics.messages().stream().map(Diagnostics.Message::text).toList();
    }

    @Test
    void everyFunctionOfTheFacadeHasASummaryAndNoOther() throws IOException {
        Summaries summaries = Summaries.read(Project.templates(), diagnostics);
        assertEquals(decided().facade().methods().keySet(), summaries.functions());
        assertEquals(List.of(), diagnostics.messages());
    }

    @Test
    void summariesAreOneLineOfAReadableLength() throws IOException {
        Summaries summaries = Summaries.read(Project.templates(), diagnostics);
        for (String name : summaries.functions()) {
            String sentence = summaries.find(name).orElseThrow().sentence();
            assertTrue(sentence.length() <= 115, sentence);
            assertTrue(sentence.endsWith(".") && !sentence.contains(". "), sentence);
        }
    }

    @Test
    void everyPatternOfTheWordsNamesSomething() throws IOException {
        Words words = Words.read(Project.templates(), diagnostics);
        assertEquals(List.of(), words.unused(names(decided())));
    }

    private static List<String> names(Pipeline.Decided decided) {
        List<String> names = new ArrayList<>(decided.merged().constants().keySet());
        for (List<FacadeMethod> methods : decided.facade().methods().values()) {
            FacadeMethod m = methods.getFirst();
            m.params().forEach(p -> names.add(m.function().name() + "." + p.name()));
            names.add(m.function().name() + ".return");
            names.add(m.function().name() + ".null");
        }
        return names;
    }

    @Test
    void readsASentenceWithAndWithoutAReach() throws IOException {
        Summaries summaries =
                summaries("# head\nMPI_A  Does a.\nMPI_B  [not collective] Does b {@code x}.\n");
        assertEquals(List.of(), texts());
        assertEquals(
                Optional.of(new Summary(2, Optional.empty(), "Does a.")), summaries.find("MPI_A"));
        assertEquals(
                Optional.of(
                        new Summary(
                                3, Optional.of(Participation.NOT_COLLECTIVE), "Does b {@code x}.")),
                summaries.find("MPI_B"));
        assertEquals(Optional.empty(), summaries.find("MPI_C"));
    }

    @Test
    void reportsALineItCannotRead() throws IOException {
        summaries("MPI_A Does a.\nMPI_B  Does b\nMPI_C  [sometimes] Does c.\n");
        assertEquals(3, diagnostics.count(Diagnostics.Severity.ERROR));
        assertEquals("'[sometimes]' is no reach; see the head of the file", texts().getLast());
    }

    @Test
    void reportsASecondLineForAName() throws IOException {
        summaries("MPI_A  Does a.\nMPI_A  Does b.\n");
        assertEquals(
                List.of("'MPI_A' comes after 'MPI_A': one line for each name, sorted"), texts());
    }

    @Test
    void reportsALineOfAFunctionThatNobodyHas() throws IOException {
        summaries("MPI_A  Does a.\nMPI_B  Does b.\n").reportUnknown(Set.of("MPI_A"), diagnostics);
        assertEquals(
                List.of("'MPI_B' has no method in the facade; delete the line or mend the name"),
                texts());
    }

    @Test
    void aFunctionWithoutALineIsDocumentedByItsPrototypeAndNoted() throws IOException {
        summaries("");
        Files.writeString(folder.resolve("words.txt"), "");
        Pipeline.Decided decided = decided();
        FacadeMethod send = decided.facade().methods().get("MPI_Send").getFirst();
        Form form =
                new Form(
                        send,
                        false,
                        decided.merged(),
                        new MethodTable(List.of(send), Project.quiet()),
                        Classes.read(Project.templates(), Project.quiet()));
        MethodDocs docs = new MethodDocs(folder, decided.sections(), diagnostics);
        assertEquals(
                "Calls {@code MPI_Send}: point-to-point, blocking.",
                docs.of(form, "", List.of(), "").paragraphs().getFirst());
        assertEquals(
                List.of(
                        "'MPI_Send' has no line in summaries.txt: its Javadoc is derived from"
                                + " the prototype alone"),
                texts());
    }

    @Test
    void theFirstPatternThatMatchesGivesThePhrase() throws IOException {
        Files.writeString(
                folder.resolve("words.txt"),
                "MPI_A.size  bytes\nsize  ranks\nMPI_ERR_*  an error class\n");
        Words words = Words.read(folder, diagnostics);
        assertEquals(Optional.of("bytes"), words.find("MPI_A.size"));
        assertEquals(Optional.of("ranks"), words.find("MPI_B.size"));
        assertEquals(Optional.of("an error class"), words.find("MPI_ERR_IO"));
        assertEquals(Optional.empty(), words.find("MPI_B.sizes"));
        assertEquals(Optional.empty(), words.find("MPI_Err_.x"));
    }
}
