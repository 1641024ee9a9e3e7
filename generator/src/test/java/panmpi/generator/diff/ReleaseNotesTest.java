package panmpi.generator.diff;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panmpi.generator.rules.SmallApis;

/** Tests the text and JSON that report the differences between two MPIs. */
class ReleaseNotesTest {

    private static final ComparedFiles FILES = new ComparedFiles("was/mpi.h", "is/mpi.h");

    @TempDir private Path folder;

    private ApiDiff compare(List<String> old, List<String> now) throws IOException {
        return ApiDiff.compare(
                SmallApis.api(folder, "mpich 4.0", "4.0", old.toArray(String[]::new)),
                SmallApis.api(folder, "mpich 5.0", "5.0", now.toArray(String[]::new)),
                Set.of());
    }

    @Test
    void saysWhatBreaksThenWhatIsNewThenASummary() throws IOException {
        ApiDiff diff =
                compare(
                        List.of("constant MPI_A int = 1", "function int MPI_F(int n)"),
                        List.of("constant MPI_A int = 2", "function int MPI_G(int n)"));
        assertEquals(
                """
                # mpich 4.0 to mpich 5.0

                MPI 4.0 to 5.0.

                ## Breaking changes (2)

                ### Functions removed (1): breaks binaries and sources

                - int MPI_F(int n)

                ### Constants changed (1): breaks binaries

                - MPI_A: 1 becomes 2

                ## New (1)

                ### Functions added (1)

                - int MPI_G(int n)

                ## Summary

                - Functions: 1 added, 1 removed
                - Constants: 1 changed
                - Binaries: 2 changes may break them; sources: 1 change may break them

                abi-diff: breaking (exit code 2)
                """,
                ReleaseNotes.of(diff));
    }

    @Test
    void dividesALongSectionByTheFirstWordOfItsNames() throws IOException {
        List<String> now = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            now.add("function int MPI_Comm_new" + i + "(void)");
        }
        now.addAll(List.of("function int MPI_File_a(void)", "function int MPI_Other(void)"));
        String text = ReleaseNotes.of(compare(List.of(), now));
        assertTrue(text.contains("### Functions added (12)\n\nMPI_Comm (10)\n- int MPI_"), text);
        assertTrue(text.contains("others (2)\n- int MPI_File_a(void)\n- int MPI_Other"), text);
    }

    @Test
    void jsonHoldsTheSame() throws IOException {
        String json =
                DiffJson.of(
                        compare(
                                List.of("constant MPI_A string = \"a\""),
                                List.of("constant MPI_A string = \"b\"")),
                        FILES);
        assertTrue(json.contains("\"level\": 2"), json);
        assertTrue(json.contains("\"sha256\": \"0\",\n    \"file\": \"was/mpi.h\"\n"), json);
        String change =
                """
                    {
                      "subject": "constant",
                      "kind": "changed",
                      "name": "MPI_A",
                      "text": "MPI_A: \\"a\\" becomes \\"b\\"",
                      "breaksBinary": true,
                      "breaksSource": false
                    }
                """;
        assertTrue(json.contains(change), json);
    }

    @Test
    void namesTheFilesWhereBothHeadersClaimTheSameVersion() throws IOException {
        ApiDiff diff =
                ApiDiff.compare(
                        SmallApis.api(folder, "mpich 4.3.2", "4.1", "constant MPI_A int = 1"),
                        SmallApis.api(folder, "mpich 4.3.2", "4.1", "constant MPI_A int = 2"),
                        Set.of());
        String text = ReleaseNotes.of(diff, FILES);
        assertTrue(text.startsWith("# mpich 4.3.2 (was/mpi.h) to mpich 4.3.2 (is/mpi.h)\n"), text);
    }
}
