package panmpi.generator.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import panmpi.generator.Pipeline;
import panmpi.generator.Project;
import panmpi.generator.model.FacadeMethod;
import panmpi.generator.model.Snapshots;

/** Tests that camelCase names are made of MPI's words in Java's style. */
class AliasSpellingTest {

    private static Pipeline.Decided decided;
    private static AliasSpelling spelling;

    @BeforeAll
    static void decide() throws IOException {
        decided =
                new Pipeline(Project.templates(), Project.quiet())
                        .decide(Snapshots.read(List.of(Project.snapshots())));
        spelling = decided.aliases();
    }

    private static FacadeMethod method(String function) {
        return decided.facade().methods().get(function).getFirst();
    }

    @ParameterizedTest
    @CsvSource({
        "MPI_Send, send",
        "MPI_Ibsend, ibSend",
        "MPI_Isendrecv_replace, iSendRecvReplace",
        "MPI_Iallreduce, iAllReduce",
        "MPI_Ineighbor_alltoallv, iNeighborAllToAllv",
        "MPI_Reduce_scatter_block_init, reduceScatterBlockInit",
        "MPI_Iexscan, iExScan",
        "MPI_Fetch_and_op, fetchAndOp",
        "MPI_Rget_accumulate, rGetAccumulate",
        "MPI_Type_create_hindexed_block, createHIndexedBlock",
        "MPI_File_get_amode, getAMode",
        "MPI_File_iread_at_all, iReadAtAll",
        "MPI_Comm_dup_with_info, dupWithInfo",
        "MPI_Pready_range, pReadyRange",
    })
    void dividesWords(String function, String name) {
        assertEquals(name, spelling.name(method(function)));
    }

    @ParameterizedTest
    @CsvSource({
        "MPI_Comm_rank, getRank",
        "MPI_Comm_remote_size, getRemoteSize",
        "MPI_Group_size, getSize",
        "MPI_Cart_coords, getCoords",
        "MPI_Error_class, getErrorClass",
        "MPI_Comm_test_inter, isInter",
        "MPI_Test_cancelled, isCancelled",
        "MPI_Op_commutative, isCommutative",
        "MPI_Is_thread_main, isThreadMain",
        "MPI_Initialized, isInitialized",
    })
    void callsThatOnlyReturnAreGetters(String function, String name) {
        assertEquals(name, spelling.name(method(function)));
    }

    @ParameterizedTest
    @CsvSource({
        "MPI_Pack_size, packSize",
        "MPI_Lookup_name, lookupName",
        "MPI_Add_error_class, addErrorClass",
        "MPI_Parrived, pArrived",
        "MPI_Win_test, test",
        "MPI_Dims_create, createDims",
        "MPI_Buffer_attach, attachBuffer",
        "MPI_Buffer_iflush, iFlushBuffer",
    })
    void verbsAreNot(String function, String name) {
        assertEquals(name, spelling.name(method(function)));
    }

    @Test
    void exceptionsHaveTheirNames() {
        assertEquals("waitFor", spelling.name(method("MPI_Wait")));
        assertEquals("wait", spelling.regular(method("MPI_Wait")));
        assertEquals("createVector", spelling.name(method("MPI_Type_vector")));
        assertEquals("getDataRep", spelling.getter("datarep"));
    }
}
