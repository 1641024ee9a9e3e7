package panmpi.generator.header;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests that functions and callbacks are found in C declarations. */
class SignaturesTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    int MPI_A(void) ;                     | int MPI_A()
                    extern  MPI_Fint MPI_A(MPI_Comm  c);  | MPI_Fint MPI_A(MPI_Comm c)
                    void*MPI_A(const int*a,int*const*b);  | void *MPI_A(const int *a, int *const *b)
                    int MPI_A(int r[ ][3], char **v[]);   | int MPI_A(int r[][3], char **v[])
                    int MPI_A(void(*f)(int,...));         | int MPI_A(void (*f)(int, ...))
                    int __attribute__((cold)) MPI_A(int); | int MPI_A(int)
                    int MPI_A(int a) __asm__("b") ;       | int MPI_A(int a)
                    __extension__ long MPI_A(int);        | long MPI_A(int)
                    extern "C" { int MPI_A(int a); }      | int MPI_A(int a)
                    int MPI_A(int a) { return f(a); }     |
                    static int MPI_A(int a);              |
                    struct s { int (*MPI_A)(int); } ;     |
                    """)
    void functionsAreFound(String code, String expected) {
        assertEquals(expected, Signatures.read(code).functions().get("MPI_A"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    typedef int (MPI_F)(int);            | typedef int (MPI_F)(int)
                    typedef int MPI_F(MPI_Comm c, int);  | typedef int (MPI_F)(MPI_Comm, int)
                    typedef void *(MPI_F)(void);         | typedef void *(MPI_F)()
                    typedef int (*MPI_F)(int *a, ...);   | typedef int (*MPI_F)(int *, ...)
                    typedef int MPI_F(const char *a[]);  | typedef int (MPI_F)(const char **)
                    typedef int G(int a); typedef G MPI_F; | typedef int (MPI_F)(int)
                    typedef unsigned int MPI_F;          |
                    typedef struct { int a; } MPI_F;     |
                    """)
    void callbacksAreFound(String code, String expected) {
        assertEquals(expected, Signatures.read(code).callbacks().get("MPI_F"));
    }

    @Test
    void statementsEndAtBodiesAndSemicolonsOutsideOfThem() {
        String code = "int a(void) { if (1) { b(); } } struct s { int c; }; int d;";
        assertEquals(List.of(List.of("struct", "s"), List.of("int", "d")), Statements.split(code));
    }
}
