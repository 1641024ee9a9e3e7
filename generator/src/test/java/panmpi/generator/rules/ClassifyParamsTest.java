package panmpi.generator.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import panmpi.generator.Project;
import panmpi.generator.model.Api;
import panmpi.generator.model.ApiFile;
import panmpi.generator.model.Function;
import panmpi.generator.model.Merged;
import panmpi.generator.model.ParamKind;
import panmpi.generator.model.ParamUse;

/**
 * Tests how parameters of prototypes are classified. Expected results have a kind, a direction,
 * which is in, out or io, and {@code []} for a parameter with several values.
 */
class ClassifyParamsTest {

    /** Beginning of a snapshot, with the types that a test function needs. */
    private static final String TYPES =
            """
            library test 1.0
            family openmpi
            mpi 9.0
            header mpi.h sha256 0
            callback void MPI_Fn(void *x0)
            struct MPI_Status 24
            struct MPIX_Part 16
            typedef MPI_Aint long = long
            typedef MPI_Comm pointer = struct c *
            typedef MPI_Count long = long
            typedef MPI_Datatype pointer = struct d *
            typedef MPI_Message pointer = struct m *
            typedef MPI_Request pointer = struct r *
            """;

    @TempDir private static Path folder;

    private static List<ParamUse> classify(String prototype, String exceptions) throws IOException {
        Path file = folder.resolve("test.api");
        Api api = ApiFile.read(Files.writeString(file, TYPES + "function " + prototype + "\n"));
        Merged merged = Project.merge(Project.quiet(), List.of(api));
        Path rules = Files.writeString(folder.resolve("test.rules"), exceptions);
        Function f = merged.functions().values().iterator().next().function();
        return new ClassifyParams(merged, ExceptionRules.read(rules, Project.quiet())).classify(f);
    }

    private static String kinds(String prototype) throws IOException {
        return classify(prototype, "").stream()
                .map(ClassifyParamsTest::say)
                .collect(Collectors.joining(" "));
    }

    private static String say(ParamUse p) {
        String direction =
                switch (p.direction()) {
                    case IN -> "in";
                    case OUT -> "out";
                    case INOUT -> "io";
                };
        String kind = p.kind().name().toLowerCase(Locale.ROOT);
        return kind + ":" + direction + (p.many() ? "[]" : "");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "MPI_Send(const void *buf, int count, MPI_Datatype datatype, int dest, int tag,"
                        + " MPI_Comm comm)"
                        + " | buffer:in count:in datatype:in dest:in tag:in handle:in",
                "MPI_Recv(void *buf, MPI_Count count, MPI_Datatype type, int source, int tag,"
                        + " MPI_Comm comm, MPI_Status *status)"
                        + " | buffer:out count:in datatype:in source:in tag:in handle:in status:out",
                "MPI_Comm_rank(MPI_Comm comm, int *rank) | handle:in rank:out",
                "MPI_Waitall(int count, MPI_Request array_of_requests[], MPI_Status *array_of_statuses)"
                        + " | length:in handle:io[] status:out[]",
                "MPI_Waitsome(int incount, MPI_Request array_of_requests[], int *outcount,"
                        + " int array_of_indices[], MPI_Status array_of_statuses[])"
                        + " | length:in handle:io[] length:out number:out[] status:out[]",
                "MPI_Cart_get(MPI_Comm comm, int maxdims, int dims[], int periods[], int coords[])"
                        + " | handle:in length:in number:out[] flag:out[] number:out[]",
                "MPI_Cart_shift(MPI_Comm comm, int direction, int disp, int *rank_source, int *rank_dest)"
                        + " | handle:in number:in number:in rank:out rank:out",
                "MPI_Graph_get(MPI_Comm comm, int maxindex, int maxedges, int indx[], int edges[])"
                        + " | handle:in length:in length:in number:out[] rank:out[]",
                "MPI_Dims_create(int nnodes, int ndims, int dims[])"
                        + " | number:in length:in number:out[]",
                "MPI_Type_create_indexed_block(int count, int blocklength,"
                        + " const int array_of_displacements[], MPI_Datatype oldtype,"
                        + " MPI_Datatype *newtype)"
                        + " | length:in count:in displacement:in[] datatype:in datatype:out",
                "MPI_Alltoallv(const void *sendbuf, const int *sendcounts, const int *sdispls,"
                        + " MPI_Datatype sendtype, void *recvbuf, const int recvcounts[],"
                        + " const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm)"
                        + " | buffer:in count:in[] displacement:in[] datatype:in"
                        + " buffer:out count:in[] displacement:in[] datatype:in handle:in",
                "MPI_Dist_graph_neighbors(MPI_Comm comm, int maxindegree, int sources[],"
                        + " int *sourceweights, int maxoutdegree, int destinations[], int *destweights)"
                        + " | handle:in length:in rank:out[] number:out[]"
                        + " length:in rank:out[] number:out[]",
                "MPI_Win_create(void *base, MPI_Aint size, int disp_unit, MPI_Comm comm)"
                        + " | memory:in number:in number:in handle:in",
                "MPI_Put(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype,"
                        + " int target_rank, MPI_Aint target_disp, int target_count,"
                        + " MPI_Datatype target_datatype)"
                        + " | buffer:in count:in datatype:in dest:in target_displacement:in"
                        + " count:in datatype:in",
                "MPI_Pack(const void *inbuf, int incount, MPI_Datatype datatype, void *outbuf,"
                        + " int outsize)"
                        + " | buffer:in count:in datatype:in memory:out number:in",
                "MPI_Comm_free_keyval(int *comm_keyval) | keyval:io",
                "MPI_Comm_get_attr(MPI_Comm comm, int comm_keyval, void *attribute_val, int *flag)"
                        + " | handle:in keyval:in attribute:out flag:out",
                "MPI_Info_get_string(const char *key, int *buflen, char *value, int *flag)"
                        + " | string:in length:io string:out flag:out",
                "MPI_Get_name(char *name, int *resultlen) | string:out length:out",
                "MPI_Init(int *argc, char ***argv) | arguments:io arguments:io[]",
                "MPI_Comm_spawn(const char *command, char *argv[], int maxprocs, int root)"
                        + " | string:in string:in[] number:in root:in",
            })
    void knowsWhatMpiHas(String prototype, String kinds) throws IOException {
        assertEquals(kinds, kinds("int " + prototype));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "MPIX_Teleport(const void *leftbuf, void *recvbuf, const MPI_Count leftcounts[],"
                        + " const MPI_Aint leftdispls[], MPI_Datatype lefttype, int target_rank)"
                        + " | buffer:in buffer:out count:in[] displacement:in[] datatype:in dest:in",
                "MPIX_Teleport_free(MPI_Comm *portal, MPI_Request *pending) | handle:io handle:io",
                "MPIX_Teleport_open(MPI_Comm comm, MPI_Fn *fn, void *extra_state, MPI_Comm *portal)"
                        + " | handle:in function:in state:in handle:out",
                "MPIX_Startsome(int count, MPI_Request queue[]) | length:in handle:io[]",
                "MPIX_Merge(int n, MPI_Request parts[], MPI_Request *whole)"
                        + " | length:in handle:in[] handle:out",
                "MPIX_Get_parts(MPI_Request whole, int max_parts, MPI_Request parts[])"
                        + " | handle:in length:in handle:out[]",
                "MPIX_Get_parts(MPIX_Part *part, const MPIX_Part *like) | memory:out memory:in",
                "MPIX_Status_get_hops(MPI_Status *status, int *hops) | status:in number:out",
                "MPIX_Status_set_hops(MPI_Status *status, int hops) | status:io number:in",
                "MPIX_Map(int nrows, const int rows[], const double *weights, int grid[][2])"
                        + " | length:in number:in[] number:in[] number:in[]",
                "MPIX_Read_raw(MPI_Message message, void *buf, int size)"
                        + " | handle:in memory:out number:in",
                "MPIX_Describe(MPI_Comm comm, char *text, int *text_len, int is_short)"
                        + " | handle:in string:out length:io flag:in",
                "MPIX_Nothing(void) |''",
            })
    void guessesWhatNoMpiHas(String prototype, String kinds) throws IOException {
        assertEquals(kinds, kinds("int " + prototype));
    }

    @Test
    void exceptionsComeFirst() throws IOException {
        String exceptions =
                "kind MPI_F.* source # all of it\ndirection mpi_f.peer inout # this one\n";
        ParamUse peer = classify("int MPI_F(int *peer)", exceptions).getFirst();
        assertEquals(ParamKind.SOURCE, peer.kind());
        assertEquals("source:io", say(peer));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "MPI_Comm_things(MPI_Comm comm, MPI_Status array[], int *n) | n",
                "MPI_Comm_set(MPI_Comm comm, unsigned char flags)           | flags",
                "MPI_Comm_all(MPI_Comm comm, int *counts)                   | counts",
                "MPI_Comm_ask(MPI_Comm comm, MPI_Status *statuses)          | statuses",
                "MPI_Comm_name(MPI_Comm comm, char *text)                   | text",
                "MPI_Comm_room(MPI_Comm comm, void *stuff)                  | stuff",
                "MPI_Comm_nth(MPI_Comm comm, int n, char *text, int *text_len, int *rank) | ''",
                "MPI_Send(const void *buf, int count, MPI_Datatype datatype, int dest) | ''",
            })
    void whatIsLeftOverIsAGuess(String prototype, String guesses) throws IOException {
        String found =
                classify("int " + prototype, "").stream()
                        .filter(ParamUse::guess)
                        .map(ParamUse::name)
                        .collect(java.util.stream.Collectors.joining(" "));
        assertEquals(guesses, found);
    }

    @Test
    void aKindThatIsSaidIsNoGuess() throws IOException {
        var params = classify("int MPI_F(int *depth)", "kind MPI_F.depth number # levels\n");
        assertEquals(false, params.getFirst().guess());
    }
}
