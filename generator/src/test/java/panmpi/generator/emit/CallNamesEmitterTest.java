package panmpi.generator.emit;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import panmpi.generator.Pipeline;
import panmpi.generator.Project;

/**
 * Tests two generated lists of functions: those that any thread may call at any thread level, and
 * those that may have to wait for other ranks, but for nothing else, such as a disk.
 */
class CallNamesEmitterTest {

    private static Set<String> names;
    private static Set<String> waiting;

    @BeforeAll
    static void emit() throws IOException {
        Pipeline.Decided decided = Project.decide(Project.snapshots(), Project.quiet());
        List<Draft> drafts =
                new CallNamesEmitter(
                                decided.merged(),
                                decided.exceptions(),
                                decided.waits(),
                                Project.templates())
                        .emit();
        names = names(drafts.getFirst());
        waiting = names(drafts.getLast());
    }

    private static Set<String> names(Draft draft) {
        return draft.source()
                .lines()
                .map(String::strip)
                .filter(line -> line.matches("MPIX?_\\w+"))
                .collect(Collectors.toSet());
    }

    @Test
    void callsAllowedBeforeInitialisationNeedNoThreadLevel() {
        assertTrue(
                names.containsAll(List.of("MPI_Initialized", "MPI_Info_set", "MPI_Get_version")));
        assertTrue(names.containsAll(List.of("MPI_Session_init", "MPI_Error_string")));
    }

    @Test
    void soDoTheToolInterfaceClocksAndAbort() {
        assertTrue(names.containsAll(List.of("MPI_T_pvar_read", "MPI_Wtime", "MPI_Abort")));
    }

    @Test
    void communicationAndObjectsNeedOne() {
        for (String call : List.of("MPI_Send", "MPI_Type_create_resized", "MPI_Comm_dup")) {
            assertFalse(names.contains(call), call);
        }
    }

    @Test
    void onlyOtherRanksEndMessagesAndCollectiveCalls() {
        assertTrue(
                waiting.containsAll(
                        List.of("MPI_Recv", "MPI_Wait", "MPI_Barrier", "MPI_Win_fence")));
        for (String call : List.of("MPI_Isend", "MPI_Iprobe", "MPI_Get_count", "MPI_Init")) {
            assertFalse(waiting.contains(call), call);
        }
    }

    @Test
    void otherJobsAndDisksEndCallsAsWell() {
        for (String call :
                List.of("MPI_Comm_accept", "MPI_Comm_spawn_multiple", "MPI_File_write_all")) {
            assertFalse(waiting.contains(call), call);
        }
    }
}
