package panmpi.junit.programs;

import static org.junit.jupiter.api.Assertions.assertNotEquals;

import mpi.junit.MpiTest;
import mpi.junit.MpiWorld;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

/** Parameterized test class, in which a test fails with one of the three parameters. */
@MpiTest
@ParameterizedClass
@ValueSource(ints = {1, 2, 3})
public class Templates {

    @Parameter int number;

    @Test
    void isNotTwo(MpiWorld world) {
        assertNotEquals(2, number);
    }

    @Test
    void passes(MpiWorld world) {
        world.comm().Barrier();
    }
}
