package panmpi.generator.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that C prototypes are read and printed in one spelling. */
class PrototypesTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "int MPI_Send(const void *buf, int count, MPI_Datatype datatype, int dest)",
                "int MPI_Finalize(void)",
                "double MPI_Wtime(void)",
                "int MPI_Pcontrol(const int level, ...)",
                "int MPI_Group_range_incl(MPI_Group group, int n, int ranges[][3], MPI_Group *new)",
                "int MPI_Comm_spawn_multiple(int count, char *argv[], char **array_of_argv[])",
                "MPI_Aint MPI_Aint_add(MPI_Aint base, MPI_Aint disp)",
                "int X_f(unsigned long x, const char *const name, struct X_s *s, long long y)",
                "void *X_alloc(long size)"
            })
    void printsWhatItReads(String text) {
        assertEquals(text, Prototypes.function(text).prototype());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "int  MPI_Wait( MPI_Request * request )| int MPI_Wait(MPI_Request *request)",
                "int MPI_Init(int *, char ***)| int MPI_Init(int *x0, char ***x1)",
                "int F(const int * restrict a)| int F(const int *a)",
                "extern int F(int n)| int F(int n)",
                "int F(int const *a)| int F(const int *a)",
                "int F(int (*fn)(int, void *), int n)| int F(function *fn, int n)",
                "int F()| int F(void)"
            })
    void normalisesSpelling(String text, String expected) {
        assertEquals(expected, Prototypes.function(text).prototype());
    }

    @Test
    void readsAFunctionType() {
        Function shape =
                Prototypes.functionType("typedef void (MPI_Handler)(MPI_Comm *, int *, ...)");
        assertEquals("void MPI_Handler(MPI_Comm *x0, int *x1, ...)", shape.prototype());
        assertTrue(shape.variadic());
    }

    @ParameterizedTest
    @ValueSource(strings = {"int MPI_Send(const void *buf", "int MPI_X(int a; int b)", "int"})
    void saysWhatItCannotRead(String text) {
        var error = assertThrows(IllegalArgumentException.class, () -> Prototypes.function(text));
        assertTrue(error.getMessage().contains(text), error.getMessage());
    }
}
