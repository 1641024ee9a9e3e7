package panmpi.generator.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panmpi.generator.Project;
import panmpi.generator.model.FacadeClass.Trait;
import panmpi.generator.report.Diagnostics;

/** Tests that lines of classes.rules are read, and that unknown words in them are errors. */
class ClassesTest {

    @TempDir private Path folder;
    private final Diagnostics diagnostics = Project.quiet();

    private Classes classes(String text) throws IOException {
        Files.writeString(folder.resolve("classes.rules"), text);
        return Classes.read(folder, diagnostics);
    }

    private List<String> messages() {
        return diagnostics.messages().stream().map(Diagnostics.Message::text).toList();
    }

    @Test
    void aLineGivesHandlePrefixesAndTraits() throws IOException {
        FacadeClass graph =
                classes("Graphcomm of=Comm prefix=Graph,Comm communicator\nMPI statics\n")
                        .named("Graphcomm");
        assertEquals("Comm", graph.handle());
        assertEquals(List.of("Graph", "Comm"), graph.prefixes());
        assertTrue(graph.has(Trait.COMMUNICATOR));
        assertFalse(graph.has(Trait.WINDOW));
        assertEquals(List.of(), messages());
    }

    @Test
    void aLineGivesTheParentOfTheBaseAndTheOuterClass() throws IOException {
        Classes classes =
                classes(
                        "Prequest extends=Request super=Staging:staged,null\nMPI statics\nFile in=MPI\n");
        FacadeClass.Base base = classes.named("Prequest").base();
        assertEquals("Request", base.parent());
        assertEquals(List.of("Staging:staged", "null"), base.arguments());
        assertEquals("Prequest", classes.named("Prequest").qualified());
        assertEquals("MPI.File", classes.named("File").qualified());
        assertTrue(classes.has("File"));
        assertFalse(classes.has("Widget"));
        assertEquals(List.of(), messages());
    }

    @Test
    void aClassWithoutALineStandsForItsOwnHandleAndHasNoTrait() throws IOException {
        FacadeClass widget = classes("MPI statics\n").of("MPI_Widget");
        assertEquals("Widget", widget.name());
        assertEquals("Widget", widget.handle());
        assertEquals(List.of("Widget"), widget.prefixes());
        assertTrue(widget.traits().isEmpty());
    }

    @Test
    void anUnknownWordIsAnErrorWithItsPosition() throws IOException {
        classes("# comment\nMPI statics\nComm comunicator\nWin off=Win\n");
        assertEquals(2, messages().size(), messages().toString());
        Diagnostics.Message first = diagnostics.messages().getFirst();
        assertTrue(first.position().endsWith("classes.rules:3"), first.position());
        assertTrue(first.text().startsWith("'comunicator' is neither"), first.text());
        assertTrue(messages().getLast().startsWith("'off=Win' is neither"), messages().getLast());
    }

    @Test
    void oneClassHasTheMethodsWithoutAnObject() throws IOException {
        classes("Comm communicator\n");
        assertEquals(List.of("one class must have the trait 'statics'"), messages());
    }
}
