package mpi.internal.discovery;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests that the number of tasks on a node is read from Slurm's list of tasks per node. */
final class SlurmStepTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = ' ',
            value = {
                "3,1 0 3",
                "3,1 1 1",
                "3,1 2 0",
                "2(x3),1 2 2",
                "2(x3),1 3 1",
                "4 0 4",
                "4 -1 0",
                "'' 0 0",
                "3; 0 0",
                "2(x 0 0",
                "1,2(x2) 2 2"
            })
    void isThatOfTheNode(String list, int node, int tasks) {
        assertEquals(tasks, SlurmStep.tasks(list, node));
    }
}
