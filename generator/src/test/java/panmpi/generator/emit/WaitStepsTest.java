package panmpi.generator.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import panmpi.generator.Pipeline;
import panmpi.generator.Project;
import panmpi.generator.model.Merged;
import panmpi.generator.model.Snapshots;
import panmpi.generator.rules.ExceptionRules;

/**
 * Tests which calls a virtual thread makes instead of a call of MPI that may wait for other
 * processes. It polls a nonblocking call, or lets a platform thread make the call, since it must
 * not block its carrier thread.
 */
class WaitStepsTest {
    private Merged merged;
    private WaitSteps steps;

    @BeforeEach
    void readTheCommittedSnapshots() throws IOException {
        var pipeline = new Pipeline(Project.templates(), Project.quiet());
        merged = pipeline.merge(Snapshots.read(List.of(Project.snapshots())));
        var rules =
                ExceptionRules.read(Project.templates().resolve("waits.rules"), Project.quiet());
        steps = new WaitSteps(merged, rules);
    }

    @Test
    void messageIsBegunAndItsRequestHasTheStatus() {
        assertEquals(
                calls(
                        "start(requestAt -> MPI_Irecv(buf, count, datatype, source, tag, comm, requestAt), status)"),
                before("MPI_Recv"));
        assertTrue(before("MPI_Ssend_c").endsWith("requestAt), MPI_STATUS_IGNORE); }"));
    }

    @Test
    void questionHasItsFlagWhereTheRelativeHasIt() {
        assertEquals(
                calls("ask(flagAt -> MPI_Testany(count, array_of_requests, indx, flagAt, status))"),
                before("MPI_Waitany"));
        assertEquals(calls("ask(flagAt -> MPI_Win_test(win, flagAt))"), before("MPI_Win_wait"));
    }

    @Test
    void twoRelativesComeBeforeOneOfBoth() {
        String both = before("MPI_Sendrecv");
        assertTrue(both.contains("both(requestAt -> MPI_Irecv(recvbuf, "), both);
        assertTrue(both.contains("requestAt -> MPI_Isend(sendbuf, "), both);
    }

    @Test
    void collectiveCallIsMadeAsideThoughItHasARelative() {
        assertEquals(calls("offload(() -> MPI_Barrier(comm))"), before("MPI_Barrier"));
    }

    @Test
    void callThatDoesNotWaitStaysAsItIs() {
        for (String name : List.of("MPI_Isend", "MPI_Comm_rank", "MPI_Bsend", "MPI_Finalize")) {
            assertEquals("", before(name), name);
        }
    }

    private String before(String function) {
        return steps.before(merged.functions().get(function).function());
    }

    private static String calls(String call) {
        return "if (VirtualCall.isNeeded()) { return VirtualCall." + call + "; }";
    }
}
