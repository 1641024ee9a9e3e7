package panmpi.generator.emit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests that generated files keep the imports that they use, and no others. */
class DraftTest {

    private static List<String> imports(String source) {
        return new Draft("mpi/A.java", "A.java", source)
                .format().unit().getImports().stream().map(i -> i.getNameAsString()).toList();
    }

    @Test
    void keepsImportsThatCodeAndJavadocUse() {
        assertEquals(
                List.of("java.util.List", "mpi.MPI.File"),
                imports(
                        """
                        package mpi;
                        import java.util.List;
                        import mpi.MPI.File;
                        /** Of {@link File}. */
                        interface A { List<String> names(); }
                        """));
    }

    @Test
    void dropsImportsOfTheOwnPackageAndThoseWithoutUse() {
        assertEquals(
                List.of(),
                imports(
                        """
                        package mpi;
                        import java.util.List;
                        import mpi.Comm;
                        interface A { Comm lists(); }
                        """));
    }
}
