package panmpi.generator.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panmpi.generator.Pipeline;
import panmpi.generator.Project;
import panmpi.generator.model.Merged;
import panmpi.generator.model.Snapshots;
import panmpi.generator.report.Diagnostics;

/** Tests that C function types become Java interfaces as callbacks.rules says. */
class CallbackEmitterTest {

    private static final String WATCH =
            """
            MPI_Watch_function does Watches a $object$
            MPI_Watch_function when MPI calls it at times.
            MPI_Watch_function may It must not call MPI.
            MPI_Watch_function fails becomes an error code
            MPI_Watch_function call Watches.
            MPI_Watch_function .comm the $object$.
            MPI_Watch_function .reply the number of events.
            MPI_Comm object communicator
            """;

    private static final String SNAPSHOT =
            """
            # panmpi snapshot, format 1. Made by hand for a test.
            library pointers 1.0
            family pointers
            mpi 4.0
            header pointers.h sha256 0
            typedef MPI_Comm pointer = struct ompi_communicator_t *
            constant MPI_COMM_NULL MPI_Comm = &ompi_mpi_comm_null
            callback int MPI_Watch_function(MPI_Comm *x0, int x1, void *x2, MPI_Aint *x3)
            typedef MPI_Aint long = long
            """;

    @TempDir private Path folder;
    private final Diagnostics diagnostics = Project.quiet();

    private static Merged committed() throws IOException {
        return new Pipeline(Project.templates(), Project.quiet())
                .merge(Snapshots.read(List.of(Project.snapshots())));
    }

    private List<Draft> emit(String rules) throws IOException {
        Path templates = Files.createDirectories(folder.resolve("templates"));
        Files.writeString(templates.resolve("callbacks.rules"), rules);
        for (String name : List.of("classes.rules", "libraries.rules", "Callback.java")) {
            Files.copy(Project.templates().resolve(name), templates.resolve(name));
        }
        Path snapshots = Files.createDirectories(folder.resolve("api"));
        Files.writeString(snapshots.resolve("pointers-1.0.api"), SNAPSHOT);
        Merged merged =
                new Pipeline(templates, diagnostics).merge(Snapshots.read(List.of(snapshots)));
        return new CallbackEmitter(merged, templates, diagnostics).emit();
    }

    private List<String> messages() {
        return diagnostics.messages().stream().map(Diagnostics.Message::text).toList();
    }

    @Test
    void everyLineOfTheRulesDecidesSomething() throws IOException {
        Merged merged = committed();
        Set<String> names = new TreeSet<>(merged.handles());
        merged.apis().forEach(api -> names.addAll(api.callbacks().keySet()));
        assertEquals(List.of(), CallbackRules.read(Project.templates(), diagnostics).unused(names));
        assertEquals(List.of(), messages());
    }

    @Test
    void aFunctionTypeBecomesAnInterfaceWithJavasTypes() throws IOException {
        List<Draft> drafts =
                emit("MPI_Watch_function params comm -n -extra_state =reply\n" + WATCH);
        assertEquals(List.of(), messages());
        String text = drafts.getFirst().format().text();
        assertEquals("mpi/Watch_function.java", drafts.getFirst().path());
        assertTrue(text.contains("long call(Comm comm);"), text);
        assertTrue(text.contains("* Watches a communicator.\n"), text);
        assertTrue(text.contains("@return the number of events."), text);
        assertTrue(
                text.contains(
                        "int MPI_Watch_function(MPI_Comm *comm, int n, void *extra_state, MPI_Aint *reply)"),
                text);
        assertTrue(text.contains("{@link MPIException} that leaves it becomes an error code;"));
    }

    @Test
    void aTypeOfTheRulesStandsForThatOfC() throws IOException {
        List<Draft> drafts =
                emit(
                        "MPI_Watch_function params -comm on:boolean -extra_state -reply\n"
                                + WATCH
                                + "MPI_Watch_function .on true to begin.\n");
        assertTrue(drafts.getFirst().source().contains("void call(boolean on);"));
    }

    @Test
    void parametersThatAreNotThoseOfCAreAnError() throws IOException {
        assertEquals(List.of(), emit("MPI_Watch_function params comm =reply\n" + WATCH));
        Diagnostics.Message message = diagnostics.messages().getFirst();
        assertTrue(message.position().endsWith("callbacks.rules:1"), message.position());
        assertTrue(message.text().startsWith("it names 2 parameters of 'int MPI_Watch_function("));
    }

    @Test
    void malformedLinesAndMissingOnesAreErrors() throws IOException {
        emit("MPI_Watch_function params comm -n -extra_state -reply\nMPI_X does\nMPI_X dos x\n");
        assertEquals("'MPI_X does' is not PATTERN KEY TEXT", messages().getFirst());
        assertTrue(messages().get(1).startsWith("'dos' is no key; the keys are [call, "));
        assertTrue(
                messages().contains("'MPI_Watch_function' has a line of params but none of does"),
                messages()::toString);
    }
}
