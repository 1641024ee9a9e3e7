package panmpi.generator.diff;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import panmpi.generator.Pipeline;
import panmpi.generator.Project;
import panmpi.generator.model.Api;
import panmpi.generator.model.Known;
import panmpi.generator.model.Snapshots;
import panmpi.generator.rules.SmallApis;

/** Tests the report on what a header adds, changes and removes. */
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
        Api old = SmallApis.api(folder, "mpich 4.0", "4.0", OLD);
        Api now = SmallApis.api(folder, library, "5.0", facts.toArray(String[]::new));
        Pipeline pipeline = new Pipeline(Project.templates(), Project.quiet());
        Pipeline.Decided decided = pipeline.decide(new Snapshots(List.of(old, now), Known.NONE));
        return new WhatIsNew(now, List.of(old), decided.facade())
                .text(
                        new TreeMap<>(decided.merged().omitted()),
                        new TreeSet<>(decided.merged().omitted().keySet()),
                        name -> "mpi.h:7",
                        name ->
                                name.equals("MPI_Comm_size")
                                        ? Optional.of("mpi.h:9")
                                        : Optional.empty());
    }

    @Test
    void nothing() throws IOException {
        assertEquals(
                """
                mpich 5.0 (MPI 5.0), against mpich 4.0
                Nothing was added, changed or removed.
                Every function of the header is classified, and what was made of it compiles.
                """,
                text(List.of(OLD)));
    }

    @Test
    void listsByClassAndByReasonAndSaysWhatToDo() throws IOException {
        assertEquals(
                """
                mpich 5.0 (MPI 5.0), against mpich 4.0
                1 function added with a new method, by class:
                  Comm (1)
                    Comm.Depth: int MPI_Comm_depth(MPI_Comm comm, int *size)
                1 function added without one, in mpi.c.Mpi alone:
                  a library's own extension: procedural (1)
                    int MPIX_Own(int n)
                1 function removed:
                  int MPI_Comm_size(MPI_Comm comm, int *size) (a macro here, mpi.h:9)
                1 constant added:
                  MPI_NEW = 3 (int)
                2 constants changed:
                  MPI_COMM_WORLD: 1 becomes 2
                  1 of the function numbers that wrapping tools use changed; such tools must be built anew
                Then review git diff generated/, run make test, and commit generated/.
                1 function not classified, and not in the facade:
                  mpi.h:7: int MPI_Odd(Thing t)
                    no Java type is known for the C type 'Thing'; it needs one in JavaType
                mpi.c.Mpi has each of them whose C types are known. To have one in the facade, add a line to
                templates/exceptions.rules and run make bindings again:
                  kind FUNCTION.PARAMETER KIND # why    what the parameter means (model/ParamKind lists the kinds)
                  skip FUNCTION                # why    where the facade is to do without it
                """,
                text(
                        List.of(
                                "typedef MPI_Comm int = int",
                                "constant MPI_COMM_WORLD MPI_Comm = 2",
                                "constant MPI_NEW int = 3",
                                "constant MPI_COMM_DEPTH_T int = 0",
                                "function int MPI_Comm_depth(MPI_Comm comm, int *size)",
                                "function int MPIX_Own(int n)",
                                "function int MPI_Odd(Thing t)")));
    }

    @Test
    void aLibraryWithoutASnapshotIsComparedWithTheNearest() throws IOException {
        String text = text("sidempi 1.0", List.of(OLD[0], OLD[1]));
        assertTrue(
                text.startsWith(
                        """
                        sidempi 1.0 (MPI 5.0), against mpich 4.0, the nearest: no snapshot is of this library
                        1 function removed:
                          int MPI_Comm_size(MPI_Comm comm, int *size) (a macro here, mpi.h:9)
                        """),
                text);
    }

    @Test
    void anUnknownImplementationIsToGetALine() throws IOException {
        String text = text("unknown 5.0", List.of(OLD));
        assertTrue(text.contains("No line of templates/libraries.rules identifies"), text);
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
        assertEquals(header + ":2", lines.macro("MPI_Send").orElseThrow());
        assertEquals(more + ":2", lines.mention("MPI_Recv"));
        assertEquals(header + ":1", lines.mention("MPI_Nothing"));
    }

    @Test
    void aFileThatIsNotIncludedIsNotLookedAt() throws IOException {
        Path header = Files.writeString(folder.resolve("mpi.h"), "int MPI_Send(int n);\n");
        Files.writeString(folder.resolve("other.h"), "int MPI_Recv(int n);\n");
        assertEquals(header + ":1", HeaderLines.read(header).mention("MPI_Recv"));
    }
}
