package panmpi.generator.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.IOException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import panmpi.generator.Project;
import panmpi.generator.model.FacadeMethod;

/**
 * Tests the class and the name that the rules give each method of the facade, and that each
 * function without a method has a reason.
 */
class FacadeRulesTest {

    private static FacadeRules.Decisions decisions;

    @BeforeAll
    static void decide() throws IOException {
        decisions = Project.decide(Project.snapshots(), Project.quiet()).facade();
    }

    @ParameterizedTest
    @CsvSource({
        "MPI_Send, Comm.Send",
        "MPI_Comm_rank, Comm.Rank",
        "MPI_Barrier, Comm.Barrier",
        "MPI_Bcast, Comm.Bcast",
        "MPI_Wait, Request.Wait",
        "MPI_Get_count, Status.Get_count",
        "MPI_Win_free, Win.Free",
        "MPI_Group_incl, Group.Incl",
        "MPI_Win_create, Win.Create",
        "MPI_Type_vector, Datatype.Vector",
        "MPI_Mrecv, Message.Mrecv",
        "MPI_Reduce_local, Op.Reduce_local",
        "MPI_Alloc_mem, MPI.Alloc_mem",
        "MPI_Cart_shift, Cartcomm.Shift",
    })
    void putsAMethodWhereUsersLookForIt(String function, String method) {
        FacadeMethod m = decisions.methods().get(function).getFirst();
        assertEquals(method, m.owner() + "." + m.name());
    }

    @ParameterizedTest
    @CsvSource({"MPI_Send_c", "MPI_T_init_thread", "MPI_Comm_c2f", "MPI_Attr_get"})
    void skipsWithAReason(String function) {
        assertNull(decisions.methods().get(function));
        assertFalse(decisions.skipped().get(function).isBlank());
    }
}
