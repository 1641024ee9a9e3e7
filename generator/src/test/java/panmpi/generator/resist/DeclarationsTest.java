package panmpi.generator.resist;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Tests that parameters in C text are renamed, and that declarations are removed. */
class DeclarationsTest {

    private static final String TEXT =
            """
            #define MPI_Aint_add(base, disp) ((base) + (disp))
            typedef int (MPI_Fn)(MPI_Comm comm, void *state);
            typedef void MPI_User(void *in, int *len);
            /* MPI_Send(buf) is below */
            int MPI_Send(const void *buf, int count, MPI_Datatype type, int ranges[][3])
                MPICH_ATTR(1,3) MPICH_API_PUBLIC;
            OMPI_DECLSPEC  double MPI_Wtime(void);
            extern int PMPI_Op(MPI_Fn *fn, unsigned int, int n);
            """;

    @Test
    void parametersAreRenamed() {
        assertEquals(
                TEXT.replace("*buf,", "*p0,")
                        .replace("int count", "int p1")
                        .replace("Datatype type", "Datatype p2")
                        .replace("ranges[][3]", "p3[][3]")
                        .replace("*fn", "*p0")
                        .replace("int n)", "int p2)"),
                Declarations.renamed(TEXT, (name, i) -> "p" + i));
    }

    @Test
    void declarationsAreTakenOut() {
        String rest = Declarations.rewritten(TEXT, f -> f.startsWith("MPI_Send") ? null : f);
        assertEquals(
                TEXT.replaceFirst("(?s)\\nint MPI_Send\\(const.*?PUBLIC;", "").strip(),
                rest.strip());
    }
}
