package panmpi.generator.diff;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panmpi.generator.Pipeline;
import panmpi.generator.Project;
import panmpi.generator.model.Api;
import panmpi.generator.rules.Snapshots;

class WhatIsNewTest {

    private static final String[] OLD = {
        "typedef MPI_Comm int = int",
        "constant MPI_COMM_WORLD MPI_Comm = 1",
        "function int MPI_Comm_size(MPI_Comm comm, int *size)",
    };

    @TempDir private Path folder;

    private String text(List<String> facts) throws IOException {
        return text("mpich 5.0", facts);
    }

    private String text(String library, List<String> facts) throws IOException {
        Api old = Snapshots.api(folder, "mpich 4.0", "4.0", OLD);
        Api now = Snapshots.api(folder, library, "5.0", facts.toArray(String[]::new));
        Pipeline pipeline = new Pipeline(Project.templates(), Project.quiet());
        Pipeline.Decided decided = pipeline.decide(List.of(old, now));
        return new WhatIsNew(now, List.of(old), decided.facade())
                .text(
                        new TreeMap<>(decided.merged().omitted()),
                        new TreeSet<>(decided.merged().omitted().keySet()),
                        name -> "mpi.h:7");
    }

    @Test
    void nothing() throws IOException {
        assertEquals(
                """
                mpich 5.0 (MPI 5.0), against 1 committed snapshots
                Nothing is new.
                Every function of the header is classified.
                """,
                text(List.of(OLD)));
    }

    @Test
    void listsByClassAndByReasonAndSaysWhatToDo() throws IOException {
        assertEquals(
                """
                mpich 5.0 (MPI 5.0), against 1 committed snapshots
                1 function new with a method, by class:
                  Comm (1)
                    Comm.Depth: int MPI_Comm_depth(MPI_Comm comm, int *depth)
                1 function new without one, in mpi.c.Mpi alone:
                  a library's own extension: procedural (1)
                    int MPIX_Own(int n)
                1 constant new, by type:
                  int (1)
                    MPI_NEW = 3
                1 function not classified, and not in the facade:
                  mpi.h:7: int MPI_Odd(Thing t)
                    no Java type is known for the C type 'Thing'; it needs one in JavaType
                What to do: give each a line in templates/exceptions.rules,
                  kind FUNCTION.PARAMETER KIND # why    where a parameter was taken for another
                  skip FUNCTION                # why    where the facade is to do without it
                and run make bindings again. A C type that is not known gets its Java type in
                Merged.javaType; until then mpi.c.Mpi lacks the function too.
                Then review git diff generated/, run make test, and commit generated/.
                """,
                text(
                        List.of(
                                "typedef MPI_Comm int = int",
                                "constant MPI_COMM_WORLD MPI_Comm = 1",
                                "constant MPI_NEW int = 3",
                                "constant MPI_COMM_DEPTH_T int = 0",
                                "function int MPI_Comm_depth(MPI_Comm comm, int *depth)",
                                "function int MPIX_Own(int n)",
                                "function int MPI_Odd(Thing t)")));
    }

    @Test
    void anUnknownImplementationIsToGetALine() throws IOException {
        String text = text("unknown 5.0", List.of(OLD));
        assertTrue(text.contains("No line of templates/libraries.rules tells"), text);
    }

    @Test
    void findsTheLineOfADeclaration() throws IOException {
        Path header =
                Files.writeString(
                        folder.resolve("mpi.h"),
                        """
                        /* MPI_Send( is described elsewhere */
                        #define MPI_Send(x) y
                        int MPI_Send_init(int n);
                        int MPI_Send(int n);
                        #include "more.h"
                        """);
        Path more = Files.writeString(folder.resolve("more.h"), "\nint MPI_Recv\n  (int n);\n");
        HeaderLines lines = HeaderLines.read(header);
        assertEquals(header + ":4", lines.of("MPI_Send"));
        assertEquals(more + ":2", lines.of("MPI_Recv"));
        assertEquals(header.toString(), lines.of("MPI_Nothing"));
    }
}
