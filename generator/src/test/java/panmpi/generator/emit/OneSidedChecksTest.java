package panmpi.generator.emit;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panmpi.generator.Pipeline;
import panmpi.generator.Project;
import panmpi.generator.model.ApiFile;
import panmpi.generator.model.Snapshots;

/**
 * Tests that the kinds of parameters decide the checks for the target of a one-sided call, by means
 * of one-sided functions that no MPI has.
 */
@Tag("long")
class OneSidedChecksTest {
    private static final String UNSEEN =
            """
            function int MPI_Win_push(const void *origin_addr, int origin_count, \
            MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, \
            int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)
            function int MPI_Win_pull(void *origin_addr, int origin_count, \
            MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, \
            int target_count, MPI_Datatype target_datatype, MPI_Win win)
            function int MPI_Win_exchange(const void *origin_addr, void *result_addr, \
            MPI_Datatype datatype, int target_rank, MPI_Aint target_disp, MPI_Win win)
            function int MPI_Win_reserve(MPI_Aint size, int disp_unit, MPI_Info info, \
            MPI_Comm comm, void *baseptr, MPI_Win *win)
            function int MPI_Win_create_late(MPI_Info info, MPI_Comm comm, MPI_Win *win)
            """;

    private String calls;

    @BeforeEach
    void emit(@TempDir Path folder) throws IOException {
        Path known = Project.snapshots().resolve("mpich-5.0.2.api");
        String text = Files.readString(known).replace("library mpich 5.0.2", "library mpich 9.1");
        Path unseen = Files.writeString(folder.resolve("mpich-9.1.api"), text + UNSEEN);
        Snapshots snapshots =
                Snapshots.read(List.of(Project.snapshots())).with(List.of(ApiFile.read(unseen)));
        Pipeline pipeline = new Pipeline(Project.templates(), Project.quiet());
        calls =
                pipeline.emit(pipeline.decide(snapshots)).files().stream()
                        .filter(f -> f.path().equals("mpi/WinCalls.java"))
                        .findFirst()
                        .orElseThrow()
                        .text();
    }

    @Test
    void followFromTheKindsOfParameters() {
        String items = "target_count, target_datatype";
        String amounts = "target_rank, origin_count, origin_datatype, " + items;
        String push = method("void Push(Object ");
        has(push, "target(target_rank, target_disp, " + items + ");");
        has(push, "sends(" + amounts + ", op);");
        assertTrue(push.indexOf("peer(\"target_rank\"") < push.indexOf("target(target_rank"));
        has(method("void Pull(Object "), "fetches(" + amounts + ");");
        String exchange = method("void Exchange(Object ");
        has(exchange, "target(target_rank, target_disp, 1, datatype);");
        assertFalse(exchange.contains("sends("), exchange);
        has(method("Win Reserve(long size"), ".among(comm, size, disp_unit);");
        has(method("Win Reserve(long size"), "mustBeIntra(\"comm\", comm);");
        has(method("Win Create_late("), ".unbounded();");
    }

    private static void has(String text, String part) {
        assertTrue(text.contains(part), text);
    }

    private String method(String head) {
        int begin = calls.indexOf(head);
        assertTrue(begin >= 0, head);
        return calls.substring(begin, calls.indexOf("\n    }\n", begin));
    }
}
