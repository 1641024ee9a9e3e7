package panmpi.generator.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests which members of the facade stand for a C function, constant or callback. */
class FacadeMembersTest {

    @TempDir private Path root;

    @Test
    void aCallOfAPackagePrivateBaseBelongsToThePublicClass() throws IOException {
        source("abstract class CommCalls { public void Send() { check(Mpi.MPI_Send()); } }");
        source("public class Comm extends CommCalls { }");
        assertEquals(Set.of("Comm.Send"), find().ofFunction("MPI_Send"));
    }

    @Test
    void helpersOfTheSameClassAreFollowed() throws IOException {
        source(
                """
                public class Op {
                    public Op(int f) { this(create(f), "op"); }
                    private Op(long handle, String name) { }
                    private static long create(int f) { return made(f); }
                    static long made(int f) { return Mpi.MPI_Op_create(f); }
                    public static void Other() { }
                }
                """);
        assertEquals(Set.of("new Op"), find().ofFunction("MPI_Op_create"));
    }

    @Test
    void aHelperOfAnotherClassCountsWhereNothingIsNamed() throws IOException {
        source(
                "final class Job { static void init() { Mpi.MPI_Init(); begin(); }"
                        + " static void begin() { Mpi.MPI_Comm_rank(); } }");
        source("public final class MPI { public static void Init() { Job.init(); } }");
        assertEquals(Set.of("MPI.Init"), find().ofFunction("MPI_Init"));
        assertEquals(Set.of(), find().ofFunction("MPI_Comm_rank"));
    }

    @Test
    void aTextTellsWhichFunctionOfAHelperIsMeant() throws IOException {
        source(
                "final class Job { static boolean is(String question) {"
                        + " return ask(question) ? Mpi.MPI_Finalized() : Mpi.MPI_Initialized(); } }");
        source(
                "public final class MPI {"
                        + " public static boolean Finalized() { return Job.is(\"MPI_Finalized\"); }"
                        + " public static boolean Initialized() { return Job.is(\"MPI_Initialized\"); } }");
        assertEquals(Set.of("MPI.Finalized"), find().ofFunction("MPI_Finalized"));
        assertEquals(Set.of("MPI.Initialized"), find().ofFunction("MPI_Initialized"));
    }

    @Test
    void whoNamesAFunctionComesBeforeWhoCallsItByTheWay() throws IOException {
        source(
                "public class Comm {"
                        + " public int Size() { open(\"MPI_Comm_size\"); return Mpi.MPI_Comm_size(); }"
                        + " public Comm Dup() { open(\"MPI_Comm_dup\"); Mpi.MPI_Comm_dup();"
                        + " Mpi.MPI_Comm_size(); return call(Mpi::MPI_Comm_rank); } }");
        assertEquals(Set.of("Comm.Size"), find().ofFunction("MPI_Comm_size"));
        assertEquals(Set.of("Comm.Dup"), find().ofFunction("MPI_Comm_rank"));
    }

    @Test
    void whatUsersCannotCallStandsForNothing() throws IOException {
        source("final class Failure { public void of() { Mpi.MPI_Error_string(); } }");
        source("public class Comm { void size() { Mpi.MPI_Comm_size(); } }");
        assertEquals(Set.of(), find().ofFunction("MPI_Error_string"));
        assertEquals(Set.of(), find().ofFunction("MPI_Comm_size"));
    }

    @Test
    void constantsAreToldByWhatTheyAreMadeFromOrElseByName() throws IOException {
        source("class MPICalls { public static final int ANY_TAG = Mpi.MPI_ANY_TAG; }");
        source(
                "public final class MPI extends MPICalls {"
                        + " public static final Object IN_PLACE = new Object();"
                        + " public static final Datatype BYTE = new Datatype(\"x\", Mpi.MPI_INT8_T);"
                        + " static final int HIDDEN = Mpi.MPI_UNDEFINED; }");
        assertEquals(Set.of("MPI.ANY_TAG"), find().ofConstant("MPI_ANY_TAG"));
        assertEquals(Set.of("MPI.IN_PLACE"), find().ofConstant("MPI_IN_PLACE"));
        assertEquals(Set.of("MPI.BYTE"), find().ofConstant("MPI_INT8_T"));
        assertEquals(Set.of(), find().ofConstant("MPI_BYTE"));
        assertEquals(Set.of(), find().ofConstant("MPI_UNDEFINED"));
    }

    @Test
    void aCallbackIsTheInterfaceThatNamesItsType() throws IOException {
        source("/** In C {@code MPI_User_function}. */ public interface UserFunction { }");
        assertEquals(Set.of("UserFunction"), find().ofCallback("MPI_User_function"));
    }

    private FacadeMembers find() throws IOException {
        return FacadeMembers.find(List.of(root));
    }

    private void source(String text) throws IOException {
        Path folder = Files.createDirectories(root.resolve("mpi"));
        Files.writeString(folder.resolve("F" + text.hashCode() + ".java"), "package mpi;\n" + text);
    }
}
