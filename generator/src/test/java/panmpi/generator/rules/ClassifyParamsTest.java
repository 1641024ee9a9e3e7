package panmpi.generator.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import panmpi.generator.Project;
import panmpi.generator.model.FacadeMethod;

class ClassifyParamsTest {

    private static FacadeRules.Decisions decisions;

    @BeforeAll
    static void decide() throws IOException {
        decisions = Project.decide(Project.snapshots(), Project.quiet()).facade();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "MPI_Send | Comm.Send | BUFFER_IN COUNT DATATYPE PEER INT HANDLE",
                "MPI_Recv | Comm.Recv"
                        + " | BUFFER_INOUT COUNT DATATYPE SOURCE INT HANDLE OUT_STATUS",
                "MPI_Irecv | Comm.Irecv"
                        + " | BUFFER_INOUT COUNT DATATYPE SOURCE INT HANDLE OUT_HANDLE",
                "MPI_Comm_rank | Comm.Rank | HANDLE OUT_INT",
                "MPI_Iprobe | Comm.Iprobe | SOURCE INT HANDLE OUT_FLAG OUT_STATUS",
                "MPI_Barrier | Intracomm.Barrier | HANDLE",
                "MPI_Bcast | Intracomm.Bcast | BUFFER_INOUT COUNT DATATYPE ROOT HANDLE",
                "MPI_Reduce | Intracomm.Reduce"
                        + " | BUFFER_IN BUFFER_OUT COUNT DATATYPE HANDLE ROOT HANDLE",
                "MPI_Wait | Request.Wait | INOUT_HANDLE OUT_STATUS",
                "MPI_Waitall | Request.Waitall | COUNT INOUT_HANDLES OUT_STATUSES",
                "MPI_Get_count | Status.Get_count | STATUS DATATYPE OUT_INT",
                "MPI_Win_free | Win.Free | INOUT_HANDLE",
                "MPI_Type_commit | Datatype.Type_commit | INOUT_HANDLE",
                "MPI_Comm_set_name | Comm.Set_name | HANDLE STRING",
                "MPI_Group_incl | Group.Incl | HANDLE INT INTS OUT_HANDLE",
            })
    void decidesFromTheHeaderAlone(String function, String method, String kinds) {
        FacadeMethod m = decisions.methods().get(function);
        assertEquals(method, m.owner() + "." + m.name());
        assertEquals(
                kinds,
                m.params().stream().map(p -> p.kind().name()).collect(Collectors.joining(" ")));
    }

    @ParameterizedTest
    @CsvSource({"MPI_Send_c", "MPI_T_init_thread", "MPI_Comm_c2f", "MPI_Attr_get"})
    void skipsWithAReason(String function) {
        assertEquals(null, decisions.methods().get(function));
        assertEquals(false, decisions.skipped().get(function).isBlank());
    }
}
