package panmpi.generator.header;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests which names of a header belong to MPI or to its extensions. */
class SelectedNamesTest {

    @ParameterizedTest
    @ValueSource(strings = {"MPI_Send", "MPIX_Comm_revoke", "OMPI_C_MPI_DUP_FN", "ompi_mpi_int"})
    void namesOfMpiAreSelected(String name) {
        assertTrue(SelectedNames.isSelected(name));
    }

    @ParameterizedTest
    @ValueSource(strings = {"PMPI_Send", "MPI_", "MPICH_VERSION", "QMPI_Send", "xMPI_Send", ""})
    void othersAreNot(String name) {
        assertFalse(SelectedNames.isSelected(name));
    }
}
